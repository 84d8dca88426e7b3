/** The shape of the bibliography. */
import { z } from 'astro/zod';
import { inEachLanguage } from './in-each-language.ts';

const name = z.strictObject({ family: z.string(), given: z.string().optional() });

/**
 * How this edition knows a source, from best to least: read in full; the part we rest on checked in a
 * public copy; abstract, opening or a passage read; known through another source; known through the
 * base article; named from general knowledge, not confirmed.
 */
export const SEEN = ['read', 'checked', 'part', 'reported', 'cited-in-B0', 'unconfirmed'] as const;
export type Seen = (typeof SEEN)[number];

/** The types of CSL that the book knows how to print, to export and to put in order. */
export const TYPES = [
  'article',
  'article-journal',
  'article-magazine',
  'book',
  'chapter',
  'dataset',
  'document',
  'report',
  'software',
  'thesis',
  'webpage',
] as const;
export type SourceType = (typeof TYPES)[number];

/** A source in CSL-JSON, with how this edition knows it. */
export const sourceSchema = z.strictObject({
  id: z.string(),
  type: z.enum(TYPES),
  title: z.string(),
  author: z.array(name).optional(),
  editor: z.array(name).optional(),
  publisher: z.string().optional(),
  'publisher-place': z.string().optional(),
  'container-title': z.string().optional(),
  volume: z.string().optional(),
  issue: z.string().optional(),
  page: z.string().optional(),
  issued: z.strictObject({ 'date-parts': z.array(z.array(z.number())) }).optional(),
  URL: z.string().optional(),
  DOI: z.string().optional(),
  language: z.string().optional(),
  /** What was looked at, and what a reader should know of it. */
  note: inEachLanguage.optional(),
  /** How the margin names it: "Odeleye 1977". */
  short: inEachLanguage,
  seen: z.enum(SEEN),
  /** The source that names or quotes it, where it is known only through another than the base article. */
  through: z.string().optional(),
});
export type Source = z.infer<typeof sourceSchema>;
