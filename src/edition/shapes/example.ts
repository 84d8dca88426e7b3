/** The shape of a worked example, each field told to the author who fills it. */
import { z } from 'astro/zod';
import { inEachLanguage } from './in-each-language.ts';

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
