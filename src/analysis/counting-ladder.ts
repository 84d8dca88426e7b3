/**
 * How many positions there are, rung by rung (Romein and Bal, 2002): the side that has just moved has
 * emptied a pit, so layouts with all six of its pits full do not arise, but for the start. Nobody takes
 * a single seed, so 47 never lie on the board.
 */
import { ROW, layoutCount, waysToLay } from './rank.ts';

const ALL = 48;
const NEVER = 47;

export type Rung = {
  readonly seeds: number;
  /** Ways to lie in twelve pits. */
  readonly ways: number;
  /** Of these, those with all six pits of the side that has just moved full. */
  readonly full: number;
  readonly here: number;
  /** All rungs up to this one, and the start. */
  readonly sum: number;
};

/** The rungs from no seed to all. */
export function countingLadder(): readonly Rung[] {
  const rungs: Rung[] = [];
  let sum = 1;
  for (let seeds = 0; seeds <= ALL; seeds++) {
    if (seeds === NEVER) continue;
    const ways = layoutCount(seeds);
    // A seed in each of the six, the rest anywhere.
    const full = seeds < ROW ? 0 : waysToLay(seeds - ROW, 2 * ROW);
    sum += ways - full;
    rungs.push({ seeds, ways, full, here: ways - full, sum });
  }
  return rungs;
}
