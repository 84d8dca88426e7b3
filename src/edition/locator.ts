/** The place in a source that a citation names, as each language prints it. */
import type { CitationWords } from '../language/citation-words.ts';

const NUMBER = String.raw`(?:\d+|[ivxlc]+)`;
const PAGE = new RegExp(`^${NUMBER}$`);
const PAGES = new RegExp(`^${NUMBER}(?:[–,]${NUMBER})+$`);

/**
 * `189–190` → "pp. 189–190". A locator that is no page number, as `§3`, stays as it is written.
 * @param words the words of the page's language
 */
export function locatorText(locator: string, words: Pick<CitationWords, 'page' | 'pages'>): string {
  if (PAGE.test(locator)) return words.page(locator);
  return PAGES.test(locator) ? words.pages(locator.replaceAll(',', ', ')) : locator;
}
