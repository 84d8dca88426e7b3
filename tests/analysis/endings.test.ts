import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test, vi } from 'vitest';
import { adviceFor } from '../../src/analysis/advice.ts';
import { boundsOf } from '../../src/analysis/ending-bounds.ts';
import { endingsOf } from '../../src/analysis/endings.ts';
import { positionWith } from '../../src/analysis/layout.ts';
import { QuickBoard } from '../../src/analysis/quick-board.ts';
import { type QuickRules, quickRulesOf } from '../../src/analysis/quick-rules.ts';
import { layoutAt, layoutCount, placeOf } from '../../src/analysis/rank.ts';
import { movesToSecure } from '../../src/analysis/securing.ts';
import { ayo, ayoDestroy, ayoTaboo } from '../../src/engine/rulesets/ayo.ts';
import { ayoayo } from '../../src/engine/rulesets/ayoayo.ts';
import { awari } from '../../src/engine/rulesets/awari.ts';
import { handout } from '../../src/engine/rulesets/handout.ts';
import { oware, owareSweepToWin } from '../../src/engine/rulesets/oware.ts';
import { layerLine, layersOf, positionsOf, published, studies } from '../support/ending-records.ts';
import { slowEndings } from '../support/slow-endings.ts';

// Some of these work through a million positions: on a busy machine that takes its time.
vi.setConfig({ testTimeout: 60_000 });

const MOST = 12;

describe.each([ayo, ayoDestroy, awari])('the endings of $id, up to twelve seeds', (rules) => {
  const endings = endingsOf(rules, MOST);
  const records = positionsOf(rules.id).filter(({ seeds }) => seeds <= MOST);

  test('are as many of each value as the other program counted', () => {
    const layers = layersOf(rules.id);
    for (let seeds = 1; seeds <= MOST; seeds++)
      expect(layerLine(seeds, endings[seeds] as Int8Array)).toBe(layers.get(seeds));
  });

  test('have the value handed in for every position, and for each of its moves', () => {
    expect(records.length).toBeGreaterThan(500);
    for (const { word, layout, value, moves } of records) {
      const advice = adviceFor(positionWith(rules, layout, 'south'), rules, endings);
      const ours = advice?.moves.map((told) => ({
        pit: told.move.kind === 'sow' ? told.move.from : -1,
        taken: told.taken,
        value: told.value,
      }));
      expect([word, advice?.value, ours]).toEqual([word, value, moves]);
    }
  });

  test('become sure in as many moves as the other program found', () => {
    const board = new QuickBoard(quickRulesOf(rules) as QuickRules, MOST);
    const known = new Map<string, Uint16Array>();
    for (const { word, layout, seeds, value, plies } of records) {
      if (value === 0 || seeds > 9) continue;
      const key = `${seeds} ${Math.abs(value)}`;
      const moves = known.get(key) ?? movesToSecure(board, endings, seeds, Math.abs(value));
      known.set(key, moves);
      expect([word, moves[placeOf(layout)]]).toEqual([word, plies]);
    }
  });

  test('hold what is told of the studies', () => {
    const ours = studies().filter(
      ({ book, layout }) => book === rules.id && layout.reduce((sum, one) => sum + one, 0) <= MOST,
    );
    expect(ours.length).toBeGreaterThan(8);
    for (const { name, layout, value, moves } of ours) {
      const advice = adviceFor(positionWith(rules, layout, 'north'), rules, endings);
      expect([name, advice?.value]).toEqual([name, value]);
      expect(advice?.moves.map((told) => told.value)).toEqual(moves.map((told) => told.value));
    }
  });
});

test('Awari is won, drawn and lost as often as published in 2002', () => {
  const endings = endingsOf(awari, 10);
  const count = (values: Int8Array, sign: number): number =>
    values.reduce((sum, value) => sum + (Math.sign(value) === sign ? 1 : 0), 0);
  for (const { seeds, won, drawn, lost } of published().slice(0, 11)) {
    const values = endings[seeds] as Int8Array;
    expect([seeds, count(values, 1), count(values, 0), count(values, -1)]).toEqual([
      seeds,
      won,
      drawn,
      lost,
    ]);
  }
});

test('what was published for up to forty seeds adds up to all layouts', () => {
  expect(published()).toHaveLength(41);
  for (const { seeds, won, drawn, lost } of published())
    expect(won + drawn + lost).toBe(layoutCount(seeds));
});

test('Oware and Ayò with the sweep that takes nothing have the same endings', () => {
  expect(endingsOf(oware, 8)).toEqual(endingsOf(ayo, 8));
});

test('a book whose sweep asks what the stores hold, or that sows in relays, is not solved', () => {
  expect(() => endingsOf(owareSweepToWin, 3)).toThrow('oware-sweep-to-win');
  expect(() => endingsOf(ayoayo, 3)).toThrow('ayoayo');
});

describe.each([ayo, ayoDestroy, ayoTaboo, awari, handout])(
  'a slow search with the rules engine alone agrees in $id',
  (rules) => {
    const most = rules === handout ? 4 : 5;
    const slow = slowEndings(rules, most);
    const endings = endingsOf(rules, most);
    const bounds = boundsOf(rules, most);

    test('on the value of every position and on both its bounds', () => {
      const unlike = endings.flatMap((values, seeds) =>
        Array.from(values, (value, place) => ({
          name: layoutAt(seeds, place).join(' '),
          value,
          least: bounds[seeds]?.atLeast[place],
          most: bounds[seeds]?.atMost[place],
        })).filter(({ name, ...ours }) => !isDeepStrictEqual(ours, slow.get(name))),
      );
      expect(unlike).toEqual([]);
      expect(slow.size).toBe(endings.reduce((sum, values) => sum + values.length, 0));
    });
  },
);

describe('what holds whatever endless play is worth', () => {
  const bounds = boundsOf(ayo, 10);
  const endings = endingsOf(ayo, 10);

  test('the value lies between the bounds', () => {
    for (const [seeds, values] of endings.entries())
      expect(
        values.every(
          (value, place) =>
            (bounds[seeds]?.atLeast[place] as number) <= value &&
            value <= (bounds[seeds]?.atMost[place] as number),
        ),
      ).toBe(true);
  });

  /** Two other programs found these shares, among positions whose opponent has an empty pit. */
  test.each([
    [4, '72.82'],
    [6, '82.16'],
    [8, '61.05'],
    [10, '35.46'],
  ])('with %i seeds the bounds meet in %s per cent of the positions', (seeds, share) => {
    const { atLeast, atMost } = bounds[seeds] as (typeof bounds)[number];
    let all = 0;
    let meet = 0;
    for (let place = 0; place < atLeast.length; place++) {
      if (!layoutAt(seeds, place).slice(6).includes(0)) continue;
      all++;
      if (atLeast[place] === atMost[place]) meet++;
    }
    expect(((100 * meet) / all).toFixed(2)).toBe(share);
  });
});
