/**
 * Makes the files of the book, `npm run sheets`: builds the book, prints what is made for paper, and builds it
 * again with the files beside the pages. Everything is made anew each time.
 */
import { spawnSync } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { fileFor } from '../edition/file-names.ts';
import type { MadeFile } from '../edition/made-files.ts';
import { LOCALES } from '../language/locale.ts';
import { openBook, type BuiltBook } from './built-book.ts';
import { paperPages } from './paper-pages.ts';
import { printBook } from './print-book.ts';
import { printSheets } from './print-sheets.ts';
import { deskFor, startBrowser } from './printer.ts';
import { writeEpubs } from './write-epubs.ts';

const FILES = join('.build', 'files');
/** Read by the build, which lays the files beside the pages: `src/build/book-files.ts`. */
const MANIFEST = 'manifest.json';

/** How many pages are printed side by side. */
const DESKS = Math.min(4, availableParallelism());

/** Builds the book into `dist`. @param files the folder of files to lay beside the pages, if any */
function build(files?: string): void {
  const { BOOK_FILES: _, ...env } = process.env;
  const { status } = spawnSync(process.execPath, ['src/build/astro.ts', 'build', '--force'], {
    env: files === undefined ? env : { ...env, BOOK_FILES: files },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error('The book cannot be built: `npm run build` says why.');
}

const began = Date.now();
const say = (text: string): void =>
  console.log(`${String(Math.round((Date.now() - began) / 1000)).padStart(4)} s  ${text}`);

/** Prints the book of each language. */
async function printBooks(browser: Browser, book: BuiltBook): Promise<Record<string, MadeFile>> {
  const made: Record<string, MadeFile> = {};
  for (const locale of LOCALES) {
    say(`Printing the whole book (${locale})`);
    const { bytes, pdf } = await printBook(browser, book, locale);
    const name = fileFor(locale, '');
    await writeFile(join(FILES, name), bytes);
    made[name] = { bytes: bytes.length, pages: pdf.pages };
  }
  return made;
}

async function make(): Promise<void> {
  const browser = await startBrowser();
  try {
    say('Building the book');
    build();
    const book = await openBook('dist');
    const pages = paperPages(book.pages);
    await rm(FILES, { recursive: true, force: true });
    await mkdir(FILES, { recursive: true });
    say(`Printing ${pages.length} pages`);
    const desks = await Promise.all(Array.from({ length: DESKS }, () => deskFor(browser, book)));
    const sheets = await printSheets(desks, book, pages, FILES, say);
    for (const desk of desks) await desk.context().close();
    const books = await printBooks(browser, book);
    say('Making the books for readers');
    const made = { ...sheets, ...books, ...(await writeEpubs('dist', FILES)) };
    await writeFile(join(FILES, MANIFEST), `${JSON.stringify(made, null, 2)}\n`);
    say('Building the book again, with the files');
    build(FILES);
    const bytes = Object.values(made).reduce((sum, file) => sum + file.bytes, 0);
    say(`${Object.keys(made).length} files, ${(bytes / 1e6).toFixed(1)} MB, in dist/files`);
  } finally {
    await browser.close();
  }
}

try {
  await make();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
