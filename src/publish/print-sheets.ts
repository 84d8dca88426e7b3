/** Prints the pages that are made for paper. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { MadeFile } from '../edition/made-files.ts';
import type { BuiltBook } from './built-book.ts';
import { faultsOf, measured } from './paper-faults.ts';
import type { PaperPage } from './paper-pages.ts';
import { lay, printed } from './printer.ts';
import { readPdf, type ReadPdf } from './read-pdf.ts';

export type Print = { readonly bytes: Uint8Array; readonly pdf: ReadPdf };

/** Prints one page. What does not fit its paper is an error that says what stands out. */
export async function printSheet(desk: Page, book: BuiltBook, page: string): Promise<Print> {
  await lay(desk, book.address + page);
  const { sheets, faults } = await measured(desk);
  const bytes = await printed(desk);
  const pdf = await readPdf(bytes);
  const all = [...faults, ...faultsOf(pdf, sheets)];
  if (all.length > 0) throw new Error(`${page} cannot be printed:\n  ${all.join('\n  ')}`);
  return { bytes, pdf };
}

/** Prints pages into a folder and returns what was made. */
export async function printSheets(
  desk: Page,
  book: BuiltBook,
  pages: readonly PaperPage[],
  into: string,
): Promise<Readonly<Record<string, MadeFile>>> {
  const made: Record<string, MadeFile> = {};
  const failed: string[] = [];
  for (const { page, file } of pages) {
    try {
      const { bytes, pdf } = await printSheet(desk, book, page);
      await writeFile(join(into, file), bytes);
      made[file] = { bytes: bytes.length, pages: pdf.pages };
    } catch (error) {
      failed.push(error instanceof Error ? error.message : String(error));
    }
  }
  if (failed.length > 0) throw new Error(failed.join('\n'));
  return made;
}
