/** What an EPUB needs besides the pages: its type, cut to the letters it has, its cover, its makers. */
import { readFile } from 'node:fs/promises';
import { toString } from 'hast-util-to-string';
import subsetFont from 'subset-font';
import { parse } from 'yaml';
import { type Book, chaptersOf } from './book.ts';
import type { Belongings } from './epub.ts';
import { aboutThisCopy, cover } from './front-matter.ts';
import { FONT_FILES, FONTS } from './styles.ts';

type Citation = {
  readonly authors: readonly { readonly name: string }[];
  readonly keywords: readonly string[];
};

/** Every letter of the book, and those a reader may put beside them: signs of lists, numbers of pages. */
function lettersOf(book: Book): string {
  const text = [
    ...chaptersOf(book).map(({ article }) => toString(article)),
    ...book.parts.map(({ title }) => title),
    toString(aboutThisCopy(book)),
    toString(cover(book.locale)),
  ].join('');
  const latin = String.fromCodePoint(...Array.from({ length: 95 }, (_, place) => place + 32));
  return [...new Set(`${text}${latin}•–`)].sort().join('');
}

/** Old readers know no packed type: the faces are written out as plain ones. */
async function fontsFor(book: Book): Promise<ReadonlyMap<string, Uint8Array>> {
  const letters = lettersOf(book);
  const faces = FONT_FILES.map(async (name) => {
    const face = await subsetFont(await readFile(new URL(name, FONTS)), letters, {
      targetFormat: 'sfnt',
      keepFeatures: [
        'ccmp',
        'locl',
        'mark',
        'mkmk',
        'rlig',
        'calt',
        'kern',
        'liga',
        'lnum',
        'tnum',
      ],
      preserveNameIds: [0, 1, 2, 3, 4, 5, 6, 13, 14],
      noHinting: true,
    });
    return [name.replace('.woff2', '.ttf'), new Uint8Array(face)] as const;
  });
  return new Map(await Promise.all(faces));
}

/** All that goes into the EPUB of a book beside its pages. */
export async function belongingsOf(book: Book): Promise<Belongings> {
  const here = (name: string): URL => new URL(name, import.meta.url);
  const citation = parse(await readFile('CITATION.cff', 'utf8')) as Citation;
  return {
    creator: citation.authors.map(({ name }) => name).join(', '),
    subjects: citation.keywords,
    styles: await readFile(here('reader.css'), 'utf8'),
    coverImage: new Uint8Array(await readFile(here(`cover-${book.locale}.png`))),
    fonts: await fontsFor(book),
    fontLicence: await readFile(new URL('OFL.txt', FONTS), 'utf8'),
  };
}
