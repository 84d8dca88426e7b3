import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { clothBand } from '../../src/figures/cloth-band.ts';

test('the band of cloth in the styles is the one the code draws', () => {
  const file = readFileSync(new URL('../../src/styles/cloth-band.svg', import.meta.url), 'utf8');

  expect(file).toBe(clothBand());
});
