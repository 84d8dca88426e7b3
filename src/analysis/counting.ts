/** How many positions a game of these boards can have: the ladder up to the number of 2002. */
import { ROW, choose, layoutCount } from './rank.ts';

/**
 * Layouts of so many seeds that can come about by a move. Who has just moved has emptied a pit, so the
 * layouts with a seed in each of that side's pits fall away: six seeds lie fast, the rest anywhere.
 */
export const reachableCount = (seeds: number): number =>
  layoutCount(seeds) - choose(seeds - ROW + 2 * ROW - 1, 2 * ROW - 1);

/** One step of the ladder: so many seeds, the layouts of them, those that can come about, and all up to here. */
export type Rung = {
  readonly seeds: number;
  readonly layouts: number;
  readonly reachable: number;
  readonly sum: number;
};

/**
 * The ladder for a game of 48 seeds: the first board, which no move leads to, then every number of seeds
 * but 47, which cannot be, since no capture takes a single seed.
 */
export function ladder(total = 48): readonly Rung[] {
  let sum = 1;
  return Array.from({ length: total + 1 }, (_, seeds) => seeds)
    .filter((seeds) => seeds !== total - 1)
    .map((seeds) => {
      const reachable = reachableCount(seeds);
      sum += reachable;
      return { seeds, layouts: layoutCount(seeds), reachable, sum };
    });
}
