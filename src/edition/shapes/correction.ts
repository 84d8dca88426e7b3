/** The shape of what this edition corrects. */
import { z } from 'astro/zod';
import { inEachLanguage } from './in-each-language.ts';

/** A claim of a source that this edition corrects, with the evidence. Words of other languages stand between asterisks: see `Marked.astro`. */
export const correctionSchema = z.object({
  id: z.string(),
  subject: inEachLanguage,
  says: inEachLanguage,
  evidence: inEachLanguage,
  sure: z.enum(['high', 'medium', 'low']),
  sources: z.array(z.string()),
});
export type Correction = z.infer<typeof correctionSchema>;
