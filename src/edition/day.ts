/** The parts of the day as the figure and its download tell them. */
import { getCollection } from 'astro:content';
import type { Row } from './data-row.ts';
import { PARTS_OF_DAY, type PartOfDay } from './shapes/part-of-day.ts';

/** The parts of the day from morning to night. Throws when one is missing. */
export async function partsOfDay(): Promise<readonly PartOfDay[]> {
  const told = (await getCollection('day')).map(({ data }) => data);
  return PARTS_OF_DAY.map((id) => {
    const part = told.find((one) => one.id === id);
    if (part === undefined) throw new Error(`content/day.json has no "${id}".`);
    return part;
  });
}

/** The day as rows to take away: one row for each side and part of the day. */
export const dayRows = async (): Promise<readonly Row[]> =>
  (await partsOfDay()).flatMap(({ id, name, sure, ...sides }) =>
    (['base', 'others'] as const).map((side) => ({
      part: id,
      part_yo: name.yo,
      told_by: side,
      says: sides[side].says,
      why_en: sides[side].why.en,
      why_yo: sides[side].why.yo,
      sure,
      sources: sides[side].sources.join(' '),
    })),
  );
