/** The shape of what is shown by its tones: proverbs and sayings, and single words. */
import { z } from 'astro/zod';
import { inEachLanguage } from './in-each-language.ts';

const syllableSchema = z.strictObject({
  s: z.string().min(1),
  tone: z.enum(['H', 'M', 'L']),
  /** Heard, not written: a high tone rises after a low one, a low tone falls after a high one. */
  glide: z.enum(['rise', 'fall']).optional(),
});

/** One word over its gloss. Two words that mean one thing stand together, as `kì í`. */
const wordSchema = z.strictObject({
  form: z.string().min(1),
  gloss: inEachLanguage,
  /** What a contraction is short for, as `fi ayò` for `f’ayò`. */
  from: z.string().optional(),
  syllables: z.array(syllableSchema).min(1),
});
export type ToneWord = z.infer<typeof wordSchema>;

/** A saying line by line: the text as its source prints it, and the same word by word. */
const sayingSchema = z.strictObject({
  id: z.string(),
  kind: z.literal('saying'),
  /** The question the figure answers. */
  title: inEachLanguage,
  /** Whose spelling this is. */
  spelling: z.enum(['as-printed', 'corrected']),
  lines: z.array(z.strictObject({ text: z.string(), words: z.array(wordSchema).min(1) })).min(1),
  /** Word for word, as this edition understands it. */
  literal: inEachLanguage,
  /** A translation as somebody published it: English stays English. Absent where the source has none. */
  translation: z.strictObject({ text: z.string(), by: z.string() }).optional(),
  sources: z.array(z.string()).min(1),
});
export type SayingFile = z.infer<typeof sayingSchema>;

/** A word or a name to compare by its tones. */
const termSchema = z.strictObject({
  id: z.string(),
  kind: z.literal('term'),
  words: z.array(wordSchema).min(1),
  gloss: inEachLanguage,
  sources: z.array(z.string()).min(1),
});
export type TermFile = z.infer<typeof termSchema>;

/** Terms to be heard one by one, or two set against one another and in what they differ. */
const comparisonSchema = z.strictObject({
  id: z.string(),
  kind: z.literal('comparison'),
  title: inEachLanguage,
  groups: z
    .array(
      z.strictObject({
        terms: z.array(z.string()).min(1).max(2),
        differ: z.enum(['letters', 'tones', 'both']).optional(),
        remark: inEachLanguage,
      }),
    )
    .min(1),
});
export type ToneComparisonFile = z.infer<typeof comparisonSchema>;
/** In what two words differ. */
export type Difference = NonNullable<ToneComparisonFile['groups'][number]['differ']>;

export const toneSchema = z.discriminatedUnion('kind', [
  sayingSchema,
  termSchema,
  comparisonSchema,
]);
export type ToneFile = z.infer<typeof toneSchema>;
