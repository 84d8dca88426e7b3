import { describe, expect, test } from 'vitest';
import { FILED, filedUnder, packed, unpacked } from '../../src/analysis/ending-file.ts';
import { endingsOf } from '../../src/analysis/endings.ts';

const bytesOf = async (file: Promise<Uint8Array>): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await file);

describe('a file of endings', () => {
  const whole = endingsOf(FILED[0] as (typeof FILED)[number], 7);

  test.each(FILED)('of $id gives back the values it was made of', async (rules) => {
    const base = rules === FILED[0] ? null : whole;
    for (const [seeds, values] of endingsOf(rules, 7).entries()) {
      const file = await bytesOf(packed(values, base?.[seeds] ?? null));
      expect(await unpacked(file, base?.[seeds] ?? null)).toEqual(values);
    }
  });

  test('is the same every time it is made', async () => {
    const values = whole[7] as Int8Array;
    expect(await packed(values, null)).toEqual(await packed(values, null));
  });

  test('takes less room for what differs than for the whole', async () => {
    const values = endingsOf(FILED[3] as (typeof FILED)[number], 7)[7] as Int8Array;
    const apart = await packed(values, null);
    const beside = await packed(values, whole[7] as Int8Array);
    expect(beside.length * 5).toBeLessThan(apart.length);
  });
});

test('Oware has no files of its own, relays have none at all', () => {
  expect(['oware', 'ayo-taboo', 'ayoayo', 'oware-sweep-to-win'].map(filedUnder)).toEqual([
    'ayo',
    'ayo-taboo',
    null,
    null,
  ]);
});
