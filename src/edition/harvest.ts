/** The greatest harvest from one move: set up, and reached from the start of a game. */
import { GREATEST_HARVEST, HARVEST_FROM_START, harvestBound } from '../analysis/harvest.ts';
import { playOn, positionOf, startGame } from '../engine/game.ts';
import { makePosition, parsePosition } from '../engine/notation.ts';
import { ayo } from '../engine/rulesets/ayo.ts';
import { takenIn } from '../engine/tally.ts';
import type { Pit, Position, Trace } from '../engine/types.ts';
import type { Row } from './data-row.ts';

export type Harvest = {
  readonly before: Position;
  readonly after: Position;
  readonly pit: Pit;
  readonly sown: number;
  readonly taken: number;
  /** The pits of the whole game, where it was reached by one; else the one move. */
  readonly moves: readonly number[];
};

const LIMIT = harvestBound(ayo);

/** What a move can take at most, by reckoning. */
export const harvestLimit = (): { readonly pits: number; readonly seeds: number } => LIMIT;

/** The two boards of the figure, set up and from the start, as the engine plays them. */
export function harvests(): { readonly setUp: Harvest; readonly fromStart: Harvest } {
  const board = parsePosition(ayo, GREATEST_HARVEST.position);
  if (!board.ok) throw new Error('The board of the greatest harvest is none.');
  return {
    setUp: lastOf(board.value, GREATEST_HARVEST.play),
    fromStart: lastOf(undefined, HARVEST_FROM_START),
  };
}

/** Plays a line of pits and tells its last move. */
function lastOf(start: Position | undefined, line: string): Harvest {
  let game = startGame(ayo, start);
  const moves = line.split(' ').map(Number);
  for (const number of moves) {
    const played = playOn(game, {
      kind: 'sow',
      from: (number - 1) as Pit,
      direction: 'counter-clockwise',
    });
    if (!played.ok) throw new Error(`The harvest is not played: ${played.refusal.kind}.`);
    ({ game } = played);
  }
  const last = game.traces.at(-1);
  if (last === undefined) throw new Error('A harvest without a move.');
  return { ...told(last), after: positionOf(game), moves };
}

function told(last: Trace): Omit<Harvest, 'after' | 'moves'> {
  const { before, move } = last;
  if (move.kind !== 'sow') throw new Error('A harvest is sown.');
  return { before, pit: move.from, sown: before.seeds[move.from] ?? 0, taken: takenIn(last) };
}

/** One row a harvest. */
export const harvestRows = async (): Promise<readonly Row[]> =>
  Object.values(harvests()).map(({ before, after, pit, sown, taken, moves }) => ({
    before: makePosition(before),
    pit: pit + 1,
    sown,
    taken,
    after: makePosition(after),
    moves: moves.join(' '),
  }));
