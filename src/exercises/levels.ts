/** What each level asks of each skill, in numbers. */
import type { Level } from './skills.ts';

/** From this many to that many, both included. */
export type Span = readonly [least: number, most: number];

/** Whether a number lies in a span. */
export const within = (count: number, [least, most]: Span): boolean =>
  count >= least && count <= most;

type ByLevel<T> = Readonly<Record<Level, T>>;

/** Sowing: seeds dropped and laps sown; from the second level on the whole board is asked for. */
export const SOWING: ByLevel<{
  readonly drops: Span;
  readonly laps: Span;
  readonly whole: boolean;
  readonly taking: boolean;
}> = {
  1: { drops: [2, 7], laps: [1, 2], whole: false, taking: false },
  2: { drops: [3, 8], laps: [1, 2], whole: true, taking: false },
  3: { drops: [7, 24], laps: [1, 4], whole: true, taking: true },
};

/** Long laps that pass over their origin: how often. */
export const SKIPS: ByLevel<{ readonly asks: 'last-seed' | 'board-after' | 'taken' }> = {
  1: { asks: 'last-seed' },
  2: { asks: 'board-after' },
  3: { asks: 'taken' },
};

/** Relays: how many laps follow one another, and what is asked. */
export const RELAYS: ByLevel<{
  readonly laps: Span;
  readonly asks: 'laps' | 'last-seed' | 'board-after';
}> = {
  1: { laps: [2, 3], asks: 'laps' },
  2: { laps: [3, 5], asks: 'last-seed' },
  3: { laps: [3, 6], asks: 'board-after' },
};

/** The most laps of any one move that has to be followed, whatever is asked. */
export const FOLLOWED: ByLevel<number> = { 1: 3, 2: 5, 3: 7 };

/** Feeding: how many pits there are to choose from. */
export const FEEDING: ByLevel<Span> = { 1: [2, 3], 2: [3, 4], 3: [4, 8] };

/** Counting ahead: how many moves are given, and by how many sides something must be taken. */
export const AHEAD: ByLevel<{ readonly moves: number; readonly takers: number }> = {
  1: { moves: 2, takers: 1 },
  2: { moves: 3, takers: 1 },
  3: { moves: 3, takers: 2 },
};

/** The best move: seeds on the board, and whether the move that takes most at once may be it. */
export const ENDINGS: ByLevel<{ readonly seeds: Span; readonly greed: 'best' | 'any' | 'wrong' }> =
  {
    1: { seeds: [3, 5], greed: 'best' },
    2: { seeds: [4, 6], greed: 'any' },
    3: { seeds: [5, 7], greed: 'wrong' },
  };

/** Questions where more moves than this are right ask too much. */
export const MOST_RIGHT = 3;
