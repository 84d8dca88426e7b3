/** What stands before the first chapter, on paper as in a reader: cover, this copy, contents. */
import { h } from 'hastscript';
import { clothBand } from '../figures/cloth-band.ts';
import { citationWordsOf } from '../language/citation-phrases.ts';
import { frameWordsOf } from '../language/frame-phrases.ts';
import type { Locale } from '../language/locale.ts';
import { publishWordsOf } from '../language/publish-phrases.ts';
import { sitePhrases } from '../language/site-phrases.ts';
import { VERSION } from '../edition/version.ts';
import type { Book, Chapter, Section } from './book.ts';
import type { Element, ElementContent } from './trees.ts';

/** `Ayò Ọlọ́pọ́n: The Yorùbá game of sowing and taking`. */
export function fullTitle(locale: Locale): string {
  const { bookTitle, tagline } = sitePhrases(locale);
  return `${bookTitle}: ${tagline}`;
}

const edition = (locale: Locale): string =>
  `${citationWordsOf(locale).citeThis.edition}. ${frameWordsOf(locale).printed({
    version: VERSION.number,
    date: VERSION.date,
  })}`;

/** The band of cloth as a picture within the page. Its ground is drawn, so that paper has it as well. */
function bandOfCloth(): Element {
  const [edges, motifs, ...more] = Array.from(clothBand().matchAll(/ d="([^"]*)"/g), ([, d]) => d);
  if (edges === undefined || motifs === undefined || more.length > 0)
    throw new Error('The band of cloth is not drawn with two paths, the edges and the figures.');
  return h('svg', { className: ['cover-band'], viewBox: '0 0 320 24', ariaHidden: 'true' }, [
    h('path', { d: 'M0 0h320v24H0z', fill: '#16233f' }),
    h('path', { d: edges, fill: 'none', stroke: '#8794b3', strokeWidth: 1.2 }),
    h('path', {
      d: motifs,
      fill: 'none',
      stroke: '#d5dff2',
      strokeWidth: 1.7,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
    }),
  ]) as Element;
}

/** The cover. Says what the book is, which state of it, under which licence, and that it is a draft. */
export function cover(locale: Locale): Element {
  const site = sitePhrases(locale);
  return h('header', { className: ['cover'], id: 'cover' }, [
    bandOfCloth(),
    h('p', { className: ['cover-title'], lang: 'yo' }, site.bookTitle),
    h('p', { className: ['cover-tagline'] }, site.tagline),
    h('p', { className: ['cover-edition'] }, edition(locale)),
    h('p', { className: ['cover-note'] }, site.licence),
    h('p', { className: ['cover-note'] }, publishWordsOf(locale).draft),
  ]);
}

/** What this copy is, where the book itself lives, and how to read the films. */
export function aboutThisCopy({ locale, address }: Book): Element {
  const words = publishWordsOf(locale);
  return h('section', { className: ['chapter', 'this-copy'], id: 'this-copy' }, [
    h('h1', words.copy),
    h('p', [fullTitle(locale), '. ', edition(locale)]),
    h('p', words.whole({ date: VERSION.date })),
    h('p', [words.online, ' ', h('a', { href: address }, address)]),
    h('p', words.frames),
    h('p', words.draft),
    h('p', words.licences),
  ]);
}

/** How a place in the contents is written. */
export type Entry = (place: string, heading: readonly ElementContent[]) => ElementContent[];

const copied = (nodes: readonly ElementContent[]): ElementContent[] => structuredClone([...nodes]);

const sectionItem = (section: Section, entry: Entry): Element =>
  h('li', entry(section.id, copied(section.heading)));

function chapterItem(chapter: Chapter, below: readonly Chapter[], entry: Entry): Element {
  const parts = [
    ...chapter.sections.map((section) => sectionItem(section, entry)),
    ...below.map((one) => chapterItem(one, [], entry)),
  ];
  const inside = parts.length > 0 ? [h('ol', parts)] : [];
  return h('li', { className: ['contents-chapter'] }, [
    ...entry(chapter.name, copied(chapter.heading)),
    ...inside,
  ]);
}

/** A chapter with those that belong to it. */
function families(chapters: readonly Chapter[]): readonly (readonly [Chapter, Chapter[]])[] {
  const found: [Chapter, Chapter[]][] = [];
  for (const chapter of chapters)
    if (chapter.depth === 1 && found.length > 0) found.at(-1)?.[1].push(chapter);
    else found.push([chapter, []]);
  return found;
}

/** The contents as one list: parts, chapters, their sections. */
export function contents(book: Book, entry: Entry): Element {
  return h(
    'ol',
    { className: ['contents'] },
    book.parts.map(({ title, chapters }) =>
      h('li', { className: ['contents-part'] }, [
        h('span', { className: ['contents-part-name'] }, title),
        h(
          'ol',
          families(chapters).map(([chapter, below]) => chapterItem(chapter, below, entry)),
        ),
      ]),
    ),
  );
}
