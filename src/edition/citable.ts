/** The book, its pages and its examples as items of a bibliography. */
import { citationWordsOf } from '../language/citation-phrases.ts';
import type { Locale } from '../language/locale.ts';
import { sitePhrases } from '../language/site-phrases.ts';
import { siteAddress } from './addresses.ts';
import type { CslItem } from './csl.ts';
import { VERSION } from './version.ts';

/** A page that may be cited: its address below the language, with a closing slash, and its title. */
export type Page = { readonly locale: Locale; readonly path: string; readonly title: string };

/** The title of the book, by which it is cited. */
export function bookTitle(locale: Locale): string {
  const { bookTitle: title, tagline } = sitePhrases(locale);
  return `${title}: ${tagline}`;
}

/** @param site the host the book is served from */
export const absolute = (site: URL | undefined, path: string): string =>
  new URL(siteAddress(path), site).href;

const issued = { 'date-parts': [VERSION.date.split('-').map(Number)] };
const common = (locale: Locale): Pick<CslItem, 'issued' | 'language'> => ({
  language: locale,
  issued,
});

/** The whole book. A version of its own would make a program of it in some styles: the edition says it. */
export function bookItem(locale: Locale, site: URL | undefined): CslItem {
  const edition = citationWordsOf(locale).citeThis.edition;
  return {
    id: `ayo-olopon-${locale}`,
    type: 'book',
    title: bookTitle(locale),
    edition: `${edition}, ${VERSION.number}`,
    ...common(locale),
    URL: absolute(site, `${locale}/`),
  };
}

/** A page, as a chapter of the book; the start page is the book. */
export function pageItem({ locale, path, title }: Page, site: URL | undefined): CslItem {
  if (path === '') return bookItem(locale, site);
  return {
    id: `ayo-olopon-${locale}-${nameOf(path)}`,
    type: 'chapter',
    title,
    'container-title': bookTitle(locale),
    edition: citationWordsOf(locale).citeThis.edition,
    version: VERSION.number,
    ...common(locale),
    URL: absolute(site, `${locale}/${path}`),
  };
}

/** A worked example on a page. */
export function exampleItem(
  page: Page,
  example: { readonly id: string; readonly title: string },
  site: URL | undefined,
): CslItem {
  const item = pageItem(page, site);
  const { exampleIn } = citationWordsOf(page.locale).citeThis;
  return {
    ...item,
    id: `${item.id}-${example.id}`,
    title: exampleIn({ example: example.title, chapter: page.title }),
    URL: `${item.URL}#${example.id}`,
  };
}

/** `rule-books/ayo/` → `rule-books-ayo`: how the files of a page’s citation are called. */
export const nameOf = (path: string): string =>
  path === '' ? 'book' : path.replace(/\/$/, '').replaceAll('/', '-');
