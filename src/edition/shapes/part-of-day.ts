/** The shape of the day: when ayò is played, as each side tells it. */
import { z } from 'astro/zod';
import { howSure } from './how-sure.ts';
import { inEachLanguage } from './in-each-language.ts';

export const PARTS_OF_DAY = ['morning', 'afternoon', 'evening', 'night'] as const;

/** What one side says of one part of the day. */
const testimony = z.strictObject({
  /** `silent` is no leave to play: nothing is said. */
  says: z.enum(['played', 'not-played', 'silent']),
  why: inEachLanguage,
  sources: z.array(z.string()).min(1),
});
export type Testimony = z.infer<typeof testimony>;

/** A part of the day: `content/day.json`. The sources give no hours, so there are none here. */
export const partOfDaySchema = z.strictObject({
  id: z.enum(PARTS_OF_DAY),
  name: inEachLanguage,
  base: testimony,
  others: testimony,
  sure: howSure,
});
export type PartOfDay = z.infer<typeof partOfDaySchema>;
