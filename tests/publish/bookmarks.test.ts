import { expect, test } from 'vitest';
import { bookmarksOnce } from '../../src/publish/bookmarks.ts';

const once = (pdf: string, headings: readonly string[]): string =>
  Buffer.from(bookmarksOnce(Buffer.from(pdf, 'latin1'), headings)).toString('latin1');

test('a bookmark names its heading once, and no byte moves', () => {
  expect(once('<</Title (The sweepThe sweep)\n/Prev 3', ['The sweep'])).toBe(
    '<</Title (The sweep)         \n/Prev 3',
  );
  expect(once(String.raw`/Title (All \(48\)All \(48\))/A`, ['All  (48)'])).toBe(
    String.raw`/Title (All \(48\))          /A`,
  );
  // ọ̀ta: a letter, a mark of its own, two letters.
  const word = '1ECD030000740061';
  expect(once(`/Title <FEFF${word}${word}>/A`, ['ọ̀ta'])).toBe(
    `/Title <FEFF${word}>${' '.repeat(word.length)}/A`,
  );
});

test('a heading that says a thing twice keeps it', () => {
  for (const [pdf, headings] of [
    ['/Title (ayoayo)', ['ayoayo', 'ayo']],
    ['/Title (ayoayo)', ['another']],
    ['/Title (The sweep)', ['The sweep']],
  ] as const)
    expect(once(pdf, headings)).toBe(pdf);
});
