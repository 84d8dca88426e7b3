/** The order of the bibliography: what the book is based on, the literature, what stands on the net. */
import { getCollection } from 'astro:content';
import type { Locale } from '../language/locale.ts';
import { inOrder } from './bibliography-order.ts';
import type { Source, SourceType } from './shapes/source.ts';

export type Group = 'base' | 'works' | 'web';
export const GROUPS: readonly Group[] = ['base', 'works', 'web'];

const WORKS: readonly SourceType[] = [
  'article-journal',
  'article-magazine',
  'book',
  'chapter',
  'report',
  'thesis',
];

/** Where a source stands. */
const groupOf = ({ id, type }: Pick<Source, 'id' | 'type'>): Group =>
  id === 'B0' ? 'base' : WORKS.includes(type) ? 'works' : 'web';

/** The sources of each group, by author or, where none is named, by title. */
export async function bibliography(locale: Locale): Promise<ReadonlyMap<Group, readonly Source[]>> {
  const sources = (await getCollection('sources')).map(({ data }) => data);
  return new Map(
    GROUPS.map((group) => [
      group,
      inOrder(
        sources.filter((one) => groupOf(one) === group),
        locale,
      ),
    ]),
  );
}
