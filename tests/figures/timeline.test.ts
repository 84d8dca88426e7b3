import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ChronologyEntry } from '../../src/edition/shapes/chronology.ts';
import {
  ALL_YEARS,
  apart,
  moved,
  NARROW,
  timeline,
  WIDE,
  yearTicks,
  zoomed,
} from '../../src/figures/timeline.ts';
import { chronologyWordsOf } from '../../src/language/chronology-phrases.ts';
import { yearsOf } from '../../src/language/years.ts';

type Written = Omit<ChronologyEntry, 'openStart' | 'uncertain'> & Partial<ChronologyEntry>;
const entries: readonly ChronologyEntry[] = (
  JSON.parse(
    readFileSync(new URL('../../content/chronology.json', import.meta.url), 'utf8'),
  ) as readonly Written[]
).map((entry) => ({ openStart: false, uncertain: false, ...entry }));

describe.each([
  ['narrow', NARROW],
  ['wide', WIDE],
])('The %s chronology', (_name, plan) => {
  const drawn = timeline(entries, ALL_YEARS, plan);

  test('shows every entry, each kind in its lane', () => {
    expect(drawn.entries).toHaveLength(entries.length);
    for (const { kind, x } of drawn.entries.filter((entry) => entry.kind !== 'silence'))
      expect(drawn.lanes.find((lane) => lane.kind === kind)?.x).toBe(x);
  });

  test('keeps its labels apart and inside the picture', () => {
    const heights = drawn.entries.map(({ labelY }) => labelY);
    for (const [place, height] of heights.slice(1).entries())
      expect(height - (heights[place] ?? 0)).toBeGreaterThanOrEqual(plan.line - 0.001);
    expect(heights.at(-1)).toBeLessThanOrEqual(plan.height - plan.line / 2);
  });

  test('draws the silence as long as it is', () => {
    const silence = drawn.entries.find(({ kind }) => kind === 'silence');
    const share = ((silence?.bottom ?? 0) - (silence?.top ?? 0)) / (drawn.bottom - drawn.top);
    expect(share).toBeCloseTo(400 / (ALL_YEARS.last - ALL_YEARS.first), 3);
  });
});

test.each(['en', 'yo'] as const)('the labels in %s fit a narrow picture', (locale) => {
  const { labelX } = timeline(entries, ALL_YEARS, NARROW);
  const words = chronologyWordsOf(locale).chart;
  const long = entries
    .map((entry) =>
      entry.uncertain && entry.from !== entry.to
        ? entry.label[locale]
        : `${yearsOf(entry, words)} ${entry.label[locale]}`,
    )
    .filter((label) => label.normalize('NFD').replaceAll(/\p{M}/gu, '').length * 7 > 360 - labelX);
  expect(long).toEqual([]);
});

test('labels move no further than they must', () => {
  expect(apart([10, 12, 100], 20, 0, 200)).toEqual([1, 21, 100]);
  expect(apart([195, 198], 20, 0, 200)).toEqual([180, 200]);
});

test('whatever is wished for, labels stay in order and apart', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 1000 }), { maxLength: 30 }), (wished) => {
      const heights = apart(
        [...wished].sort((a, b) => a - b),
        31,
        0,
        1000,
      );
      for (const [place, height] of heights.slice(1).entries())
        expect(height - (heights[place] ?? 0)).toBeGreaterThan(30.999);
    }),
  );
});

test('the years beside the line are round and few', () => {
  expect(yearTicks(ALL_YEARS)).toEqual([1200, 1300, 1400, 1500, 1600, 1700, 1800, 1900, 2000]);
  expect(yearTicks({ first: 1993, last: 2013 })).toEqual([
    1994, 1996, 1998, 2000, 2002, 2004, 2006, 2008, 2010, 2012,
  ]);
});

test('going closer keeps the year one reads in view, and the ends are the ends', () => {
  const near = zoomed(zoomed(ALL_YEARS, 0.5, 1623), 0.5, 1623);
  expect(near.first).toBeLessThan(1623);
  expect(near.last).toBeGreaterThan(1623);
  expect(zoomed(near, 100)).toEqual(ALL_YEARS);
  expect(moved(ALL_YEARS, -0.3)).toEqual(ALL_YEARS);
  expect(moved(near, 0.5).first).toBeGreaterThan(near.first);
});
