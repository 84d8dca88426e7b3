/** The shape of a translator's doubt about a Yorùbá word or phrase. */
import { z } from 'astro/zod';

/** `content/doubts.json`. Doubts are put to a reviewer who reads both languages: in English alone. */
export const doubtSchema = z.strictObject({
  id: z.string().regex(/^[a-z]+(-[a-z]+)*$/),
  /** The word or phrase as the book writes it. */
  word: z.string().min(1),
  /** What it is meant to say. */
  means: z.string().min(1),
  doubt: z.string().min(1),
  sure: z.enum(['medium', 'low']),
});
export type Doubt = z.infer<typeof doubtSchema>;
