/** Why a move is not allowed, with all a teacher needs: what is in the way and what may be played. */
import { pitCount, sideOf } from './board.ts';
import { endlessOf } from './endless.ts';
import { seedsIn } from './event.ts';
import { directionAllowed, sown } from './hindrance.ts';
import { legalMoves, wrongWith } from './legal.ts';
import type { Ruleset } from './ruleset.ts';
import type { Sowing } from './sow.ts';
import type { Move, Position, Refusal } from './types.ts';

/** Why a move may not be played here, or null if it may. Never throws for a player's mistake. */
export function refusalOf(rules: Ruleset, position: Position, move: Move): Refusal | null {
  const kind = wrongWith(rules, position, move);
  if (kind === null) return null;
  switch (kind) {
    case 'over':
    case 'not-this-stage':
    case 'can-move':
      return { kind };
    case 'nothing-held':
      return { kind, held: position.stores[position.toMove] };
    case 'must-feed':
      return { kind, instead: legalMoves(rules, position) };
    case 'no-such-pit':
      return { kind, pits: pitCount(rules.board) };
    case 'not-yours':
    case 'empty':
    case 'too-few':
      return refusalOfPit(rules, move, kind);
    case 'wrong-direction':
    case 'grand-slam':
    case 'endless':
      return refusalOfSowing(rules, position, move, kind);
    default:
      return kind satisfies never;
  }
}

function refusalOfPit(
  rules: Ruleset,
  move: Move,
  kind: 'not-yours' | 'empty' | 'too-few',
): Refusal {
  if (move.kind !== 'sow') throw new Error(`"${kind}" cannot be wrong with "${move.kind}".`);
  const pit = move.from;
  switch (kind) {
    case 'not-yours':
      return { kind, pit, owner: sideOf(rules.board, pit) };
    case 'empty':
      return { kind, pit };
    case 'too-few':
      return { kind, pit, needs: rules.choice.atLeast };
    default:
      return kind satisfies never;
  }
}

function refusalOfSowing(
  rules: Ruleset,
  position: Position,
  move: Move,
  kind: 'wrong-direction' | 'grand-slam' | 'endless',
): Refusal {
  if (move.kind !== 'sow' && move.kind !== 'enter')
    throw new Error(`"${kind}" cannot be wrong with "${move.kind}".`);
  switch (kind) {
    case 'wrong-direction':
      return { kind, ...waysOf(rules, position, move) };
    case 'grand-slam':
      return { kind, ...wouldTake(rules, position, move), instead: legalMoves(rules, position) };
    case 'endless':
      return { kind, ...endlessOf(rules, position, move) };
    default:
      return kind satisfies never;
  }
}

/** Why a sowing may not go the way it was to go, and the ways it may. */
function waysOf(rules: Ruleset, position: Position, move: Sowing) {
  const known = rules.choice.directions.map(({ direction }) => direction);
  return {
    why: known.includes(move.direction) ? ('takes-nothing' as const) : ('never' as const),
    allowed: known.filter((direction) => directionAllowed(rules, position, { ...move, direction })),
  };
}

/** The pits a move would take from, in order, and the seeds in them. */
function wouldTake(rules: Ruleset, position: Position, move: Sowing) {
  const end = sown(rules, position, move);
  if (end === null) throw new Error('An endless relay takes nothing.');
  const { pits } = end.haul;
  return { pits, count: pits.reduce((sum, pit) => sum + seedsIn(end.table, pit), 0) };
}
