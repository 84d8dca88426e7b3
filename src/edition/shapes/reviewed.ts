/** The shape of a review: which speaker looked through the Yorùbá of a page, and on what day. */
import { z } from 'astro/zod';

/** Absent from a page until somebody has reviewed it. */
export const reviewedSchema = z.strictObject({
  by: z.string().min(1),
  /** The day, as 2026-11-30. */
  on: z.iso.date(),
});
export type Reviewed = z.infer<typeof reviewedSchema>;

/** Pages made of data, which have no front matter to carry their review. */
export const PAGES_OF_DATA = ['glossary', 'side-by-side', 'review'] as const;
export type PageOfData = (typeof PAGES_OF_DATA)[number];

/** One of them and its review, or none yet: `content/reviews.json`. */
export const pageReviewSchema = z.strictObject({
  id: z.enum(PAGES_OF_DATA),
  reviewed: reviewedSchema.nullable(),
});
