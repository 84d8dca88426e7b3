/** The shape of the parts of the board. */
import { z } from 'astro/zod';
import { howSure } from './how-sure.ts';
import { inEachLanguage } from './in-each-language.ts';

/** The parts a drawing can point at; where each lies is known in `figures/board-callouts.ts`. */
export const PART_IDS = [
  'board',
  'pit',
  'store',
  'near-row',
  'far-row',
  'seeds',
  'rim',
  'base',
  'ornament',
] as const;

/** A part of the board, with its names: `content/board-parts.json`. */
export const boardPartSchema = z.strictObject({
  id: z.enum(PART_IDS),
  /** Its Yorùbá names, the one on the drawing first, each with its plain meaning in English. */
  names: z.array(z.strictObject({ yo: z.string(), literally: z.string() })).min(1),
  /** What it is, in a word or two. */
  part: inEachLanguage,
  text: inEachLanguage,
  /** Whether a source gives the names, or this edition describes the part where none does. */
  named: z.enum(['source', 'edition']),
  sure: howSure,
  sources: z.array(z.string()).min(1),
});
export type BoardPart = z.infer<typeof boardPartSchema>;
