/** One move through its stages, on a table. Presumes the move is allowed; `legal.ts` asks that. */
import { other } from './board.ts';
import { haulOf } from './capture.ts';
import { type Table, turn } from './event.ts';
import { takeOrSpare } from './grand-slam.ts';
import { arrange } from './opening.ts';
import type { Ruleset } from './ruleset.ts';
import { sow } from './sow.ts';
import type { Move, Side } from './types.ts';

/** What a move led to beside the board itself. */
export type Finish = 'on' | 'won-by-grand-slam' | 'endless';

/**
 * Plays a move out on the table, up to the passing of the turn. An endless relay leaves the table
 * in mid-sowing: throw it away.
 */
export function unfold(rules: Ruleset, table: Table, mover: Side, move: Move): Finish {
  let won = false;
  switch (move.kind) {
    case 'sow':
    case 'enter': {
      const last = sow(rules, table, mover, move);
      if (last === null) return 'endless';
      won = takeOrSpare(rules, table, haulOf(rules, table, last, move.direction, mover), mover);
      break;
    }
    case 'arrange':
      arrange(rules, table, mover);
      break;
    case 'pass':
      break;
    default:
      return move satisfies never;
  }
  turn(table, other(mover));
  return won ? 'won-by-grand-slam' : 'on';
}
