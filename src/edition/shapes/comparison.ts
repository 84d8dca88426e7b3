/** The shape of a ready-made comparison of rule books. */
import { z } from 'astro/zod';
import { inEachLanguage } from './in-each-language.ts';

/** A ready-made comparison of rule books: `content/comparisons/<id>.yaml`. */
export const comparisonSchema = z.strictObject({
  title: inEachLanguage,
  /** What to look at, in a sentence or two. */
  text: inEachLanguage,
  order: z.number().int(),
  position: z.string(),
  play: z.coerce.string(),
  /** The rule books, the one the others are held against first. */
  books: z.array(z.string()).min(2),
});
export type ComparisonFile = z.infer<typeof comparisonSchema>;
