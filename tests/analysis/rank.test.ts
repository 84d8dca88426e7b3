import { describe, expect, test } from 'vitest';
import { firstPlace, layoutAt, layoutCount, placeOf } from '../../src/analysis/rank.ts';
import { seededNumbers } from '../../src/analysis/seeded.ts';

/** C(n + 11, 11), handed to us from another program. */
const KNOWN = [
  [0, 1],
  [12, 1_352_078],
  [15, 7_726_160],
  [20, 84_672_315],
  [24, 417_225_900],
  [29, 2_311_801_440],
  [48, 279_871_768_995],
] as const;

describe('the number of a layout', () => {
  test.each(KNOWN)('%i seeds lie in %i ways', (seeds, ways) => {
    expect(layoutCount(seeds)).toBe(ways);
  });

  test('every layout of four seeds has its own, without a gap', () => {
    const words = Array.from({ length: layoutCount(4) }, (_, place) =>
      layoutAt(4, place).join(' '),
    );

    expect(new Set(words).size).toBe(1365);
    expect(words.map((word) => placeOf(word.split(' ').map(Number)))).toEqual(
      words.map((_, place) => place),
    );
  });

  test('leads back to the layout, for the first, the last and any, on the fullest board too', () => {
    const draw = seededNumbers(5);
    for (let seeds = 0; seeds <= 48; seeds++) {
      const last = layoutCount(seeds) - 1;
      const places = Array.from({ length: 1000 }, () => Math.floor(draw() * (last + 1)));
      const lost = [0, last, ...places].filter(
        (place) => placeOf(layoutAt(seeds, place)) !== place,
      );
      expect([seeds, lost]).toEqual([seeds, []]);
    }
    expect(layoutAt(48, layoutCount(48) - 1)).toEqual([48, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
  });

  test('grows with the seeds of the side to move', () => {
    expect(firstPlace(12, 0)).toBe(0);
    expect(layoutAt(12, firstPlace(12, 5)).slice(0, 6)).toEqual([0, 0, 0, 0, 0, 5]);
  });

  test('differs where five bits a pit would make two boards one', () => {
    expect(placeOf([0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 4])).not.toBe(
      placeOf([0, 0, 0, 0, 0, 1, 4, 0, 0, 0, 0, 0]),
    );
  });
});
