/** A board that somebody wants to ask about: whether it can be asked, and how its address is read. */
import { FILED, MOST_IN_FILES } from '../../analysis/ending-file.ts';
import { seedsIn } from '../../analysis/layout.ts';
import { seedTotal } from '../../engine/board.ts';
import { makePosition } from '../../engine/notation.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import type { AskingWords } from '../../language/asking-words.ts';
import type { SetUpBoard } from './set-up-board.ts';

/** The rule books a board can be asked by. */
export const ASKED_BOOKS: readonly Ruleset[] = FILED;

/** Fewer seeds than this are never worth solving alone: it takes no longer. */
const AT_LEAST = 8;

/** How many seeds are to be solved for so many on the board. */
export const reachFor = (seeds: number): number => Math.max(AT_LEAST, seeds);

/** Why a board cannot be asked, in words, or null when it can. */
export function hindranceOf(board: SetUpBoard, words: AskingWords): string | null {
  const found = seedsIn(board.position.seeds);
  if (board.isWritten && found > MOST_IN_FILES)
    return words.tooMany({ found, most: MOST_IN_FILES });
  if (board.faults.length > 0) return words.unreadable;
  if (found === 0) return words.empty({ most: MOST_IN_FILES });
  return board.position.stage.kind === 'over' ? words.over : null;
}

/**
 * A writing whose stores hold what is not in the pits. Only what the board itself wrote is mended, so
 * nothing is changed under the hands of somebody who types.
 */
export function balanced(ruleset: Ruleset, written: string, board: SetUpBoard): string {
  const { position, isWritten } = board;
  if (!isWritten || makePosition(position) !== written) return written;
  const away = seedTotal(ruleset.board) - seedsIn(position.seeds);
  if (away < 0 || position.stores.south + position.stores.north === away) return written;
  const south = Math.min(position.stores.south, away);
  return makePosition({ ...position, stores: { south, north: away - south } });
}

/** What an address asks for: a position and a rule book; null where it asks nothing. */
export function askedBoard(
  search: string,
): { readonly position: string | null; readonly rules: string | null } | null {
  const query = new URLSearchParams(search);
  const position = query.get('position');
  const rules = query.get('rules');
  return position === null && rules === null ? null : { position, rules };
}
