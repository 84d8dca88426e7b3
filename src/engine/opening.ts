/**
 * Rearranging before the first move, where the rules have it. Whether a side has still to do so is
 * read off the board, so a position written as text needs no word for it.
 */
import { other, pitAt, rowStart } from './board.ts';
import { type Table, shift } from './event.ts';
import type { Ruleset } from './ruleset.ts';
import type { Position, Side, Stage } from './types.ts';

/** The stage of every position that is being played. */
export const PLAYING: Stage = { kind: 'play' };

/** The stage of every position in which the side to move has still to rearrange. */
export const OPENING: Stage = { kind: 'opening' };

/** Makes every step of the rearranging in one side's row. */
export function arrange({ board, opening }: Ruleset, table: Table, side: Side): void {
  if (opening.kind === 'none') return;
  const left = rowStart(board, side);
  for (const { from, to, count } of opening.steps)
    shift(table, pitAt(board, left + from), pitAt(board, left + to), count);
}

/**
 * Whether a board is being played on or still being set up. Set up it is while nothing has been
 * taken, the row of the side to move lies as it was dealt, and the other row lies so too or has
 * just been rearranged.
 */
export function stageOf(
  rules: Ruleset,
  board: Pick<Position, 'seeds' | 'stores' | 'toMove'>,
): Stage {
  if (rules.opening.kind === 'none') return PLAYING;
  const { seeds, stores, toMove } = board;
  const across = rowOf(rules, seeds, other(toMove));
  const dealt = rules.board.start;
  return stores.south + stores.north === 0 &&
    rowOf(rules, seeds, toMove).every((count) => count === dealt) &&
    (across.every((count) => count === dealt) || isArranged(rules, across))
    ? OPENING
    : PLAYING;
}

const rowOf = ({ board }: Ruleset, seeds: readonly number[], side: Side): readonly number[] =>
  seeds.slice(rowStart(board, side), rowStart(board, side) + board.columns);

function isArranged({ board, opening }: Ruleset, counts: readonly number[]): boolean {
  const expected = counts.map(() => board.start);
  if (opening.kind === 'arrange')
    for (const { from, to, count } of opening.steps) {
      expected[from] = (expected[from] as number) - count;
      expected[to] = (expected[to] as number) + count;
    }
  return counts.every((count, column) => count === expected[column]);
}
