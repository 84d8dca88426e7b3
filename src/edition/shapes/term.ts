/** The shape of a word of the glossary. */
import { z } from 'astro/zod';
import { howSure } from './how-sure.ts';
import { inEachLanguage } from './in-each-language.ts';

const CATEGORIES = [
  'name',
  'board',
  'seeds',
  'players',
  'play',
  'strategy',
  'variant',
  'thought',
  'society',
  'number',
] as const;

/** Words of other languages stand between asterisks: see `Marked.astro`. */
export const termSchema = z.strictObject({
  id: z.string().regex(/^[a-z]+(-[a-z]+)*$/),
  /** The word as this book writes it. */
  form: z.string(),
  /** As the base article prints it, where that is different. */
  printed: z.string().optional(),
  /** High, mid or low for each syllable, words apart by spaces. Absent where no source marks them. */
  tones: z
    .string()
    .regex(/^[HML]+( [HML]+)*$/)
    .optional(),
  gloss: inEachLanguage,
  literal: inEachLanguage.optional(),
  morphology: inEachLanguage.optional(),
  category: z.enum(CATEGORIES),
  sources: z.array(z.string()),
  /** How sure this edition is of the word and its meaning. */
  sure: howSure,
  note: inEachLanguage.optional(),
  /** The disagreements it bears on, by id. */
  see: z.array(z.string()).optional(),
  /** A word of everyday Yorùbá: text in Yorùbá does not explain it. */
  everyday: z.literal(true).optional(),
});
export type Term = z.infer<typeof termSchema>;
