import { expect, test } from 'vitest';
import { sizeInWords } from '../../src/language/file-phrases.ts';

test.each([
  [1, '1 kB', '1 kB'],
  [107_882, '108 kB', '108 kB'],
  [999_499, '999 kB', '999 kB'],
  [999_500, '1.0 MB', '1.0 MB'],
  [2_540_000, '2.5 MB', '2.5 MB'],
])('a file of %i bytes has a size of %s', (bytes, en, yo) => {
  expect([sizeInWords(bytes, 'en'), sizeInWords(bytes, 'yo')]).toEqual([en, yo]);
});
