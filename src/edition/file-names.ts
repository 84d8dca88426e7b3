/** How the files that are made out of pages are called. */
import type { Locale } from '../language/locale.ts';

export type FileKind = 'pdf' | 'epub';

/**
 * The file that is made out of a page: `sheets/ayo/` in English is `ayo-olopon-sheets-ayo-en.pdf`.
 * @param path the page below its language; empty for the whole book
 */
export function fileFor(locale: Locale, path: string, kind: FileKind = 'pdf'): string {
  const page = path.replaceAll(/^\/|\/$/g, '').replaceAll('/', '-');
  return `ayo-olopon-${page === '' ? 'book' : page}-${locale}.${kind}`;
}
