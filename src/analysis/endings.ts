/**
 * Exact endings by working backwards, one number of seeds after the other. The value of a position
 * is what the side to move still gains less what the other gains, when both play their best; going
 * round for ever is worth nothing to either (an even split of what is left), as the literature has
 * it. What a store already holds, and the stop at a majority, play no part.
 *
 * Captures lead to fewer seeds, already solved. Within a number of seeds the greatest values are
 * settled first: a side that can take to `v` has it, and a side all of whose moves lead to a loss of
 * `v` or more has lost it. So every move is looked at once. What is never settled goes round.
 */
import type { Ruleset } from '../engine/ruleset.ts';
import { type Graph, graphOf } from './ending-graph.ts';
import { QuickBoard } from './quick-board.ts';
import { quickRulesOf } from './quick-rules.ts';
import { layoutCount } from './rank.ts';

/** The values of every position, by number of seeds on the board, in the order of `rank.ts`. */
export type Endings = readonly Int8Array[];

/** Solves the endings of a rule book, giving each number of seeds when it is done. */
export function* solve(rules: Ruleset, upTo: number): Generator<Int8Array, Endings> {
  const quick = quickRulesOf(rules);
  if (quick === null) throw new Error(`The endings of "${rules.id}" cannot be solved this way.`);
  const board = new QuickBoard(quick, upTo);
  const layers: Int8Array[] = [];
  for (let seeds = 0; seeds <= upTo; seeds++) {
    const values = valuesIn(graphOf(board, seeds, [layers]), seeds);
    layers.push(values);
    yield values;
  }
  return layers;
}

/** All of `solve` in one go. */
export function endingsOf(rules: Ruleset, upTo: number): Endings {
  return Array.from(solve(rules, upTo));
}

const DONE = 255;

/** Settles one number of seeds. The graph's best captures become the values. */
function valuesIn({ best: [best], open, starts, sources }: Graph, seeds: number): Int8Array {
  if (best === undefined) throw new Error('A graph without values.');
  const positions = layoutCount(seeds);
  const stack = new Int32Array(positions);
  for (let value = seeds; value > 0; value--) {
    let height = 0;
    for (let place = 0; place < positions; place++) {
      if (
        best[place] === value ? open[place] !== DONE : best[place] === -value && open[place] === 0
      ) {
        open[place] = DONE;
        stack[height++] = place;
      }
    }
    while (height > 0) {
      const settled = stack[--height] as number;
      const lost = (best[settled] as number) < 0;
      const end = starts[settled + 1] as number;
      for (let edge = starts[settled] as number; edge < end; edge++) {
        const before = sources[edge] as number;
        if (open[before] === DONE) continue;
        if (lost) best[before] = value;
        else {
          open[before] = (open[before] as number) - 1;
          if (open[before] !== 0 || (best[before] as number) > -value) continue;
          best[before] = -value;
        }
        open[before] = DONE;
        stack[height++] = before;
      }
    }
  }
  for (let place = 0; place < positions; place++) if (open[place] !== DONE) best[place] = 0;
  return best;
}
