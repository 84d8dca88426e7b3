/** The metadata of a page, made from the same item that the page offers as its citation. */
import type { Locale } from '../language/locale.ts';
import { chaptersIn } from './chapters.ts';
import { lessons } from './lessons.ts';
import { absolute, bookItem, type Page, pageItem } from './citable.ts';
import { cslOf } from './csl.ts';
import { plainItem } from './format-source.ts';
import { sourceOf } from './sources.ts';
import { sourcesOfText } from './sources-of-text.ts';
import { VERSION } from './version.ts';

export type Tag = { readonly name: string; readonly content: string };

const LICENCE = 'https://creativecommons.org/licenses/by/4.0/';

/** The tags of a page’s head and its JSON-LD, ready to stand in a script. */
export async function pageMetadata(
  page: Page & { readonly description: string },
  site: URL | undefined,
): Promise<{ readonly tags: readonly Tag[]; readonly jsonLd: string }> {
  const item = pageItem(page, site);
  const book = bookItem(page.locale, site);
  const url = item.URL ?? '';
  const part = item['container-title'];
  const tags: readonly Tag[] = [
    { name: 'citation_title', content: item.title },
    ...(part === undefined
      ? []
      : [
          { name: 'citation_book_title', content: part },
          { name: 'citation_inbook_title', content: part },
        ]),
    { name: 'citation_publication_date', content: VERSION.date.replaceAll('-', '/') },
    { name: 'citation_language', content: page.locale },
    { name: 'citation_fulltext_html_url', content: url },
    { name: 'citation_public_url', content: url },
    { name: 'DC.title', content: item.title },
    { name: 'DC.type', content: 'Text' },
    { name: 'DC.date', content: VERSION.date },
    { name: 'DC.language', content: page.locale },
    { name: 'DC.identifier', content: url },
    { name: 'DC.description', content: page.description },
    { name: 'DC.format', content: 'text/html' },
    { name: 'DC.rights', content: LICENCE },
    ...(part === undefined ? [] : [{ name: 'DCTERMS.isPartOf', content: book.URL ?? '' }]),
  ];
  const cited = await citedBy(page.locale, page.path);
  const data = {
    '@context': 'https://schema.org',
    '@type': part === undefined ? 'Book' : 'Chapter',
    '@id': url,
    url,
    name: item.title,
    description: page.description,
    inLanguage: page.locale,
    datePublished: VERSION.date,
    version: VERSION.number,
    license: LICENCE,
    isAccessibleForFree: true,
    image: absolute(site, 'social.png'),
    ...(part === undefined
      ? {}
      : { isPartOf: { '@type': 'Book', '@id': book.URL, name: part, url: book.URL } }),
    ...(cited.length > 0 && { citation: cited }),
  };
  return { tags, jsonLd: JSON.stringify(data).replaceAll('<', String.raw`\u003c`) };
}

/** The works a chapter or a lesson cites, as text; none for any other page. */
async function citedBy(locale: Locale, path: string): Promise<readonly string[]> {
  const text =
    (await chaptersIn(locale)).find(({ slug }) => path === `${slug}/`) ??
    (await lessons(locale)).find(({ slug }) => path === `lessons/${slug}/`);
  if (text === undefined) return [];
  const sources = await Promise.all((await sourcesOfText(text.entry.body ?? '')).map(sourceOf));
  return sources.map((source) => plainItem(cslOf(source)));
}
