import { expect, test } from 'vitest';
import { sizeInWords } from '../../src/language/file-phrases.ts';

test.each([
  [1, '1 kB', 'kB 1'],
  [107_882, '108 kB', 'kB 108'],
  [999_499, '999 kB', 'kB 999'],
  [999_500, '1.0 MB', 'MB 1.0'],
  [2_540_000, '2.5 MB', 'MB 2.5'],
])('a file of %i bytes has a size of %s', (bytes, en, yo) => {
  expect([sizeInWords(bytes, 'en'), sizeInWords(bytes, 'yo')]).toEqual([en, yo]);
});
