/**
 * The book as one page for paper: cover, this copy, contents with room for page numbers, chapters.
 *
 * Browsers cannot number the pages a link leads to. Each entry of the contents therefore ends in an
 * empty `<span class="page-number" data-page-of="rules">`, for whoever prints the page twice.
 */
import { toHtml } from 'hast-util-to-html';
import { h } from 'hastscript';
import { frameWordsOf } from '../language/frame-phrases.ts';
import type { Book, Part } from './book.ts';
import { aboutThisCopy, contents, cover, type Entry, fullTitle } from './front-matter.ts';
import { PRINTED } from './styles.ts';
import type { Element } from './trees.ts';

const withPageNumber: Entry = (place, heading) => [
  h('a', { href: `#${place}` }, [
    h('span', { className: ['contents-title'] }, [...heading]),
    h('span', { className: ['page-number'], dataPageOf: place }),
  ]),
];

function contentsPage(book: Book): Element {
  return h('nav', { className: ['contents-page'], id: 'contents' }, [
    h('h1', frameWordsOf(book.locale).bookContents),
    contents(book, withPageNumber),
  ]);
}

const part = ({ id, title, chapters }: Part): Element =>
  h('section', { className: ['part'], id }, [
    h('p', { className: ['part-title'] }, title),
    ...chapters.map(({ article }) => article),
  ]);

/** The whole page. Its style sheets are in `styles/` beside it, its type in `fonts/`. */
export function printEdition(book: Book): string {
  const sheets = [...PRINTED.map((name) => `styles/${name}`), 'styles/print-edition.css'];
  const page = h('html', { lang: book.locale, dir: 'ltr' }, [
    h('head', [
      h('meta', { charset: 'utf-8' }),
      h('title', fullTitle(book.locale)),
      h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      ...sheets.map((href) => h('link', { rel: 'stylesheet', href })),
    ]),
    h('body', { className: ['print-edition'] }, [
      cover(book.locale),
      aboutThisCopy(book),
      contentsPage(book),
      h('main', book.parts.map(part)),
    ]),
  ]);
  return `<!doctype html>\n${toHtml(page)}\n`;
}
