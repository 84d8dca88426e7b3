/** The book as an EPUB 3: its files by name, in the order in which they are packed. */
import { h } from 'hastscript';
import { frameWordsOf } from '../language/frame-phrases.ts';
import { publishWordsOf } from '../language/publish-phrases.ts';
import { type Book, chaptersOf } from './book.ts';
import { drawnStyles } from './drawn-styles.ts';
import { CONTAINER, type Item, packageOf } from './epub-package.ts';
import { aboutThisCopy, contents, cover, type Entry, fullTitle } from './front-matter.ts';
import type { Element } from './trees.ts';
import { fileOf, forReader, hasPictures, leadTo, xhtml } from './xhtml.ts';

/** What the book takes from outside its pages. */
export type Belongings = {
  readonly creator: string;
  readonly subjects: readonly string[];
  readonly styles: string;
  /** The cover as a picture, for shelves. */
  readonly coverImage: Uint8Array;
  readonly fonts: ReadonlyMap<string, Uint8Array>;
  readonly fontLicence: string;
};

type Files = readonly (readonly [name: string, content: string | Uint8Array])[];

const link: Entry = (place, heading) => [h('a', { href: leadTo(place, 'nav') }, [...heading])];

function navigation(book: Book): readonly Element[] {
  const frame = frameWordsOf(book.locale);
  const words = publishWordsOf(book.locale);
  const landmark = (type: string, href: string, name: string): Element =>
    h('li', [h('a', { 'epub:type': type, href }, name)]);
  const [first] = chaptersOf(book);
  return [
    h('nav', { 'epub:type': 'toc', id: 'toc', role: 'doc-toc' }, [
      h('h1', frame.bookContents),
      contents(book, link),
    ]),
    h('nav', { 'epub:type': 'landmarks', id: 'landmarks', hidden: true }, [
      h('h2', frame.waysIn),
      h('ol', [
        landmark('cover', fileOf('cover'), words.cover),
        landmark('toc', fileOf('nav'), frame.bookContents),
        landmark('bodymatter', fileOf(first?.name ?? 'nav'), first?.title ?? ''),
        landmark('glossary', fileOf('glossary'), titleOf(book, 'glossary')),
        landmark('bibliography', fileOf('sources'), titleOf(book, 'sources')),
      ]),
    ]),
  ];
}

const titleOf = (book: Book, name: string): string =>
  chaptersOf(book).find((chapter) => chapter.name === name)?.title ?? '';

type Page = { readonly name: string; readonly title: string; readonly body: readonly Element[] };

function pagesOf(book: Book): readonly Page[] {
  const title = fullTitle(book.locale);
  const words = publishWordsOf(book.locale);
  return [
    { name: 'cover', title, body: [forReader(cover(book.locale))] },
    { name: 'this-copy', title: words.copy, body: [forReader(aboutThisCopy(book))] },
    {
      name: 'nav',
      title: frameWordsOf(book.locale).bookContents,
      body: navigation(book).map(forReader),
    },
    ...chaptersOf(book).map(({ name, title: called, article }) => ({
      name,
      title: called,
      body: [forReader(article)],
    })),
  ];
}

const propertiesOf = ({ name, body }: Page): string | undefined =>
  [...(name === 'nav' ? ['nav'] : []), ...(hasPictures(body) ? ['svg'] : [])].join(' ') ||
  undefined;

/** All files of the EPUB, as they are packed. */
export function epubFiles(book: Book, own: Belongings): Files {
  const pages = pagesOf(book);
  const written = pages.map(({ name, title, body }): readonly [string, string] => [
    `EPUB/${fileOf(name)}`,
    xhtml({
      language: book.locale,
      title,
      body,
      ...(name === 'cover' ? { properties: { 'epub:type': 'cover' } } : {}),
    }),
  ]);
  const items: readonly Item[] = [
    ...pages.map((page): Item => {
      const properties = propertiesOf(page);
      return {
        id: `page-${page.name}`,
        href: fileOf(page.name),
        type: 'application/xhtml+xml',
        read: true,
        ...(properties === undefined ? {} : { properties }),
      };
    }),
    { id: 'styles', href: 'book.css', type: 'text/css', read: false },
    {
      id: 'cover-image',
      href: 'cover.png',
      type: 'image/png',
      properties: 'cover-image',
      read: false,
    },
    ...[...own.fonts.keys()].map((name): Item => ({
      id: `font-${name.replace(/\.\w+$/, '')}`,
      href: `fonts/${name}`,
      type: 'font/ttf',
      read: false,
    })),
    { id: 'font-licence', href: 'fonts/OFL.txt', type: 'text/plain', read: false },
  ];
  const about = {
    locale: book.locale,
    title: fullTitle(book.locale),
    description: book.description,
    address: book.address,
    creator: own.creator,
    subjects: own.subjects,
  };
  // The hand-written styles come last: they put right what a reader’s page asks for.
  const styles = drawnStyles(chaptersOf(book).map(({ article }) => article)) + own.styles;
  return [
    ['mimetype', 'application/epub+zip'],
    ['META-INF/container.xml', CONTAINER],
    ['EPUB/package.opf', packageOf(about, items)],
    ...written,
    ['EPUB/book.css', styles],
    ['EPUB/cover.png', own.coverImage],
    ...Array.from(own.fonts, ([name, face]) => [`EPUB/fonts/${name}`, face] as const),
    ['EPUB/fonts/OFL.txt', own.fontLicence],
  ];
}
