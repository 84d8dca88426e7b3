import { describe, expect, test } from 'vitest';
import { endingsOf } from '../../src/analysis/endings.ts';
import { layoutCount } from '../../src/analysis/rank.ts';
import {
  CUSTOM_BOOKS,
  PUBLISHED,
  certainIn,
  changedBy,
  endingsOfBook,
  verdictsOf,
} from '../../src/edition/ending-charts.ts';
import { harvestLimit, harvests } from '../../src/edition/harvest.ts';
import { PI_TERMS, piTerms } from '../../src/edition/sowing-numbers.ts';
import { determinedEndings, winningRows } from '../../src/edition/solitaire.ts';
import { ayo } from '../../src/engine/rulesets/ayo.ts';

describe('The charts of endings', () => {
  test('count as many positions as there are, ours and the published ones', () => {
    for (const { seeds, positions } of PUBLISHED) expect(positions).toBe(layoutCount(seeds));
    for (const book of CUSTOM_BOOKS)
      for (const kept of endingsOfBook(book))
        expect(verdictsOf(kept).positions).toBe(layoutCount(kept.seeds));
  });

  test('by the rules of Awari, ours are the published ones up to twelve seeds', () => {
    const ours = endingsOfBook('awari').map(verdictsOf);
    expect(ours).toHaveLength(12);
    expect(ours).toEqual(PUBLISHED.slice(0, 12));
  });

  test('show what the tables hold', () => {
    const values = endingsOf(ayo, 6)[6] ?? new Int8Array();
    const kept = endingsOfBook('ayo').find(({ seeds }) => seeds === 6);
    expect(kept && verdictsOf(kept)).toMatchObject({
      won: values.filter((value) => value > 0).length,
      drawn: values.filter((value) => value === 0).length,
      lost: values.filter((value) => value < 0).length,
    });
  });

  test('from 22 seeds an even number is drawn more than 1.8 times as often as the odd one after it', () => {
    const drawn = (seeds: number): number => {
      const row = PUBLISHED[seeds - 1];
      return row ? row.drawn / row.positions : 0;
    };
    for (let seeds = 22; seeds < 40; seeds += 2)
      expect(drawn(seeds) / drawn(seeds + 1)).toBeGreaterThan(1.8);
  });

  test('a custom changes nothing of itself, and the sweep that wins changes most at twelve seeds', () => {
    expect(changedBy('ayo').every(({ changed }) => changed === 0)).toBe(true);
    const [, destroy = 0, ...others] = CUSTOM_BOOKS.map((book) => changedBy(book).at(-1)?.share);
    for (const share of others) expect(destroy).toBeGreaterThan(share ?? 1);
  });

  test('few seeds are mostly certain, twelve mostly not', () => {
    const shares = certainIn('ayo').map(({ share }) => share);
    expect(Math.min(...shares.slice(0, 7))).toBeGreaterThan(0.7);
    expect(shares.at(-1)).toBeLessThan(0.2);
  });
});

describe('The greatest harvest', () => {
  test('is fifteen, set up as well as from the start of a game', () => {
    const { setUp, fromStart } = harvests();
    expect([setUp.taken, fromStart.taken]).toEqual([15, 15]);
    expect(harvestLimit()).toEqual({ pits: 5, seeds: 15 });
    expect(fromStart.sown).toBe(16);
  });
});

describe('From the solitaire', () => {
  test('every determined ending leaves one seed, taking two a move', () => {
    for (const { seeds, plays, taken } of determinedEndings()) {
      expect(taken).toBe(seeds - 1);
      expect(plays).toHaveLength((seeds - 1) / 2);
    }
  });

  test('and is worth that by our tables, as far as they are asked', () => {
    const solved = determinedEndings().filter(({ value }) => value !== null);
    expect(solved.map(({ seeds, value }) => seeds - (value ?? 0))).toEqual([2, 2, 2, 2]);
  });

  test('a winning row holds as many seeds as it is said to', () => {
    for (const { seeds, row, first } of winningRows()) {
      expect(row.reduce((sum, count) => sum + count, 0)).toBe(seeds);
      expect(row[first - 1]).toBe(first);
    }
  });

  test('ten thousand terms come within a two-thousandth of π', () => {
    expect(piTerms()).toHaveLength(PI_TERMS);
    expect(Math.abs(piTerms().at(-1)?.error ?? 1)).toBeLessThan(0.0005);
  });
});
