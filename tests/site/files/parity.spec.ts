import { isForeign } from '../../../src/language/english-words.ts';
import { expect, test } from '../support/book.ts';
import { attributes, fileOf, idsOf, pagesIn, readIn } from '../support/built-files.ts';
import { PROPER_NAMES } from '../support/proper-names.ts';
import { spokenIn } from '../support/spoken-text.ts';

const pagesOf = (folder: string, locale: string): readonly string[] =>
  pagesIn(folder)
    .filter((page) => page.startsWith(`${locale}/`))
    .map((page) => page.slice(locale.length + 1));

/** What a page is made of, in order, whatever its language: which words need a gloss depends on it. */
const partsOf = (html: string) => ({
  anchors: idsOf(html)
    .filter((id) => !/^(?:use|cite|gloss)-/.test(id))
    .sort(),
  examples: attributes(html, ['data-example']).map(([, id]) => id),
  figures: html.match(/<figure\b/g)?.length ?? 0,
  tables: html.match(/<table\b/g)?.length ?? 0,
  notes: html.match(/class="margin-note"/g)?.length ?? 0,
});

/** Units, and names of keys and of kinds of files. */
const OF_NO_LANGUAGE = new Set('cm gb mm px kB mod minimax'.split(' '));
/** Names, which may stand where no language can be marked: in attributes and in lists of choices. */
const NAMES = new Set(['okwe', 'mancala', 'd’Ivoire']);
const UNMARKABLE = /\[|^(?:meta|option|title|text)$/;
/** Letters of citations, addresses and file names are of no language. */
const CODE = /https?:\S+|\S*[\w-]+\.[a-z]{2,4}\b(?:\/\S*)?|\S*[_/]\S*|^[a-z]{1,2}(?:: |$)/g;

test.describe('the two editions', () => {
  test('have the same pages with the same anchors, examples, figures, tables and notes', ({
    built,
  }) => {
    const pages = pagesOf(built.folder, 'en');
    expect(pagesOf(built.folder, 'yo')).toEqual(pages);
    for (const page of pages) {
      const [en, yo] = ['en', 'yo'].map((locale) =>
        partsOf(readIn(built.folder, fileOf(`${locale}/${page}`))),
      );
      expect(yo, page).toEqual(en);
    }
  });

  test('say on a Yorùbá page nothing in English that is not marked as English, titles in capitals included', ({
    built,
  }) => {
    const found = new Set<string>();
    let looked = 0;
    for (const page of pagesOf(built.folder, 'yo'))
      for (const { text, lang, place } of spokenIn(readIn(built.folder, fileOf(`yo/${page}`)))) {
        if (lang !== 'yo') continue;
        looked += 1;
        for (const [word] of text
          .replaceAll(CODE, ' ')
          .matchAll(/[\p{L}\p{M}-]+(?:’[\p{L}\p{M}]+)*/gu)) {
          if (!isForeign(word) || OF_NO_LANGUAGE.has(word)) continue;
          const isName = NAMES.has(word) || /^\p{Lu}/u.test(word);
          if (PROPER_NAMES.has(word) || (isName && UNMARKABLE.test(place))) continue;
          found.add(`${page} ${place}: ${word} in “${text.slice(0, 80)}”`);
        }
      }
    expect(looked).toBeGreaterThan(1000);
    expect([...found]).toEqual([]);
  });

  test('lead from each Yorùbá page to how a correction is sent, and say whether it was reviewed', ({
    built,
  }) => {
    for (const page of pagesOf(built.folder, 'yo')) {
      const html = readIn(built.folder, fileOf(`yo/${page}`));
      expect(html, page).toMatch(/class="review-state[^"]*"[\s\S]{0,900}?yo\/about\/#corrections"/);
    }
  });
});

test('the list for a reviewer stays out of indexes', ({ built }) => {
  for (const locale of ['en', 'yo']) {
    const html = readIn(built.folder, `${locale}/review/index.html`);
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html.match(/<tr\b/g)?.length).toBeGreaterThan(1500);
  }
  expect(readIn(built.folder, 'sitemap-0.xml')).not.toContain('/review/');
});
