/** The order in which the book is read, as the contents of its start page name it. */
import { select, selectAll } from 'hast-util-select';
import { toString } from 'hast-util-to-string';
import { RULESETS } from '../engine/rulesets/all.ts';
import { elementsIn, type Root, wordOf } from './trees.ts';

/** A page on the way through the book. */
export type Station = { readonly path: string; readonly depth: 0 | 1 };
export type PartOfStations = {
  readonly id: string;
  readonly title: string;
  readonly stations: readonly Station[];
};

/** Pages that are there to be used on a screen or to be printed by themselves, by the beginning of their addresses. */
const NOT_IN_THE_BOOK = new Set(['teach', 'lessons', 'worksheets', 'puzzles', 'projector']);
/** The rule books stand behind the page that compares them. */
const BEFORE_RULE_BOOKS = 'side-by-side';

const ruleBooks = RULESETS.map(({ id }): Station => ({ path: `rule-books/${id}/`, depth: 1 }));

/** Where the book stands on the web, as its start page says: `https://ayo-olopon.example/en/`. */
export function addressOf(start: Root): string {
  const link = select('link[rel="canonical"]', start);
  const address = link && wordOf(link, 'href');
  if (!address) throw new Error('The start page does not say where it stands (rel="canonical").');
  return address;
}

/** The parts of the book, with their pages. Throws when the start page has no contents. */
export function stationsOf(start: Root): readonly PartOfStations[] {
  const parts = selectAll('.start-contents .book-part', start).map((part): PartOfStations => {
    const below = new Set(selectAll('ul ul a', part));
    const links = elementsIn(part).filter((one) => one.tagName === 'a');
    const heading = select('.book-part-name', part);
    const stations = links.flatMap((link): readonly Station[] => {
      const slug = wordOf(link, 'dataStation');
      if (slug === '' || NOT_IN_THE_BOOK.has(slug.split('/')[0] ?? '')) return [];
      const station: Station = { path: `${slug}/`, depth: below.has(link) ? 1 : 0 };
      return slug === BEFORE_RULE_BOOKS ? [station, ...ruleBooks] : [station];
    });
    return {
      id: `part-${wordOf(heading ?? part, 'id')}`,
      title: heading ? toString(heading) : '',
      stations,
    };
  });
  if (parts.length === 0) throw new Error('The start page has no contents to read the order from.');
  return parts.filter(({ stations }) => stations.length > 0);
}
