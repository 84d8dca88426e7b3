/**
 * The key of a question worked out again, without what made it: moves are played by the engine and their
 * outcome read off the boards; sowing is done once more by hand.
 */
import { adviceFor, bestOf } from '../../src/analysis/advice.ts';
import { type Endings, endingsOf } from '../../src/analysis/endings.ts';
import { legalMoves } from '../../src/engine/legal.ts';
import { trace } from '../../src/engine/play.ts';
import { refusalOf } from '../../src/engine/refusal.ts';
import type { Ruleset } from '../../src/engine/ruleset.ts';
import { rulesetOf } from '../../src/engine/rulesets/all.ts';
import type { Move, Pit, Position, Side } from '../../src/engine/types.ts';
import type { Answer, Question } from '../../src/exercises/question.ts';

const MOST_SEEDS = 7;
const tables = new Map<string, Endings>();

/** The rule book of a question. */
export function bookOf({ ruleset }: Question): Ruleset {
  const rules = rulesetOf(ruleset);
  if (rules === null) throw new Error(`No rule book "${ruleset}".`);
  return rules;
}

/** Seeds that stay in the pits or go to a store before anything is gathered: read off the events. */
function outcome(rules: Ruleset, position: Position, move: Move) {
  const { events, after } = trace(rules, position, move);
  const mover = position.toMove;
  const gathered = { south: 0, north: 0 };
  for (const event of events) if (event.kind === 'gather') gathered[event.keeper] += event.count;
  const kept = (side: Side): number => after.stores[side] - gathered[side] - position.stores[side];
  // Seeds on the board before and after, but for what was gathered, differ by what was taken.
  const sum = (seeds: readonly number[]): number => seeds.reduce((all, one) => all + one, 0);
  const gone = sum(position.seeds) - sum(after.seeds) - gathered.south - gathered.north;
  if (gone !== kept('south') + kept('north')) throw new Error('Seeds were lost.');
  const pits = new Set(
    events.flatMap((event) =>
      event.kind === 'capture' && event.why !== 'capturing-seed' ? [event.pit] : [],
    ),
  );
  return { taken: kept(mover), pits: pits.size, after };
}

/** Sowing by hand: pit after pit, lap after lap. */
export function sowByHand(
  rules: Ruleset,
  { seeds }: Position,
  move: Move,
): { last: Pit; laps: number } {
  if (move.kind !== 'sow') throw new Error('Only pits are asked about.');
  const board = seeds.slice();
  const way = move.direction === 'counter-clockwise' ? 1 : board.length - 1;
  let pit: number = move.from;
  let stays = rules.lift === 'all' ? 0 : 1;
  for (let laps = 1; ; laps++) {
    const origin = pit;
    let hand = (board[pit] as number) - stays;
    board[pit] = stays;
    while (hand > 0) {
      pit = (pit + way) % board.length;
      if (pit === origin && rules.origin === 'skipped') continue;
      board[pit] = (board[pit] as number) + 1;
      hand--;
    }
    if (rules.relay.kind === 'never' || board[pit] === 1) return { last: pit as Pit, laps };
    stays = 0;
  }
}

const fromPits = (rules: Ruleset, position: Position): readonly Move[] =>
  legalMoves(rules, position).filter(({ kind }) => kind === 'sow');

/** Every move of the side to play from a pit of its own, allowed or not. */
export const wishes = (rules: Ruleset, position: Position): readonly Move[] =>
  position.seeds.flatMap((_, place) =>
    place < rules.board.columns === (position.toMove === 'south')
      ? rules.choice.directions.map(({ direction }): Move => ({
          kind: 'sow',
          from: place as Pit,
          direction,
        }))
      : [],
  );

/** Whether all the opponent has is captured, or would be if the rule book let it: the plain rule says. */
function takesAll(rules: Ruleset, position: Position, move: Move): boolean {
  const plain: Ruleset = {
    ...rules,
    grandSlam: { kind: 'takes' },
    feeding: { kind: 'free' },
    end: [],
  };
  const refusal = refusalOf(rules, position, move);
  if (refusal !== null && refusal.kind !== 'grand-slam') return false;
  if (refusalOf(plain, position, move) !== null) return false;
  const { events, after } = trace(plain, position, move);
  const first = position.toMove === 'south' ? rules.board.columns : 0;
  const theirs = (place: number): boolean => place >= first && place < first + rules.board.columns;
  const left = after.seeds.slice(first, first + rules.board.columns);
  return (
    events.some((event) => event.kind === 'capture' && theirs(event.pit)) &&
    left.every((count) => count === 0)
  );
}

const moves = (right: readonly Move[]): Answer => ({ kind: 'moves', right });
const number = (right: number): Answer => ({ kind: 'number', right });

/** The answer to what a question asks. */
export function prove({ start, asked, ...question }: Question): Answer {
  const rules = bookOf({ start, asked, ...question });
  const legal = fromPits(rules, start);
  const takes = (move: Move): number => outcome(rules, start, move).taken;
  switch (asked.kind) {
    case 'last-seed':
      return { kind: 'pit', right: sowByHand(rules, start, asked.move).last };
    case 'laps':
      return number(sowByHand(rules, start, asked.move).laps);
    case 'board-after':
      return { kind: 'board', right: outcome(rules, start, asked.move).after.seeds };
    case 'taken':
      return number(takes(asked.move));
    case 'pits-taken':
      return number(outcome(rules, start, asked.move).pits);
    case 'which-takes':
      return moves(legal.filter((move) => takes(move) === asked.count));
    case 'which-takes-most': {
      const most = Math.max(...legal.map(takes));
      return moves(legal.filter((move) => takes(move) === most));
    }
    case 'which-chains':
      return moves(legal.filter((move) => outcome(rules, start, move).pits === asked.pits));
    case 'which-feeds':
      return moves(legal);
    case 'which-sweeps':
      return moves(wishes(rules, start).filter((move) => takesAll(rules, start, move)));
    case 'store-after': {
      let now = start;
      for (const move of asked.moves) now = trace(rules, now, move).after;
      return number(now.stores[asked.side]);
    }
    case 'best': {
      const known = tables.get(rules.id) ?? endingsOf(rules, MOST_SEEDS);
      tables.set(rules.id, known);
      const advice = adviceFor(start, rules, known);
      if (advice === null) throw new Error('Too many seeds.');
      return moves(bestOf(advice).map(({ move }) => move));
    }
    default:
      return asked satisfies never;
  }
}
