/**
 * The ring: the only arithmetic on pits. South's pits come first, left to right from South's seat;
 * North's follow counter-clockwise, so that pit 0 faces the last pit of the ring.
 */
import type { BoardRule } from './ruleset.ts';
import type { Direction, Pit, Side } from './types.ts';

/** How many pits a board has. */
export const pitCount = (board: BoardRule): number => board.columns * 2;

/** The pit at a ring place. Throws on a place outside the board: check typed text with `notation.ts` first. */
export function pitAt(board: BoardRule, place: number): Pit {
  if (!Number.isInteger(place) || place < 0 || place >= pitCount(board))
    throw new RangeError(`No pit ${place} on a ring of ${pitCount(board)}.`);
  return place as Pit;
}

/** Every pit, in ring order. */
export const ring = (board: BoardRule): readonly Pit[] =>
  Array.from({ length: pitCount(board) }, (_, place) => place as Pit);

/** The pits of one side, in ring order: from that side's own left to its right. */
export const row = (board: BoardRule, side: Side): readonly Pit[] =>
  ring(board).filter((pit) => sideOf(board, pit) === side);

/** The ring place of a side's leftmost pit; the row is this place and the `columns - 1` that follow. */
export const rowStart = (board: BoardRule, side: Side): number =>
  side === 'south' ? 0 : board.columns;

/** How many seeds the game is played with. */
export const seedTotal = (board: BoardRule): number => pitCount(board) * board.start;

/** Whose row a pit lies in. */
export const sideOf = (board: BoardRule, pit: Pit): Side =>
  pit < board.columns ? 'south' : 'north';

/** The pit facing this one across the board. */
export const opposite = (board: BoardRule, pit: Pit): Pit => (board.columns * 2 - 1 - pit) as Pit;

/** The neighbour in a direction of travel. */
export function next(board: BoardRule, pit: Pit, direction: Direction): Pit {
  const pits = board.columns * 2;
  const place = direction === 'counter-clockwise' ? pit + 1 : pit - 1;
  return (place === pits ? 0 : place < 0 ? pits - 1 : place) as Pit;
}

/** The other player. */
export const other = (side: Side): Side => (side === 'south' ? 'north' : 'south');

/** The direction against this one. */
export const reverse = (direction: Direction): Direction =>
  direction === 'clockwise' ? 'counter-clockwise' : 'clockwise';
