/** Writes the book of each language as an EPUB, out of a built site. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileFor } from '../edition/file-names.ts';
import { LOCALES } from '../language/locale.ts';
import { belongingsOf } from './belongings.ts';
import type { Book } from './book.ts';
import { epubFiles } from './epub.ts';
import { gather } from './gather.ts';
import { packed } from './pack-epub.ts';

/** The EPUB of a book, as bytes. */
export const epubOf = async (book: Book): Promise<Uint8Array> =>
  packed(epubFiles(book, await belongingsOf(book)));

/**
 * Writes them all.
 * @param site the built site
 * @param folder where they go
 * @returns the size of each, by its name
 */
export async function writeEpubs(
  site: string,
  folder: string,
): Promise<Readonly<Record<string, { readonly bytes: number }>>> {
  await mkdir(folder, { recursive: true });
  const made: Record<string, { readonly bytes: number }> = {};
  for (const locale of LOCALES) {
    const name = fileFor(locale, '', 'epub');
    const bytes = await epubOf(await gather(site, locale));
    await writeFile(join(folder, name), bytes);
    made[name] = { bytes: bytes.length };
  }
  return made;
}
