/** Moves are told apart by what they are, wherever they were made. */
import type { Move } from '../engine/types.ts';

/** Whether two moves are the same. */
export function isSameMove(one: Move, two: Move): boolean {
  switch (one.kind) {
    case 'sow':
      return two.kind === 'sow' && one.from === two.from && one.direction === two.direction;
    case 'enter':
      return two.kind === 'enter' && one.count === two.count && one.direction === two.direction;
    case 'arrange':
    case 'pass':
      return one.kind === two.kind;
    default:
      return one satisfies never;
  }
}

/** Whether a move is one of some. */
export const isAmong = (move: Move, moves: readonly Move[]): boolean =>
  moves.some((one) => isSameMove(one, move));
