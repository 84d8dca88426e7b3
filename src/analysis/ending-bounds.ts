/**
 * What holds whatever endless play is worth. Beside the exact value, which counts it as an even
 * split, a side can be sure of at least so much even if going round gave all that is left to the
 * other, and gets at most so much even if it gave all to itself. Where both bounds meet, no rule
 * about repetition can change anything.
 *
 * Two values a position, each worked out backwards from the other: my least is what I gain less the
 * most of the other, who moves next.
 */
import type { Ruleset } from '../engine/ruleset.ts';
import { type Graph, graphOf } from './ending-graph.ts';
import { QuickBoard } from './quick-board.ts';
import { quickRulesOf } from './quick-rules.ts';
import { layoutCount } from './rank.ts';

/** Bounds of the values of all positions with as many seeds, in the order of `rank.ts`. */
export type Bounds = { readonly atLeast: Int8Array; readonly atMost: Int8Array };

/** Works out the bounds of a rule book, giving each number of seeds when it is done. */
export function* solveBounds(rules: Ruleset, upTo: number): Generator<Bounds> {
  const quick = quickRulesOf(rules);
  if (quick === null) throw new Error(`The endings of "${rules.id}" cannot be solved this way.`);
  const board = new QuickBoard(quick, upTo);
  const most: Int8Array[] = [];
  const least: Int8Array[] = [];
  for (let seeds = 0; seeds <= upTo; seeds++) {
    const bounds = boundsIn(graphOf(board, seeds, [most, least]), seeds);
    least.push(bounds.atLeast);
    most.push(bounds.atMost);
    yield bounds;
  }
}

/** Everything of `solveBounds` in one go. */
export const boundsOf = (rules: Ruleset, upTo: number): readonly Bounds[] =>
  Array.from(solveBounds(rules, upTo));

const DONE = 255;

/**
 * Settles one number of seeds for a side that wants to force: its turns are the positions of
 * `atLeast`, where one move will do; the other's turns those of `atMost`, where every move must.
 */
function boundsIn({ best, open, starts, sources }: Graph, seeds: number): Bounds {
  const [atLeast, atMost] = best;
  if (atLeast === undefined || atMost === undefined) throw new Error('A graph without values.');
  const positions = layoutCount(seeds);
  const forced = new Uint8Array(positions);
  const stack = new Int32Array(2 * positions);
  for (let gain = seeds; gain > -seeds; gain--) {
    let height = 0;
    for (let place = 0; place < positions; place++) {
      if (atLeast[place] === gain && forced[place] === 0) {
        forced[place] = 1;
        stack[height++] = place;
      }
      if (atMost[place] === -gain && open[place] === 0) {
        open[place] = DONE;
        stack[height++] = place + positions;
      }
    }
    while (height > 0) {
      const settled = stack[--height] as number;
      const theirs = settled >= positions;
      const at = theirs ? settled - positions : settled;
      const end = starts[at + 1] as number;
      for (let edge = starts[at] as number; edge < end; edge++) {
        const before = sources[edge] as number;
        if (theirs) {
          if (forced[before] === 1) continue;
          forced[before] = 1;
          atLeast[before] = gain;
          stack[height++] = before;
        } else {
          open[before] = (open[before] as number) - 1;
          if (open[before] !== 0 || (atMost[before] as number) > -gain) continue;
          open[before] = DONE;
          atMost[before] = -gain;
          stack[height++] = before + positions;
        }
      }
    }
  }
  for (let place = 0; place < positions; place++) {
    if (forced[place] === 0) atLeast[place] = -seeds;
    if (open[place] !== DONE) atMost[place] = seeds;
  }
  return { atLeast, atMost };
}
