import { fromHtml } from 'hast-util-from-html';
import { expect, test } from 'vitest';
import { addressOf, stationsOf } from '../../src/publish/stations.ts';

const link = (slug: string): string => `<a href="/en/${slug}/" data-station="${slug}">x</a>`;
const start = (game: string, classroom = ''): ReturnType<typeof fromHtml> =>
  fromHtml(
    `<link rel="canonical" href="https://ayo.example/en/"><nav class="start-contents">
      <section class="book-part"><h3 class="book-part-name" id="book-game">The game</h3><ul>${game}</ul></section>
      <section class="book-part"><h3 class="book-part-name" id="book-classroom">Class</h3><ul>${classroom}</ul></section>
    </nav>`,
  );

test('the order is that of the contents, with what stands below a page', () => {
  const game = `<li>${link('sister-games')}<ul><li>${link('oware')}</li></ul></li><li>${link('names')}</li>`;
  expect(stationsOf(start(game))).toEqual([
    {
      id: 'part-book-game',
      title: 'The game',
      stations: [
        { path: 'sister-games/', depth: 0 },
        { path: 'oware/', depth: 1 },
        { path: 'names/', depth: 0 },
      ],
    },
  ]);
});

test('the rule books stand behind the page that compares them', () => {
  const [part] = stationsOf(start(`<li>${link('side-by-side')}</li><li>${link('names')}</li>`));
  const paths = part?.stations.map(({ path }) => path) ?? [];
  expect(paths.slice(0, 2)).toEqual(['side-by-side/', 'rule-books/ayo/']);
  expect(paths.at(-1)).toBe('names/');
});

test('what is there to be used on a screen is not in the book, and a part of nothing else neither', () => {
  const parts = stationsOf(
    start(
      `<li>${link('rules')}</li><li>${link('puzzles')}</li>`,
      `<li>${link('teach')}</li><li>${link('lessons/numbers')}</li><li>${link('worksheets')}</li>`,
    ),
  );
  expect(parts.flatMap(({ stations }) => stations)).toEqual([{ path: 'rules/', depth: 0 }]);
});

test('a start page that does not say where it stands, or what follows it, is refused', () => {
  expect(() => addressOf(fromHtml('<p></p>'))).toThrow(/canonical/);
  expect(() => stationsOf(fromHtml('<p></p>'))).toThrow(/contents/);
  expect(addressOf(start(''))).toBe('https://ayo.example/en/');
});
