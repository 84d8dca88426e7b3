import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { playedOut } from '../../src/analysis/advice.ts';
import { layoutOf, positionWith } from '../../src/analysis/layout.ts';
import { QuickBoard, WINS } from '../../src/analysis/quick-board.ts';
import { type QuickRules, quickRulesOf } from '../../src/analysis/quick-rules.ts';
import { ROW, layoutAt, layoutCount } from '../../src/analysis/rank.ts';
import { legalMoves } from '../../src/engine/legal.ts';
import { trace } from '../../src/engine/play.ts';
import type { Ruleset } from '../../src/engine/ruleset.ts';
import { RULESETS } from '../../src/engine/rulesets/all.ts';
import { takenIn } from '../../src/engine/tally.ts';
import type { Side } from '../../src/engine/types.ts';

const MOST = 19;
const served = RULESETS.filter((rules) => quickRulesOf(rules) !== null);

/** The moves of the rules engine: pit, seeds taken, and the layout the other side then has. */
function told(rules: Ruleset, layout: readonly number[], side: Side): string[] {
  const open = playedOut(rules);
  const position = positionWith(open, layout, side);
  return legalMoves(open, position).map((move) => {
    const one = trace(open, position, move);
    const pit = move.kind === 'sow' ? move.from % ROW : -1;
    const { stage } = one.after;
    if (stage.kind === 'play')
      return `${pit} takes ${takenIn(one)}: ${layoutOf(open, one.after).join(' ')}`;
    const rest = one.after.stores[side] - position.stores[side];
    const all = layout.reduce((sum, count) => sum + count, 0);
    return `${pit} ends it with ${rest} of ${all}`;
  });
}

/** The same of the quick board. A move that leaves no move ends the game: each keeps the own row. */
function quick(board: QuickBoard, layout: readonly number[]): string[] {
  board.findMoves(board.rowOf(layout), board.rowOf(layout, ROW));
  const all = layout.reduce((sum, count) => sum + count, 0);
  const found = Array.from({ length: board.count }, (_, move) => ({
    pit: board.from[move] as number,
    taken: board.taken[move] as number,
    own: board.ownAfter[move] as number,
    other: board.otherAfter[move] as number,
  }));
  const row = (number: number): string =>
    Array.from(board.pits.subarray(number * ROW, number * ROW + ROW)).join(' ');
  return found.map(({ pit, taken, own, other }) => {
    if (taken === WINS) return `${pit} ends it with ${all} of ${all}`;
    board.findMoves(other, own);
    if (board.count > 0) return `${pit} takes ${taken}: ${row(other)} ${row(own)}`;
    return `${pit} ends it with ${taken + (board.sums[own] as number)} of ${all}`;
  });
}

test('serves Ayò in its three customs, Oware, Awari and the handout, and no game of another kind', () => {
  expect(served.map(({ id }) => id)).toEqual([
    'ayo',
    'ayo-destroy',
    'ayo-taboo',
    'oware',
    'awari',
    'handout',
  ]);
});

describe.each(served)('the quick board and the rules engine agree in $id', (rules) => {
  const board = new QuickBoard(quickRulesOf(rules) as QuickRules, MOST);
  test('on every layout of up to three seeds, for either side', () => {
    for (let seeds = 1; seeds <= 3; seeds++)
      for (let place = 0; place < layoutCount(seeds); place++)
        for (const side of ['south', 'north'] as const) {
          const layout = layoutAt(seeds, place);
          expect(quick(board, layout)).toEqual(told(rules, layout, side));
        }
  });

  test('on layouts of any number of seeds', () => {
    const layouts = fc.tuple(
      fc.integer({ min: 1, max: MOST }),
      fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
      fc.constantFrom('south' as const, 'north' as const),
    );
    fc.assert(
      fc.property(layouts, ([seeds, chance, side]) => {
        const layout = layoutAt(seeds, Math.floor(chance * layoutCount(seeds)));
        expect(quick(board, layout)).toEqual(told(rules, layout, side));
      }),
      { numRuns: 500 },
    );
  });

  test('on crowded pits, long laps, bare rows and sweeps', () => {
    const layouts = fc.tuple(
      fc.array(fc.nat(ROW - 1), { minLength: 1, maxLength: 2 }),
      fc.array(fc.nat(2 * ROW - 1), { maxLength: 3 }),
      fc.integer({ min: 10, max: MOST - 3 }),
    );
    fc.assert(
      fc.property(layouts, ([crowded, lone, seeds]) => {
        const layout = Array.from({ length: 2 * ROW }, () => 0);
        const crowd = Array.from(
          { length: seeds },
          (_, at) => crowded[at % crowded.length] as number,
        );
        for (const pit of [...crowd, ...lone]) layout[pit] = (layout[pit] as number) + 1;
        expect(quick(board, layout)).toEqual(told(rules, layout, 'south'));
      }),
      { numRuns: 400 },
    );
    for (const layout of [
      [0, 0, 0, 0, 1, 17, 0, 0, 0, 0, 0, 0],
      [0, 0, 0, 0, 0, 2, 1, 1, 0, 0, 0, 0],
    ])
      expect(quick(board, layout)).toEqual(told(rules, layout, 'south'));
  });
});
