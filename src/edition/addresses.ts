/** Addresses inside the book, below whatever folder it is served from. */
import type { Locale } from '../language/locale.ts';

const BASE = `/${import.meta.env.BASE_URL}/`.replaceAll(/\/+/g, '/');

/** The address of a file of the site: `theme.js` → `/base/theme.js`. */
export const siteAddress = (path: string): string => `${BASE}${path}`;

/**
 * The address of a page in a language.
 * @param to the page and place below the language, as `rules#capture`; empty for the start page
 */
export function pageAddress(locale: Locale, to = ''): string {
  const [page = '', anchor] = to.split('#');
  const folder = page === '' ? `${locale}/` : `${locale}/${page}/`;
  return siteAddress(folder) + (anchor === undefined ? '' : `#${anchor}`);
}
