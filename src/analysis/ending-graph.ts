/**
 * Every position of as many seeds and the quiet moves between them, backwards: from the position a
 * move leads to, to those it comes from. What moves take is summed up in one best value each.
 */
import { type QuickBoard, WINS } from './quick-board.ts';
import { ROW, firstPlace, layoutCount, rowCount } from './rank.ts';

/** Less than any value. */
export const NO_CAPTURE = -128;

export type Graph = {
  /**
   * The best that taking (or the end of the game) is worth, once for each table of what fewer seeds
   * are worth to the side that then moves; `NO_CAPTURE` if there is no such move.
   */
  readonly best: readonly Int8Array[];
  /** How many quiet moves there are. */
  readonly open: Uint8Array;
  /** Where the sources of each position begin, and one more. */
  readonly starts: Uint32Array;
  readonly sources: Uint32Array;
};

/** The graph of so many seeds. `tables` hold the values of all positions with fewer. */
export function graphOf(
  board: QuickBoard,
  seeds: number,
  tables: readonly (readonly Int8Array[])[],
): Graph {
  const positions = layoutCount(seeds);
  const best = tables.map(() => new Int8Array(positions).fill(NO_CAPTURE));
  const open = new Uint8Array(positions);
  // Where quiet moves lead, in the order of the positions: every filled pit of the own row is one.
  const targets = new Uint32Array(seeds === 0 ? 0 : ROW * layoutCount(seeds - 1));
  let targetCount = 0;
  const { firstRow, sums, places, taken, ownAfter, otherAfter } = board;
  const firsts = Array.from({ length: seeds + 1 }, (_, left) =>
    Uint32Array.from({ length: left + 1 }, (__, own) => firstPlace(left, own)),
  );
  const widths = Uint32Array.from({ length: seeds + 1 }, (_, row) => rowCount(row));

  /** Where a move leads, among the positions of as many seeds as are left: the other side moves. */
  function placeAfter(move: number, left: number): number {
    const own = otherAfter[move] as number;
    const theirs = sums[own] as number;
    return (
      ((firsts[left] as Uint32Array)[theirs] as number) +
      (places[own] as number) * (widths[left - theirs] as number) +
      (places[ownAfter[move] as number] as number)
    );
  }

  function look(place: number, own: number, other: number): void {
    board.findMoves(own, other);
    const before = targetCount;
    if (board.count === 0) for (const values of best) values[place] = own === 0 ? -seeds : seeds;
    for (let move = 0; move < board.count; move++) {
      const gain = taken[move] as number;
      if (gain === 0) {
        targets[targetCount++] = placeAfter(move, seeds);
        continue;
      }
      const after = gain === WINS ? 0 : placeAfter(move, seeds - gain);
      for (let table = 0; table < tables.length; table++) {
        const values = best[table] as Int8Array;
        const then = gain === WINS ? 0 : (tables[table]?.[seeds - gain]?.[after] as number);
        const value = gain === WINS ? seeds : gain - then;
        if (value > (values[place] as number)) values[place] = value;
      }
    }
    open[place] = targetCount - before;
  }

  let place = 0;
  for (let mine = 0; mine <= seeds; mine++) {
    const ownEnd = firstRow[mine + 1] as number;
    const otherStart = firstRow[seeds - mine] as number;
    const otherEnd = firstRow[seeds - mine + 1] as number;
    for (let own = firstRow[mine] as number; own < ownEnd; own++)
      for (let other = otherStart; other < otherEnd; other++) look(place++, own, other);
  }
  return { best, open, ...turnedRound(open, targets.subarray(0, targetCount)) };
}

/** The moves sorted by where they lead instead of where they come from. */
function turnedRound(open: Uint8Array, targets: Uint32Array): Pick<Graph, 'starts' | 'sources'> {
  const positions = open.length;
  // A place further on than needed: filling in the sources moves each start to where it belongs.
  const starts = new Uint32Array(positions + 2);
  for (let move = 0; move < targets.length; move++) {
    const at = (targets[move] as number) + 2;
    starts[at] = (starts[at] as number) + 1;
  }
  for (let at = 2; at < starts.length; at++)
    starts[at] = (starts[at] as number) + (starts[at - 1] as number);
  const sources = new Uint32Array(targets.length);
  let move = 0;
  for (let place = 0; place < positions; place++)
    for (let left = open[place] as number; left > 0; left--) {
      const at = (targets[move++] as number) + 1;
      const free = starts[at] as number;
      sources[free] = place;
      starts[at] = free + 1;
    }
  return { starts, sources };
}
