/** The shape of every content file, each field told to the author who fills it. */
import { z } from 'astro/zod';

const inEachLanguage = z.strictObject({ en: z.string().min(1), yo: z.string().min(1) });

/** The reasons of refusal an example may show. */
const refused = z.enum([
  'over',
  'not-yours',
  'empty',
  'must-feed',
  'grand-slam',
  'endless',
  'wrong-direction',
  'too-few',
]);

const turn = z.strictObject({
  /** The move, as readers number pits: "6". */
  play: z.coerce.string(),
  expect: z
    .strictObject({
      /** Seeds the mover takes in this move. */
      captured: z.number().int().nonnegative().optional(),
      /** The position after the move, gathering at the end included. */
      after: z.string().optional(),
      laps: z.number().int().positive().optional(),
      refused: refused.optional(),
      ends: z.enum(['south', 'north', 'drawn']).optional(),
    })
    .optional(),
  /** The author's remarks, each tied to a beat of this move: `lift`, `sow`, `capture 2`, `refused` … */
  say: z
    .array(z.strictObject({ at: z.string(), en: z.string().min(1), yo: z.string().min(1) }))
    .optional(),
});

/** Rules an example can be meant to show; the verifier looks for each in what happens. */
export const SHOWN = [
  'lift',
  'sow',
  'skip',
  'capture',
  'chain',
  'rest',
  'spare',
  'feeding',
  'cannot-feed',
  'grand-slam',
  'majority',
  'drawn',
  'refused',
  'repetition',
  'gather',
] as const;
export type Shown = (typeof SHOWN)[number];

/** A worked example: `content/examples/<id>.yaml`. */
export const exampleSchema = z.strictObject({
  ruleset: z.string(),
  title: inEachLanguage,
  start: z.string(),
  moves: z.array(turn).min(1),
  shows: z.array(z.enum(SHOWN)),
  /** The sources that give the rule, by id. */
  source: z.array(z.string()).default([]),
});
export type ExampleFile = z.infer<typeof exampleSchema>;

/** A chapter's front matter: `content/chapters/<language>/<name>.mdx`. */
export const chapterSchema = z.strictObject({
  title: z.string(),
  lede: z.string(),
  /** For search engines and previews: at most 155 characters. */
  description: z.string().max(155),
  order: z.number().int(),
  /** The name in the navigation. */
  short: z.string(),
  /** Chapters of sister games are reached from their overview, not from the head of every page. */
  part: z.enum(['main', 'sister']).default('main'),
  /** Who reviewed the Yorùbá, and when. Absent until somebody has. */
  reviewed: z.strictObject({ by: z.string(), on: z.string() }).optional(),
});

/** A page that is no chapter: `content/pages/<language>/<name>.mdx`. */
export const pageSchema = z.strictObject({
  title: z.string(),
  lede: z.string(),
  description: z.string().max(155),
  ways: z
    .array(
      z.strictObject({
        who: z.enum(['visitor', 'pupil', 'teacher', 'scholar']),
        text: z.string(),
        /** An address inside the book's language, as `rules#capture`. */
        to: z.string(),
      }),
    )
    .optional(),
  reviewed: z.strictObject({ by: z.string(), on: z.string() }).optional(),
});

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
});
export type RulesetFile = z.infer<typeof rulesetSchema>;

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

const name = z.object({ family: z.string(), given: z.string().optional() });

/** A source in CSL-JSON, with how this edition knows it. */
export const sourceSchema = z.object({
  id: z.string(),
  type: z.string(),
  title: z.string(),
  author: z.array(name).optional(),
  editor: z.array(name).optional(),
  publisher: z.string().optional(),
  'publisher-place': z.string().optional(),
  'container-title': z.string().optional(),
  volume: z.string().optional(),
  issue: z.string().optional(),
  page: z.string().optional(),
  issued: z.object({ 'date-parts': z.array(z.array(z.number())) }).optional(),
  URL: z.string().optional(),
  DOI: z.string().optional(),
  note: z.string().optional(),
  /** How the margin names it: "Odeleye 1977". */
  short: inEachLanguage,
  /** Read in full, checked in a public copy, or known only through the base article. */
  seen: z.enum(['read', 'checked', 'cited-in-B0']),
});
export type Source = z.infer<typeof sourceSchema>;

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
