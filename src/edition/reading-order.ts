/** The one order in which the book is read: used by the menu, the contents and previous and next. */
import { askingWordsOf } from '../language/asking-phrases.ts';
import { classroomWordsOf } from '../language/classroom-phrases.ts';
import { comparingOf } from '../language/comparing-phrases.ts';
import { glossaryWordsOf } from '../language/glossary-phrases.ts';
import type { Locale } from '../language/locale.ts';
import { puzzleWordsOf } from '../language/puzzle-phrases.ts';
import { sitePhrases } from '../language/site-phrases.ts';
import { worksheetWordsOf } from '../language/worksheet-phrases.ts';
import { chaptersIn, pageIn } from './chapters.ts';
import type { Part } from './shapes/page.ts';

/** A part of the book as its contents name it; the sister games stand in the family. */
export type BookPart = Exclude<Part, 'sister'> | 'classroom';
export const BOOK_PARTS: readonly BookPart[] = [
  'game',
  'family',
  'people',
  'apparatus',
  'classroom',
];

/** A page on the way through the book. */
export type Station = {
  /** The address below the language: `rules`. */
  readonly slug: string;
  readonly title: string;
  /** The name in the menu. */
  readonly short: string;
  readonly part: BookPart;
  /** Whether it is about one sister game, and stands below their overview. */
  readonly sister: boolean;
};

/** The pages of the book in reading order: the chapters, and the pages that stand between and after them. */
export async function readingOrder(locale: Locale): Promise<readonly Station[]> {
  const chapters = (await chaptersIn(locale)).map(({ slug, entry: { data } }): Station => {
    const sister = data.part === 'sister';
    const part = data.part === 'sister' ? 'family' : data.part;
    return { slug, title: data.title, short: data.short, part, sister };
  });
  const afterSisters = chapters.findLastIndex(({ sister }) => sister) + 1;
  // Where there is no such chapter yet, after the strategy.
  const afterMathematics =
    chapters.findLastIndex(({ slug }) => slug === 'mathematics' || slug === 'strategy') + 1;
  const page = (slug: string, part: BookPart, title: string, short = title): Station => ({
    slug,
    title,
    short,
    part,
    sister: false,
  });
  const site = sitePhrases(locale);
  const asking = askingWordsOf(locale);
  const classroom = classroomWordsOf(locale);
  const puzzles = puzzleWordsOf(locale);
  const worksheets = worksheetWordsOf(locale);
  const glossary = glossaryWordsOf(locale);
  const about = (await pageIn(locale, 'about')).data.title;
  return [
    ...chapters.slice(0, afterMathematics),
    page('endings', 'game', asking.title, asking.short),
    page('puzzles', 'game', puzzles.title, puzzles.short),
    ...chapters.slice(afterMathematics, afterSisters),
    page('side-by-side', 'family', comparingOf(locale).title, site.sideBySide.nav),
    ...chapters.slice(afterSisters),
    page('glossary', 'apparatus', glossary.title, glossary.short),
    page('about', 'apparatus', about, site.about),
    page('teach', 'classroom', classroom.title, classroom.short),
    page('worksheets', 'classroom', worksheets.title, worksheets.short),
  ];
}

/** What stands before and after a page; nothing for a page that is not on the way. */
export function neighbours(
  order: readonly Station[],
  slug: string,
): { readonly previous: Station | undefined; readonly next: Station | undefined } {
  const at = order.findIndex((station) => station.slug === slug);
  return at < 0
    ? { previous: undefined, next: undefined }
    : { previous: order[at - 1], next: order[at + 1] };
}

/** A page in the contents, with the pages that stand below it. */
export type Entry = { readonly station: Station; readonly below: readonly Station[] };

/** The pages of a part; sister games below the page before them. */
export function entriesOf(order: readonly Station[], part: BookPart): readonly Entry[] {
  const entries: { station: Station; below: Station[] }[] = [];
  for (const station of order.filter((one) => one.part === part)) {
    const last = entries.at(-1);
    if (station.sister && last) last.below.push(station);
    else entries.push({ station, below: [] });
  }
  return entries;
}
