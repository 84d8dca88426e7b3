/** The shape of what is told of a rule book besides its mechanics. */
import { z } from 'astro/zod';
import { inEachLanguage } from './in-each-language.ts';
import { reviewedSchema } from './reviewed.ts';

const rulesetName = z.strictObject({
  text: z.string(),
  /** The language of the name: `und` where nobody has said which it is. */
  lang: z.enum(['en', 'yo', 'ak', 'und']),
  /** What sets it apart from other rule books of that name. */
  custom: z.string(),
});

/** What is told of a rule book besides its mechanics: `content/rulesets/<id>.yaml`. */
export const rulesetSchema = z.strictObject({
  name: z.strictObject({ en: rulesetName, yo: rulesetName }),
  place: inEachLanguage,
  /** What kind of report the rules rest on, and how sure it is. */
  evidence: inEachLanguage,
  /** When it was reported. */
  date: inEachLanguage,
  sources: z.array(z.string()).min(1),
  /** Clauses that are decisions of this edition, by tag, each with its reason. */
  rulings: z.array(z.strictObject({ tag: z.string(), en: z.string(), yo: z.string() })).default([]),
  notes: z.array(inEachLanguage).default([]),
  /** The chapter that tells it. */
  chapter: z.string(),
  reviewed: reviewedSchema.optional(),
});
export type RulesetFile = z.infer<typeof rulesetSchema>;
