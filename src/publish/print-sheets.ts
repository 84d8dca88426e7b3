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

/**
 * Prints pages into a folder and returns what was made.
 * @param desks are used side by side
 * @param say is told of every file
 */
export async function printSheets(
  desks: readonly Page[],
  book: BuiltBook,
  pages: readonly PaperPage[],
  into: string,
  say: (told: string) => void,
): Promise<Readonly<Record<string, MadeFile>>> {
  const made = new Map<string, MadeFile>();
  const failed: string[] = [];
  const waiting = [...pages];
  const work = async (desk: Page): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      try {
        const { bytes, pdf } = await printSheet(desk, book, next.page);
        await writeFile(join(into, next.file), bytes);
        made.set(next.file, { bytes: bytes.length, pages: pdf.pages });
        say(`${next.file}: ${pdf.pages}`);
      } catch (error) {
        failed.push(error instanceof Error ? error.message : String(error));
      }
    }
  };
  await Promise.all(desks.map(work));
  if (failed.length > 0) throw new Error(failed.sort().join('\n'));
  // In the order of the pages, whichever desk was quicker.
  return Object.fromEntries(
    pages.flatMap(({ file }) => {
      const one = made.get(file);
      return one ? [[file, one]] : [];
    }),
  );
}
