import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { largestThatFits } from '../../src/islands/state/fit-words.ts';

describe('Words before a class', () => {
  test('are as large as fits, to half a pixel', () => {
    fc.assert(
      fc.property(fc.integer({ min: 15, max: 200 }), (room) => {
        const size = largestThatFits(15, 120, (one) => one <= room);

        expect(size).toBeLessThanOrEqual(Math.min(room, 120));
        expect(size).toBeGreaterThan(Math.min(room, 120) - 0.51);
      }),
    );
  });

  test('are never smaller than can be read, even where nothing fits', () => {
    expect(largestThatFits(15, 120, () => false)).toBe(15);
    expect(largestThatFits(15, 3, () => true)).toBe(15);
  });
});
