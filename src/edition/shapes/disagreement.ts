/** The shape of a point on which a source errs, or on which sources differ. */
import { z } from 'astro/zod';
import { howSure } from './how-sure.ts';
import { inEachLanguage } from './in-each-language.ts';

export const GROUPS = [
  'words',
  'rules',
  'board',
  'seeds',
  'strategy',
  'sister-games',
  'names',
  'history',
  'society',
  'thought',
  'proverbs',
  'bibliography',
] as const;
export type Group = (typeof GROUPS)[number];

const shared = {
  id: z.string(),
  group: z.enum(GROUPS),
  subject: inEachLanguage,
  /** What the source says, or one side of a dispute. */
  says: inEachLanguage,
  evidence: inEachLanguage,
  /** How sure this edition is of its verdict. */
  sure: howSure,
  sources: z.array(z.string()).min(1),
  /** Why no chapter tells it, where none does. */
  apart: inEachLanguage.optional(),
};

/**
 * An error is corrected; a dispute is told with both sides; a note adds something.
 * `other` is what holds instead, or the other side. Words of other languages stand between asterisks: see `Marked.astro`.
 */
export const disagreementSchema = z.discriminatedUnion('kind', [
  z.strictObject({ ...shared, kind: z.literal('error'), other: inEachLanguage }),
  z.strictObject({ ...shared, kind: z.literal('dispute'), other: inEachLanguage }),
  z.strictObject({ ...shared, kind: z.literal('note'), other: inEachLanguage.optional() }),
]);
export type Disagreement = z.infer<typeof disagreementSchema>;
export type Kind = Disagreement['kind'];
