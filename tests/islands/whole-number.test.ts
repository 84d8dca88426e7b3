import { expect, test } from 'vitest';
import { wholeNumber } from '../../src/islands/state/whole-number.ts';

const UP_TO_48 = { least: 0, most: 48 };

test.each([
  ['0', 0],
  ['48', 48],
  [' 7 ', 7],
  ['007', 7],
])('“%s” is the number %i', (text, number) => {
  expect(wholeNumber(text, UP_TO_48)).toBe(number);
});

test.each(['', ' ', '49', '-1', '+3', '1.5', '1e1', '0x1', '१', '9'.repeat(400)])(
  '“%s” is no number of seeds',
  (text) => {
    expect(wholeNumber(text, UP_TO_48)).toBeNull();
  },
);
