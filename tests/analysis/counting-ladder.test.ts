import { describe, expect, test } from 'vitest';
import { countingLadder } from '../../src/analysis/counting-ladder.ts';

describe('The ladder of positions', () => {
  const rungs = countingLadder();

  test('its top is the number of positions that was published in 2002', () => {
    expect(rungs.at(-1)?.sum).toBe(889_063_398_406);
  });

  test('has a rung for every number of seeds but 47', () => {
    expect(rungs.map(({ seeds }) => seeds)).toEqual([...Array(47).keys(), 48]);
  });

  test('its last rung is almost a quarter of the whole', () => {
    expect(rungs.at(-1)?.here).toBe(203_648_015_935);
  });

  test('with too few seeds for six full pits nothing is taken away', () => {
    expect(rungs.slice(0, 6).every(({ full }) => full === 0)).toBe(true);
    expect(rungs[6]?.full).toBe(1);
  });
});
