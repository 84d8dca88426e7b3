/**
 * What happens when a capture would leave the opponent without a seed. Judged from all that the
 * chain would take, never from where it begins or ends.
 */
import { other, rowStart, seedTotal, sideOf } from './board.ts';
import { type Haul, stop, take } from './capture.ts';
import { type Table, seedsIn, spare, storeOf } from './event.ts';
import type { Ruleset } from './ruleset.ts';
import type { Pit, Side } from './types.ts';

/** Whether a haul would take every seed the opponent has after the sowing. */
export function isGrandSlam(rules: Ruleset, table: Table, haul: Haul, mover: Side): boolean {
  if (haul.pits.length === 0) return false;
  const { board } = rules;
  const first = rowStart(board, other(mover));
  let theirs = 0;
  for (let place = first; place < first + board.columns; place++) theirs += seedsIn(table, place);
  for (const pit of haul.pits) if (sideOf(board, pit) !== mover) theirs -= seedsIn(table, pit);
  return theirs === 0;
}

/** Takes a haul, or spares it, as the custom has it; true if the mover has won by it. */
export function takeOrSpare(rules: Ruleset, table: Table, haul: Haul, mover: Side): boolean {
  const custom = rules.grandSlam;
  if (custom.kind === 'takes' || !isGrandSlam(rules, table, haul, mover))
    return taken(table, haul, mover);
  switch (custom.kind) {
    case 'takes-nothing':
      return spared(table, haul);
    case 'wins':
      taken(table, haul, mover);
      return true;
    case 'forbidden':
      return custom.forced === 'takes' ? taken(table, haul, mover) : spared(table, haul);
    case 'takes-to-win': {
      const reached = storeOf(table, mover) + countOf(table, haul.pits);
      return reached * 2 > seedTotal(rules.board) ? taken(table, haul, mover) : spared(table, haul);
    }
    case 'leaves-one-pit':
      return haul.pits.length === 1 ? taken(table, haul, mover) : takenButOne(table, haul, mover);
    default:
      return custom satisfies never;
  }
}

function taken(table: Table, haul: Haul, mover: Side): false {
  take(table, haul, mover);
  stop(table, haul);
  return false;
}

function spared(table: Table, haul: Haul): false {
  spare(table, haul.pits, countOf(table, haul.pits));
  return false;
}

/** The mover's right faces the first pit of the opponent's row in ring order. */
function takenButOne(table: Table, haul: Haul, mover: Side): false {
  const nearest = haul.pits.reduce<Pit>(
    (least, pit) => (pit < least ? pit : least),
    haul.pits[0] as Pit,
  );
  take(table, haul, mover, nearest);
  spare(table, [nearest], seedsIn(table, nearest));
  return false;
}

function countOf(table: Table, pits: readonly Pit[]): number {
  let count = 0;
  for (const pit of pits) count += seedsIn(table, pit);
  return count;
}
