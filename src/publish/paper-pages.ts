/** Which pages of the built book are made for paper, and the file each becomes. */
import { fileFor } from '../edition/file-names.ts';
import { isLocale, type Locale } from '../language/locale.ts';

export type PaperPage = {
  /** Below the address of the book, as `en/sheets/ayo/`. */
  readonly page: string;
  readonly locale: Locale;
  readonly file: string;
};

/** Below the language. The page that makes worksheets and the list of lessons are for the screen. */
const FOR_PAPER = [
  /^sheets\/.+\/$/,
  /^worksheets\/[^/]+\/(?:key\/)?$/,
  /^lessons\/[^/]+\/$/,
] as const;

/** The pages made for paper, found by their addresses. */
export function paperPages(pages: readonly string[]): readonly PaperPage[] {
  const found = pages.flatMap((page) => {
    const [locale, ...rest] = page.split('/');
    const path = rest.join('/');
    return isLocale(locale) && FOR_PAPER.some((form) => form.test(path))
      ? [{ page, locale, file: fileFor(locale, path) }]
      : [];
  });
  for (const [file, [first, second]] of Map.groupBy(found, (one) => one.file))
    if (second) throw new Error(`${first?.page} and ${second.page} would both become ${file}.`);
  return found;
}
