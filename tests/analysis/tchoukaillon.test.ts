import { describe, expect, test } from 'vitest';
import { adviceFor, bestOf } from '../../src/analysis/advice.ts';
import { determinedEnding } from '../../src/analysis/determined.ts';
import { endingsOf } from '../../src/analysis/endings.ts';
import { positionWith } from '../../src/analysis/layout.ts';
import { piBy, piSequence, piSieve } from '../../src/analysis/pi-sequence.ts';
import {
  type TchoukaillonRow,
  canBeCleared,
  firstPits,
  periodOf,
  playPit,
  playablePits,
  rowBefore,
  winningPit,
  winningRow,
} from '../../src/analysis/tchoukaillon.ts';
import { ayo } from '../../src/engine/rulesets/ayo.ts';

/** OEIS A002491 and A028920, as far as they were handed to us. */
const A002491 =
  '1 2 4 6 10 12 18 22 30 34 42 48 58 60 78 82 102 108 118 132 150 154 174 192 210 214 240 258 274 282 322 330 360 372 402 418 442 454 498 510 540 570 612 622 648 672 718 732 780 802 840 870 918 930 990 1002 1054 1068 1122 1174';
const A028920 =
  '1 2 1 3 1 4 1 2 1 5 1 6 1 2 1 3 1 7 1 2 1 8 1 4 1 2 1 3 1 9 1 2 1 10 1 5 1 2 1 3 1 11 1 2 1 4 1 12 1 2 1 3 1 6 1 2 1 13 1 14';

/** Every row of so many seeds in so many pits. */
function rows(seeds: number, pits: number): TchoukaillonRow[] {
  if (pits === 0) return seeds === 0 ? [[]] : [];
  return Array.from({ length: seeds + 1 }, (_, first) =>
    rows(seeds - first, pits - 1).map((rest) => [first, ...rest]),
  ).flat();
}

/** Whether any order of moves clears the row. */
const anyOrderClears = (row: TchoukaillonRow): boolean =>
  row.every((seeds) => seeds === 0) ||
  playablePits(row).some((pit) => anyOrderClears(playPit(row, pit) ?? row));

describe('Tchoukaillon', () => {
  test('a pit is played only if its last seed just reaches the store', () => {
    expect(playPit([1, 2, 2, 4], 2)).toEqual([2, 0, 2, 4]);
    expect(playPit([1, 2, 2, 4], 3)).toBeNull();
    expect(playPit([1], 1)).toEqual([]);
  });

  test('has exactly one winning row for each number of seeds, whatever the order of moves', () => {
    for (let seeds = 0; seeds <= 9; seeds++) {
      const winning = rows(seeds, 6).filter(anyOrderClears);
      expect(winning.map((row) => row.join('').replace(/0+$/, ''))).toEqual([
        winningRow(seeds).join(''),
      ]);
    }
  });

  test('is won by always playing the nearest pit', () => {
    for (let seeds = 0; seeds <= 200; seeds++) expect(canBeCleared(winningRow(seeds))).toBe(true);
    expect(canBeCleared([0, 1])).toBe(false);
  });

  test('a move and the step back are each the other’s undoing', () => {
    for (let seeds = 1; seeds <= 60; seeds++) {
      const row = winningRow(seeds);
      const after = playPit(row, winningPit(row) ?? 0);
      expect(after).toEqual(winningRow(seeds - 1));
      expect(rowBefore(after ?? [])).toEqual(row);
    }
  });

  test('plays first the pits that the published list names', () => {
    expect(firstPits(60).join(' ')).toBe(A028920);
  });

  test('the nearest pits come round with the published periods', () => {
    expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map(periodOf)).toEqual([
      2, 6, 12, 60, 60, 420, 840, 2520, 2520, 27_720, 27_720,
    ]);
    for (let seeds = 0; seeds < 60; seeds++)
      expect(padded(winningRow(seeds + 60))).toEqual(padded(winningRow(seeds)));
  });
});

const padded = (row: TchoukaillonRow): readonly number[] =>
  Array.from({ length: 4 }, (_, place) => row[place] ?? 0);

describe('the fewest seeds that need so many pits', () => {
  const ten = piSequence(10_000);

  test('are the published sequence', () => {
    expect(ten.slice(0, 60).join(' ')).toBe(A002491);
  });

  test('are found by the sieve and on the board alike', () => {
    expect(piSieve(300)).toEqual(ten.slice(0, 300));
    const lengths = Array.from({ length: 331 }, (_, seeds) => winningRow(seeds).length);
    expect(Array.from({ length: 32 }, (_, pits) => lengths.indexOf(pits + 1))).toEqual(
      ten.slice(0, 32),
    );
  });

  test('close in on n² by π, though not in a straight line', () => {
    const by = (n: number): string => piBy(n, ten[n - 1] as number).toFixed(5);
    expect([10, 100, 200, 1000, 2000, 5000].map(by)).toEqual([
      '2.94118',
      '3.09215',
      '3.14169',
      '3.13903',
      '3.14030',
      '3.14148',
    ]);
    expect(Math.abs(piBy(10_000, ten[9999] as number) - Math.PI)).toBeLessThan(0.0003);
  });
});

describe('a determined ending of Ayò', () => {
  const endings = endingsOf(ayo, 11);

  test('of nine seeds is the one Broline and Loeb print', () => {
    expect(determinedEnding(9)).toEqual([0, 0, 0, 4, 2, 2, 0, 1, 0, 0, 0, 0]);
  });

  test.each([3, 5, 7, 9, 11])('of %i seeds gives South all but one, by one move alone', (seeds) => {
    const layout = determinedEnding(seeds);
    const advice = adviceFor(positionWith(ayo, layout, 'south'), ayo, endings);
    const best = advice === null ? [] : bestOf(advice);
    const nearest = 7 - (winningPit(winningRow(seeds - 1)) ?? 0);

    expect(advice?.value).toBe(seeds - 2);
    expect(best.map(({ move, taken }) => [move.kind === 'sow' && move.from, taken])).toEqual([
      [nearest, 2],
    ]);
  });

  test('is there for odd numbers up to twenty-one only', () => {
    expect(determinedEnding(21).reduce((sum, count) => sum + count, 0)).toBe(21);
    for (const seeds of [1, 2, 8, 23]) expect(() => determinedEnding(seeds)).toThrow(RangeError);
  });
});
