/** Where each worked example stands in the book. */
import type { Locale } from '../language/locale.ts';
import { type Chapter, chaptersIn } from './chapters.ts';
import { type Example } from './example.ts';
import { exampleOf } from './examples.ts';
import { examplesIn } from './text-parts.ts';

/** The chapter an example stands in. Throws when it stands in none. */
export async function chapterOfExample(id: string, locale: Locale): Promise<Chapter> {
  const found = (await chaptersIn(locale)).find(({ entry }) =>
    examplesIn(entry.body ?? '').includes(id),
  );
  if (found === undefined) throw new Error(`The example "${id}" stands in no chapter.`);
  return found;
}

/** An example with the address of the page it stands on, below the language. */
export type PlacedExample = { readonly example: Example; readonly chapter: Chapter };

/** All examples in the order a reader meets them. */
export async function examplesInOrder(locale: Locale): Promise<readonly PlacedExample[]> {
  const chapters = await chaptersIn(locale);
  const placed = chapters.flatMap((chapter) =>
    examplesIn(chapter.entry.body ?? '').map((id) => ({ id, chapter })),
  );
  return Promise.all(
    placed
      .filter(({ id }, place) => placed.findIndex((one) => one.id === id) === place)
      .map(async ({ id, chapter }) => ({ example: await exampleOf(id), chapter })),
  );
}
