/** Prints the whole book of a language, its contents numbered. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from '@playwright/test';
import type { Locale } from '../language/locale.ts';
import type { Answer, BuiltBook } from './built-book.ts';
import { gather } from './gather.ts';
import { faultsOf, measured } from './paper-faults.ts';
import { printEdition } from './print-edition.ts';
import type { Print } from './print-sheets.ts';
import { deskFor, lay, printed } from './printer.ts';
import { readPdf, readPlaces } from './read-pdf.ts';
import { FONTS, STYLES } from './styles.ts';

/** Printing again changes the contents by some numbers alone: twice is enough, and a third time proves it. */
const MOST_PRINTS = 4;
const PLACE = 'print-edition/';

/** The book as one page, served at an address of its own beside the real pages, with what it needs. */
function asPage(book: BuiltBook, root: string, html: string): BuiltBook {
  const file = async (folder: URL, name: string, contentType: string): Promise<Answer> => ({
    body: await readFile(join(fileURLToPath(folder), name)),
    contentType,
  });
  return {
    ...book,
    async answer(url) {
      if (!url.startsWith(root)) return book.answer(url);
      const name = url.slice(root.length);
      const last = name.replace(/^.*\//, '');
      if (name === '') return { body: Buffer.from(html), contentType: 'text/html; charset=utf-8' };
      if (name.startsWith('fonts/')) return file(FONTS, last, 'font/woff2');
      const own = last === 'print-edition.css';
      return file(own ? new URL('.', import.meta.url) : STYLES, last, 'text/css; charset=utf-8');
    },
  };
}

/** Writes the numbers into the contents. Returns how many were not there already. */
async function number(desk: Page, places: ReadonlyMap<string, number>): Promise<number> {
  const wanted = await desk
    .locator('[data-page-of]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-page-of') ?? ''));
  if (wanted.length === 0) throw new Error('The print edition has no contents to number.');
  const lost = wanted.filter((place) => !places.has(place));
  if (lost.length > 0) throw new Error(`Contents name what is on no page: ${lost.join(', ')}`);
  const numbers = wanted.map((place) => String(places.get(place)));
  return desk.locator('[data-page-of]').evaluateAll((all, fresh) => {
    const stale = all.filter((one, place) => one.textContent !== fresh[place]);
    all.forEach((one, place) => (one.textContent = fresh[place] ?? ''));
    return stale.length;
  }, numbers);
}

/** Prints until every number in the contents is that of the page it names. */
async function numbered(desk: Page): Promise<Uint8Array> {
  for (let print = 1; print <= MOST_PRINTS; print += 1) {
    const bytes = await printed(desk);
    if ((await number(desk, await readPlaces(bytes))) === 0) return bytes;
  }
  throw new Error(`After ${MOST_PRINTS} prints the pages in the contents still change.`);
}

/** The book of a language as a PDF. */
export async function printBook(browser: Browser, book: BuiltBook, locale: Locale): Promise<Print> {
  const root = `${book.address}${locale}/${PLACE}`;
  const html = printEdition(await gather(book.folder, locale));
  const desk = await deskFor(browser, asPage(book, root, html));
  try {
    await lay(desk, root);
    const { faults } = await measured(desk);
    const bytes = await numbered(desk);
    const pdf = await readPdf(bytes);
    const all = [...faults, ...faultsOf(pdf, undefined)];
    if (all.length > 0)
      throw new Error(`The book (${locale}) cannot be printed:\n  ${all.join('\n  ')}`);
    return { bytes, pdf };
  } finally {
    await desk.context().close();
  }
}
