/** The places of the book that tell a disagreement or lead to it: found in the chapters, not written down. */
import type { Locale } from '../language/locale.ts';
import { chaptersIn } from './chapters.ts';
import { tellingsIn } from './text-parts.ts';

export type PlaceTold = {
  /** The chapter and, where there is one, its section, in words. */
  readonly chapter: string;
  readonly section: string | null;
  /** Below the language: `rules#d02`. */
  readonly to: string;
};

/** The places by the id of the disagreement in small letters, each section once, in reading order. */
export async function placesTold(
  locale: Locale,
): Promise<ReadonlyMap<string, readonly PlaceTold[]>> {
  const places = new Map<string, readonly PlaceTold[]>();
  for (const { entry, slug } of await chaptersIn(locale))
    for (const { id, section } of tellingsIn(entry.body ?? '')) {
      const place = {
        chapter: entry.data.short,
        section: section?.title ?? null,
        to: section === null ? slug : `${slug}#${section.id}`,
      };
      const before = places.get(id) ?? [];
      if (!before.some(({ to }) => to === place.to)) places.set(id, [...before, place]);
    }
  return places;
}
