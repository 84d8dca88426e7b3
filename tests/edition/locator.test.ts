import { expect, test } from 'vitest';
import { locatorText } from '../../src/edition/locator.ts';
import { citationWordsOf } from '../../src/language/citation-phrases.ts';

const en = citationWordsOf('en');
const yo = citationWordsOf('yo');

test.each([
  ['158', 'p. 158', 'ojú ìwé 158'],
  ['189–190', 'pp. 189–190', 'ojú ìwé 189–190'],
  ['50,58', 'pp. 50, 58', 'ojú ìwé 50, 58'],
  ['xii', 'p. xii', 'ojú ìwé xii'],
  ['§4', '§4', '§4'],
])('the locator %s is printed as %s in English and %s in Yorùbá', (locator, english, yoruba) => {
  expect(locatorText(locator, en)).toBe(english);
  expect(locatorText(locator, yo)).toBe(yoruba);
});
