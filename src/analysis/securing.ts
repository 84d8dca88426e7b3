/**
 * How many moves the better side needs to make sure of what a position is worth to it: by a capture or
 * the end of the game, against every defence, those too that lose more in the end. The values alone
 * do not tell it: a side that has won can go round for ever and never take what is its own.
 */
import { graphOf } from './ending-graph.ts';
import type { Endings } from './endings.ts';
import type { QuickBoard } from './quick-board.ts';

/**
 * For every position of as many seeds that is worth at least `sure` to one of the sides: the moves
 * until that much is sure. Nothing (0) for the others. By place, as in `rank.ts`.
 */
export function movesToSecure(
  board: QuickBoard,
  endings: Endings,
  seeds: number,
  sure: number,
): Uint16Array {
  const { best, open, starts, sources } = graphOf(board, seeds, [endings]);
  const values = endings[seeds] as Int8Array;
  const taking = best[0] as Int8Array;
  const moves = new Uint16Array(values.length);
  let front: number[] = [];
  for (let place = 0; place < values.length; place++) {
    const value = values[place] as number;
    if (value >= sure ? (taking[place] as number) >= sure : value <= -sure && open[place] === 0) {
      moves[place] = 1;
      front.push(place);
    }
  }
  for (let count = 2; front.length > 0; count++) {
    const earlier: number[] = [];
    for (const settled of front) {
      const ahead = (values[settled] as number) > 0;
      for (let edge = starts[settled] as number; edge < (starts[settled + 1] as number); edge++) {
        const before = sources[edge] as number;
        if (moves[before] !== 0) continue;
        if (ahead) {
          // The side behind is sure to lose when every move of it leads there.
          open[before] = (open[before] as number) - 1;
          if (open[before] !== 0 || (values[before] as number) > -sure) continue;
        }
        moves[before] = count;
        earlier.push(before);
      }
    }
    front = earlier;
  }
  return moves;
}
