/** The book as it is gathered from the built pages, before it becomes paper or an EPUB. */
import type { Locale } from '../language/locale.ts';
import type { Element, ElementContent } from './trees.ts';

/** A place in a chapter that contents may name. */
export type Section = { readonly id: string; readonly heading: readonly ElementContent[] };

/** A page of the site as a chapter of the book. */
export type Chapter = {
  /** `rules`, `rule-books-ayo`: the beginning of all ids in it, and the name of its file. */
  readonly name: string;
  /** Below the language, with a closing slash: `rule-books/ayo/`. */
  readonly path: string;
  readonly title: string;
  /** The title with the languages of its words. */
  readonly heading: readonly ElementContent[];
  /** 0, or 1 for a page that belongs to the one before it. */
  readonly depth: 0 | 1;
  readonly sections: readonly Section[];
  /** The article. Its id is the name of the chapter, and every other id begins with it: `rules.sweep`. */
  readonly article: Element;
};

export type Part = {
  readonly title: string;
  readonly id: string;
  readonly chapters: readonly Chapter[];
};

export type Book = {
  readonly locale: Locale;
  /** Where the book stands on the web, with a closing slash: `https://ayo-olopon.example/en/`. */
  readonly address: string;
  /** The book in a sentence. */
  readonly description: string;
  readonly parts: readonly Part[];
};

/** All chapters of a book, in reading order. */
export const chaptersOf = (book: Book): readonly Chapter[] =>
  book.parts.flatMap(({ chapters }) => chapters);
