import { describe, expect, test } from 'vitest';
import { VALUE_PLAN, valueColumns } from '../../src/figures/value-columns.ts';

describe('The columns of values', () => {
  const columns = valueColumns(2, [
    [-2, 10],
    [0, 40],
    [2, 20],
  ]);

  test('there is one for every value from losing to winning all, from left to right', () => {
    expect(columns.map(({ value }) => value)).toEqual([-2, -1, 0, 1, 2]);
    expect(columns.map(({ x }) => x)).toEqual(columns.map(({ x }) => x).toSorted((a, b) => a - b));
  });

  test('the commonest value reaches the top, the others as far as their share', () => {
    const [least, none, most, , half] = columns;
    expect(most?.top).toBe(VALUE_PLAN.top);
    expect(none?.height).toBe(0);
    expect(half?.height).toBe((most?.height ?? 0) / 2);
    expect(least?.height).toBe((most?.height ?? 0) / 4);
  });

  test('none runs off the picture', () => {
    for (const { x, width } of columns) {
      expect(x).toBeGreaterThanOrEqual(VALUE_PLAN.side);
      expect(x + width).toBeLessThanOrEqual(VALUE_PLAN.width - VALUE_PLAN.side);
    }
  });
});
