/** A text in each language of the book. */
import { z } from 'astro/zod';

export const inEachLanguage = z.strictObject({ en: z.string().min(1), yo: z.string().min(1) });
export type InEachLanguage = z.infer<typeof inEachLanguage>;
