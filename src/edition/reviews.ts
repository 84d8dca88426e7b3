/** The reviews of pages that are made of data. */
import { getEntry } from 'astro:content';
import type { PageOfData, Reviewed } from './shapes/reviewed.ts';

/** Who reviewed the Yorùbá of such a page; nothing until somebody has. */
export async function reviewOf(page: PageOfData): Promise<Reviewed | undefined> {
  const entry = await getEntry('reviews', page);
  return entry?.data.reviewed ?? undefined;
}
