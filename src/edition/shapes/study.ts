/** The shape of a study of an ending. */
import { z } from 'astro/zod';
import { inEachLanguage } from './in-each-language.ts';

/** A position with a point, solved when the book is built: an entry of `content/studies.json`. */
export const studySchema = z.strictObject({
  id: z.string(),
  order: z.number().int(),
  ruleset: z.string(),
  position: z.string(),
  title: inEachLanguage,
  /** What to look at. The numbers are the engine's, and stand in the table. */
  text: inEachLanguage,
});
export type StudyFile = z.infer<typeof studySchema>;
