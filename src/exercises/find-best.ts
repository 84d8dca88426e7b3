/**
 * The one best move of an ending, whatever endless play is worth: it gains more, even if going round
 * gave all to the opponent, than any other move can, even if going round gave all to the mover.
 */
import { type Bounds, boundsOf } from '../analysis/ending-bounds.ts';
import { playedOut } from '../analysis/advice.ts';
import { layoutOf, seedsIn } from '../analysis/layout.ts';
import { placeOf } from '../analysis/rank.ts';
import { other } from '../engine/board.ts';
import { legalMoves } from '../engine/legal.ts';
import { trace } from '../engine/play.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import { takenIn } from '../engine/tally.ts';
import type { Move, Position } from '../engine/types.ts';
import type { Found, Look } from './look.ts';
import { ENDINGS, within } from './levels.ts';

type Known = { readonly most: number; readonly bounds: readonly Bounds[] };
/** Solved once a rule book, as far as it has been asked for. */
const solved = new WeakMap<Ruleset, Known>();

function boundsFor(rules: Ruleset, seeds: number, most: number): Bounds {
  let known = solved.get(rules);
  if (known === undefined || known.most < seeds) {
    known = { most, bounds: boundsOf(rules, most) };
    solved.set(rules, known);
  }
  return known.bounds[seeds] as Bounds;
}

/** A move with what it gains its mover at least and at most, and what it takes at once. */
type Gain = {
  readonly move: Move;
  readonly taken: number;
  readonly atLeast: number;
  readonly atMost: number;
};

/** What each legal move gains, the play going on to the last seed; `most` seeds are solved at once. */
function gainsOf(rules: Ruleset, position: Position, most: number): readonly Gain[] {
  const open = playedOut(rules);
  const { toMove, stores } = position;
  return legalMoves(open, position).map((move): Gain => {
    const told = trace(open, position, move);
    const { after } = told;
    const taken = takenIn(told);
    if (after.stage.kind === 'over') {
      const gain =
        after.stores[toMove] -
        stores[toMove] -
        (after.stores[other(toMove)] - stores[other(toMove)]);
      return { move, taken, atLeast: gain, atMost: gain };
    }
    const layout = layoutOf(rules, after);
    const { atLeast, atMost } = boundsFor(rules, seedsIn(layout), most);
    const place = placeOf(layout);
    return {
      move,
      taken,
      atLeast: taken - (atMost[place] as number),
      atMost: taken - (atLeast[place] as number),
    };
  });
}

/** The best move, where there is just one and every worth is certain. */
export function bestMoves({ scene: { rules, position }, level }: Look): readonly Found[] {
  const { seeds, greed } = ENDINGS[level];
  if (!within(seedsIn(position.seeds), seeds)) return [];
  const gains = gainsOf(rules, position, seeds[1]);
  const best = gains.toSorted((a, b) => b.atLeast - a.atLeast)[0];
  if (best === undefined || gains.length < 2) return [];
  if (gains.some((one) => one.atLeast !== one.atMost)) return [];
  if (gains.some((one) => one !== best && one.atMost >= best.atLeast)) return [];
  const greedy = gains.every((one) => one === best || one.taken < best.taken);
  const misled = gains.some((one) => one.taken > best.taken);
  if ((greed === 'best' && !greedy) || (greed === 'wrong' && !misled)) return [];
  return [
    {
      asked: { kind: 'best' },
      answer: { kind: 'moves', right: [best.move] },
      worth: gains.map(({ move, atLeast }) => ({ move, value: atLeast })),
    },
  ];
}
