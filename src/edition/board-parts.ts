/** The parts of the board as the drawing and its download tell them. */
import { getCollection } from 'astro:content';
import type { Row } from './data-row.ts';
import { PART_IDS, type BoardPart } from './shapes/board-part.ts';

/** A part with the letter that stands for it on the drawing. */
export type LetteredPart = BoardPart & { readonly letter: string };

/** The parts in the order of their letters. Throws when one is not told. */
export async function boardParts(): Promise<readonly LetteredPart[]> {
  const parts = (await getCollection('boardParts')).map(({ data }) => data);
  return PART_IDS.map((id, place) => {
    const part = parts.find((one) => one.id === id);
    if (part === undefined) throw new Error(`content/board-parts.json has no part "${id}".`);
    return { ...part, letter: String.fromCodePoint(65 + place) };
  });
}

/** The parts as rows to take away. */
export const boardPartRows = async (): Promise<readonly Row[]> =>
  (await boardParts()).map(({ letter, names, part, text, named, sure, sources }) => ({
    letter,
    names_yo: names.map(({ yo }) => yo).join('; '),
    literally_en: names.map(({ literally }) => literally).join('; '),
    part_en: part.en,
    part_yo: part.yo,
    text_en: text.en,
    text_yo: text.yo,
    named_by: named,
    sure,
    sources: sources.join(' '),
  }));
