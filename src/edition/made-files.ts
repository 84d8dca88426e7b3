/** The files made by `npm run sheets`, if the book is built with them. A plain build has none. */
import type { Locale } from '../language/locale.ts';
import { fileFor, type FileKind } from './file-names.ts';

/** What is known of a made file. An EPUB has no pages. */
export type MadeFile = { readonly bytes: number; readonly pages?: number };

/** The file made out of a page, or nothing. @param path below the language; empty for the whole book */
export function madeFile(
  locale: Locale,
  path: string,
  kind: FileKind = 'pdf',
): (MadeFile & { readonly name: string }) | undefined {
  // Filled in by `src/build/book-files.ts`.
  const made: Readonly<Record<string, MadeFile>> = import.meta.env.MADE_FILES ?? {};
  const name = fileFor(locale, path, kind);
  const file = made[name];
  return file && { name, ...file };
}
