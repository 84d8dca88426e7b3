/**
 * From Tchoukaillon to Ayò (Broline and Loeb, theorem 3): endings in which South takes two with every
 * move and all but one seed in the end. South's row and North's first pit are a winning row of the
 * solitaire; North's one seed waits in its second pit and stands for the store.
 */
import { ROW } from './rank.ts';
import { winningRow } from './tchoukaillon.ts';

/** The greatest number of seeds in such an ending on this board, South to move. */
export const MOST_DETERMINED = 21;

/**
 * The determined ending of so many seeds, South to move, as a layout. There is exactly one for every
 * odd number from three: North's first pit must be empty, which it is when the row holds an even number.
 */
export function determinedEnding(seeds: number): readonly number[] {
  if (seeds % 2 === 0 || seeds < 3 || seeds > MOST_DETERMINED)
    throw new RangeError(`No determined ending has ${seeds} seeds.`);
  const layout = Array.from({ length: 2 * ROW }, () => 0);
  winningRow(seeds - 1).forEach((count, place) => {
    layout[ROW - place] = count;
  });
  layout[ROW + 1] = 1;
  return layout;
}
