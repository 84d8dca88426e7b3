/** The shape of the front matter of a chapter and of a page. */
import { z } from 'astro/zod';
import { reviewedSchema } from './reviewed.ts';

/** The parts of the book in reading order: how it is played, its kin, the people who play it, how we know. */
export const PARTS = ['game', 'family', 'sister', 'people', 'apparatus'] as const;
export type Part = (typeof PARTS)[number];

/** A chapter's front matter: `content/chapters/<language>/<name>.mdx`. */
export const chapterSchema = z.strictObject({
  title: z.string(),
  lede: z.string(),
  /** For search engines and previews: at most 155 characters. */
  description: z.string().max(155),
  order: z.number().int(),
  /** The name in the navigation. */
  short: z.string(),
  /** The part of the book it stands in. Chapters of sister games are reached from their overview. */
  part: z.enum(PARTS),
  reviewed: reviewedSchema.optional(),
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
  reviewed: reviewedSchema.optional(),
});
