/** The shape of the bibliography. */
import { z } from 'astro/zod';
import { inEachLanguage } from './in-each-language.ts';

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
