/**
 * A number for every layout of seeds in twelve pits, and back. A layout is twelve counts, the six of
 * the side to move first, each row from its owner's left. All layouts of as many seeds are numbered
 * 0, 1, 2 … without a gap: by how many seeds the side to move has, then by its row, then by the
 * other row, rows in the order of a dictionary.
 *
 * Whole numbers up to 2^53 are exact; 48 seeds lie in 279,871,768,995 ways, far more than 32 bits
 * can count, so nothing here shifts bits.
 */

/** Pits in a row. */
export const ROW = 6;

const MOST = 48 + 2 * ROW;

/** Pascal's triangle: in how many ways `chosen` things are chosen out of `all`. */
const CHOICES: readonly (readonly number[])[] = (() => {
  const lines: number[][] = [[1]];
  for (let all = 1; all <= MOST; all++) {
    const above = lines[all - 1] ?? [];
    lines.push(Array.from({ length: all + 1 }, (_, at) => (above[at - 1] ?? 0) + (above[at] ?? 0)));
  }
  return lines;
})();

/** In how many ways `chosen` things are chosen out of `all`, for what fits on a board. */
export const choose = (all: number, chosen: number): number => CHOICES[all]?.[chosen] ?? 0;

/** In how many ways seeds lie in some pits: with one to spare, they are sticks between the seeds. */
export const waysToLay = (seeds: number, pits: number): number =>
  choose(seeds + pits - 1, pits - 1);

/** How many layouts of this many seeds there are in twelve pits. */
export const layoutCount = (seeds: number): number => waysToLay(seeds, 2 * ROW);

/** How many layouts of one row there are. */
export const rowCount = (seeds: number): number => waysToLay(seeds, ROW);

/** The number of a row among those with as many seeds; the row begins at `first` in a longer list. */
export function rowPlace(counts: ArrayLike<number>, first = 0): number {
  let rest = 0;
  for (let pit = 0; pit < ROW; pit++) rest += counts[first + pit] ?? 0;
  let place = 0;
  for (let pit = 0; pit < ROW - 1; pit++) {
    const after = ROW - 1 - pit;
    const count = counts[first + pit] ?? 0;
    // All rows with fewer seeds in this pit come before.
    place += choose(rest + after, after) - choose(rest - count + after, after);
    rest -= count;
  }
  return place;
}

/** The row of a number: six counts. */
export function rowAt(seeds: number, place: number): number[] {
  const row: number[] = [];
  let rest = seeds;
  let left = place;
  for (let pit = 0; pit < ROW - 1; pit++) {
    let count = 0;
    let ways = waysToLay(rest, ROW - 1 - pit);
    while (left >= ways) {
      left -= ways;
      count++;
      ways = waysToLay(rest - count, ROW - 1 - pit);
    }
    row.push(count);
    rest -= count;
  }
  return [...row, rest];
}

/** The number of the first layout in which the side to move has `own` of all the seeds. */
export function firstPlace(seeds: number, own: number): number {
  let place = 0;
  for (let fewer = 0; fewer < own; fewer++) place += rowCount(fewer) * rowCount(seeds - fewer);
  return place;
}

/** The number of a layout among all with as many seeds. */
export function placeOf(layout: ArrayLike<number>): number {
  let own = 0;
  let other = 0;
  for (let pit = 0; pit < ROW; pit++) {
    own += layout[pit] ?? 0;
    other += layout[ROW + pit] ?? 0;
  }
  return firstPlace(own + other, own) + rowPlace(layout) * rowCount(other) + rowPlace(layout, ROW);
}

/** The layout of a number: the way back from `placeOf`. */
export function layoutAt(seeds: number, place: number): number[] {
  let own = 0;
  let left = place;
  while (own < seeds && left >= rowCount(own) * rowCount(seeds - own)) {
    left -= rowCount(own) * rowCount(seeds - own);
    own++;
  }
  const others = rowCount(seeds - own);
  return [...rowAt(own, Math.floor(left / others)), ...rowAt(seeds - own, left % others)];
}
