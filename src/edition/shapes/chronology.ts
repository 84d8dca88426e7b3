/** The shape of an entry of the chronology: `content/chronology.json`. */
import { z } from 'astro/zod';
import { howSure } from './how-sure.ts';
import { inEachLanguage } from './in-each-language.ts';

/** What a date rests on: a dated print, a later report, something told, or nothing at all. */
export const KINDS = ['evidence', 'report', 'tradition', 'silence'] as const;
export type Kind = (typeof KINDS)[number];

export const chronologySchema = z.strictObject({
  id: z.string(),
  /** Years; the same twice for a single year. */
  from: z.number().int(),
  to: z.number().int(),
  /** Whether it began before the year the picture begins with. */
  openStart: z.boolean().default(false),
  /** Whether the years are ours, for placing it, and not a source’s. */
  uncertain: z.boolean().default(false),
  kind: z.enum(KINDS),
  /** How sure this edition is of what the text says. */
  sure: howSure,
  sources: z.array(z.string()).min(1),
  /** The disagreements that touch it, by id. */
  disputes: z.array(z.string()),
  label: inEachLanguage,
  text: inEachLanguage,
});
export type ChronologyEntry = z.infer<typeof chronologySchema>;
