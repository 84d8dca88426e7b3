/** The sources of the book: one lookup, and the list a chapter ends with. */
import { getCollection } from 'astro:content';
import type { Source } from './shapes/source.ts';

/** A source by id. Throws when a text cites a source that is not in the bibliography. */
export async function sourceOf(id: string): Promise<Source> {
  const all = await getCollection('sources');
  const found = all.find((entry) => entry.id === id);
  if (found === undefined)
    throw new Error(
      `"${id}" is cited but is not in content/sources.json. There are: ${all.map((one) => one.id).join(', ')}.`,
    );
  return found.data;
}
