/** How a game ends, in words: the cause, and who has won. Seeds gathered are told between the two. */
import { other } from '../engine/board.ts';
import { opponentBare, rowEmpty } from '../engine/position.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import type { Outcome, Side } from '../engine/types.ts';
import type { EndingWords, Telling, WonBy } from '../language/phrasebook.ts';
import type { BeatTold } from './beats.ts';

type Told = Omit<BeatTold, 'beat'>;

/** The board and the turn on which the end was found: before anything is gathered. */
function boardAtEnd({ trace, frames }: Told) {
  const { events, before } = trace;
  const found = events.findIndex((event) => event.kind === 'gather' || event.kind === 'end');
  const { seeds } = frames[found] ?? before;
  const turn = events.findLast((event) => event.kind === 'turn');
  return { ...before, seeds, toMove: turn?.to ?? before.toMove };
}

/** How the game ended by these events, if it did. */
const outcomeIn = ({ trace }: Told): Outcome | null =>
  trace.events.find((event) => event.kind === 'end')?.outcome ?? null;

/** Why no move is left, as exactly as the board says it. */
function whyNoMove(ruleset: Ruleset, board: ReturnType<typeof boardAtEnd>): EndingWords {
  if (rowEmpty(ruleset, board.seeds, board.toMove)) return 'no-seeds';
  return ruleset.feeding.kind !== 'free' && opponentBare(ruleset, board)
    ? 'cannot-feed'
    : 'no-move';
}

/** Why the game ends, as a sentence; none while it goes on. */
export function tellCause(telling: Telling, told: Told): string[] {
  const { ruleset } = told;
  const outcome = outcomeIn(told);
  if (outcome === null) return [];
  const board = boardAtEnd(told);
  const because = (cause: EndingWords, player: Side): string[] => [
    telling.ending({ cause, player, opponent: other(player) }),
  ];
  const { toMove } = board;
  switch (outcome.cause) {
    case 'no-move':
      return because(whyNoMove(ruleset, board), toMove);
    case 'empty-row':
      return because('no-seeds', rowEmpty(ruleset, board.seeds, toMove) ? toMove : other(toMove));
    case 'majority':
    case 'grand-slam':
    case 'few-seeds':
    case 'repetition':
    case 'agreed':
      return because(outcome.cause, toMove);
    default:
      return outcome.cause satisfies never;
  }
}

/** What the winner has won by: the fuller store, a sweep, or seeds where the other has none. */
function wonBy(told: Told, winner: Side): WonBy {
  const { ruleset } = told;
  const cause = outcomeIn(told)?.cause;
  if (cause === 'grand-slam') return 'sweep';
  const loses = ruleset.end.some((rule) => rule.kind === 'empty-row' && rule.loses);
  if (cause !== 'empty-row' || !loses) return 'count';
  return rowEmpty(ruleset, boardAtEnd(told).seeds, winner) ? 'turn' : 'seeds-left';
}

/** Who has won. */
export function tellOutcome(telling: Telling, told: Told, outcome: Outcome): string {
  const { south, north } = (told.frames.at(-1) ?? told.trace.before).stores;
  switch (outcome.kind) {
    case 'won':
      return telling.won({
        player: outcome.side,
        opponent: other(outcome.side),
        south,
        north,
        wonBy: wonBy(told, outcome.side),
        carved: told.ruleset.board.stores === 'carved',
      });
    case 'drawn':
      return telling.levelled({ each: south });
    default:
      return outcome satisfies never;
  }
}
