/** A move as a choice that can be named on a button. */
import { pitNumber } from '../engine/move-notation.ts';
import type { Move } from '../engine/types.ts';
import type { MoveNames } from '../language/comparing.ts';

/** What a move is called, by the pit readers know it by. */
export function nameMove(names: MoveNames, move: Move): string {
  switch (move.kind) {
    case 'sow':
      return names.sow({ pit: pitNumber(move.from), clockwise: move.direction === 'clockwise' });
    case 'enter':
      return names.enter({ count: move.count, clockwise: move.direction === 'clockwise' });
    case 'arrange':
      return names.arrange;
    case 'pass':
      return names.pass;
    default:
      return move satisfies never;
  }
}
