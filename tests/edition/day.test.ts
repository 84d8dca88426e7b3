import { describe, expect, test } from 'vitest';
import { PARTS_OF_DAY, partOfDaySchema } from '../../src/edition/shapes/part-of-day.ts';
import { skies } from '../../src/figures/day-sky.ts';
import { listed } from './content-files.ts';

const parts = listed<unknown>('day').map((one) => partOfDaySchema.parse(one));
const part = (id: (typeof PARTS_OF_DAY)[number]) => parts.find((one) => one.id === id);

describe('the day', () => {
  test('runs from morning to night, each part under a sky of its own', () => {
    expect(parts.map(({ id }) => id)).toEqual([...PARTS_OF_DAY]);
    expect(skies()).toHaveLength(PARTS_OF_DAY.length);
  });

  test('has a morning on which both sides agree', () => {
    expect(part('morning')?.base.says).toBe('not-played');
    expect(part('morning')?.others.says).toBe('not-played');
  });

  test('never turns the silence of a source into leave to play', () => {
    const said = parts
      .flatMap(({ base, others }) => [base, others])
      .filter(({ says }) => says !== 'silent');
    // The base article alone is named only where it is silent: all it tells, it tells after others.
    expect(said.filter(({ sources }) => sources.includes('B0'))).toEqual([]);
    expect(part('evening')?.base.says).toBe('silent');
  });

  test('gives no hour by the clock, because no source does', () => {
    expect(JSON.stringify(parts)).not.toMatch(/\d\s*(?::\d\d|a\.?m|p\.?m|o’clock|wákàtí|aago)/i);
  });

  test('lets the sun rise, stand highest in the middle, and sink; the night has a moon', () => {
    const [morning, noon, evening, night] = skies().map(({ light }) => light);
    if (morning?.kind !== 'sun' || noon?.kind !== 'sun' || evening?.kind !== 'sun')
      throw new Error('The day has no sun.');
    expect(noon.y).toBeLessThan(morning.y);
    expect(evening.y).toBe(morning.y);
    expect(night?.kind).toBe('moon');
  });

  test('joins the sun’s way from part to part', () => {
    const ways = skies().map(({ way }) => way);
    const endOf = (way: string | undefined): string | undefined => way?.split(' ').at(-1);
    const startOf = (way: string | undefined): string | undefined =>
      /^M0 ([\d.]+)/.exec(way ?? '')?.[1];
    expect(endOf(ways[0])).toBe(startOf(ways[1]));
    expect(endOf(ways[1])).toBe(startOf(ways[2]));
  });
});
