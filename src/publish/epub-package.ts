/** The papers of an EPUB: what it is, what is in it, in which order it is read. */
import type { Element } from 'xast';
import { x } from 'xastscript';
import { toXml } from 'xast-util-to-xml';
import type { Locale } from '../language/locale.ts';
import { publishWordsOf } from '../language/publish-phrases.ts';
import { VERSION } from '../edition/version.ts';

/** A file in the book. */
export type Item = {
  readonly id: string;
  readonly href: string;
  readonly type: string;
  /** What readers must know of it: `svg`, `nav`, `cover-image`. */
  readonly properties?: string;
  /** Whether it is read as part of the text. */
  readonly read: boolean;
};

export type About = {
  readonly locale: Locale;
  readonly title: string;
  readonly description: string;
  /** Where the book stands on the web: by this it is known. */
  readonly address: string;
  /** As CITATION.cff names it, with its words to find it by. */
  readonly creator: string;
  readonly subjects: readonly string[];
};

const HEAD = '<?xml version="1.0" encoding="utf-8"?>\n';
const LICENCE = 'CC BY 4.0, https://creativecommons.org/licenses/by/4.0/';

export const CONTAINER = `${HEAD}${toXml(
  x('container', { version: '1.0', xmlns: 'urn:oasis:names:tc:opendocument:xmlns:container' }, [
    x('rootfiles', [
      x('rootfile', {
        'full-path': 'EPUB/package.opf',
        'media-type': 'application/oebps-package+xml',
      }),
    ]),
  ]),
)}\n`;

const meta = (property: string, value: string): Element => x('meta', { property }, value);

/** What the file is to who cannot see, or sees little. */
const access = (locale: Locale): readonly Element[] => [
  ...['textual', 'visual'].map((mode) => meta('schema:accessMode', mode)),
  ...['textual,visual', 'textual'].map((modes) => meta('schema:accessModeSufficient', modes)),
  ...[
    'alternativeText',
    'displayTransformability',
    'longDescription',
    'readingOrder',
    'structuralNavigation',
    'tableOfContents',
  ].map((feature) => meta('schema:accessibilityFeature', feature)),
  meta('schema:accessibilityHazard', 'none'),
  meta('schema:accessibilitySummary', publishWordsOf(locale).access),
];

function about(book: About): Element {
  return x('metadata', { 'xmlns:dc': 'http://purl.org/dc/elements/1.1/' }, [
    x('dc:identifier', { id: 'book' }, book.address),
    x('dc:title', book.title),
    x('dc:language', book.locale),
    x('dc:creator', book.creator),
    x('dc:description', book.description),
    x('dc:date', VERSION.date),
    x('dc:rights', LICENCE),
    x('dc:source', book.address),
    ...book.subjects.map((subject) => x('dc:subject', subject)),
    // The same files are always the same book: the day is that of the text.
    meta('dcterms:modified', `${VERSION.date}T00:00:00Z`),
    meta('schema:bookEdition', VERSION.number),
    x('meta', { name: 'cover', content: 'cover-image' }),
    ...access(book.locale),
  ]);
}

/** The package document. */
export function packageOf(book: About, items: readonly Item[]): string {
  return `${HEAD}${toXml(
    x(
      'package',
      {
        xmlns: 'http://www.idpf.org/2007/opf',
        version: '3.0',
        'unique-identifier': 'book',
        'xml:lang': book.locale,
        prefix: 'schema: http://schema.org/',
      },
      [
        about(book),
        x(
          'manifest',
          items.map(({ id, href, type, properties }) =>
            x('item', { id, href, 'media-type': type, properties }),
          ),
        ),
        x(
          'spine',
          items.filter(({ read }) => read).map(({ id }) => x('itemref', { idref: id })),
        ),
      ],
    ),
  )}\n`;
}
