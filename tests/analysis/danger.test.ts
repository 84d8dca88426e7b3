import { describe, expect, test } from 'vitest';
import { dangerTable, exposureOf } from '../../src/analysis/danger.ts';
import { ayo } from '../../src/engine/rulesets/ayo.ts';

const takenBy = (sown: number): readonly number[] =>
  [0, 1, 2, 3, 4, 5, 6].filter((count) => exposureOf(ayo, count, sown).taken);

describe('Which counts of a pit are in danger', () => {
  test('from a short lap, pits of one and two; none and three are safe', () => {
    expect(takenBy(1)).toEqual([1, 2]);
  });

  test('from a lap of twelve seeds, which comes twice, pits of none and one', () => {
    expect(takenBy(12)).toEqual([0, 1]);
  });

  test('from a lap of twenty-three seeds, which comes three times, an empty pit alone', () => {
    expect(takenBy(23)).toEqual([0]);
  });

  test('a sowing that ends elsewhere is no answer', () => {
    expect(() => exposureOf(ayo, 1, 2)).toThrow('does not end in pit 7');
  });

  test('the laps follow each other without a gap', () => {
    expect(dangerTable(ayo, 4).map(({ fewest, most }) => [fewest, most])).toEqual([
      [1, 11],
      [12, 22],
      [23, 33],
    ]);
  });
});
