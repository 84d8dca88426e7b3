/** The shape of the front matter of a lesson plan: `content/lessons/<language>/<name>.mdx`. */
import { z } from 'astro/zod';
import { reviewedSchema } from './reviewed.ts';

/** What a lesson trains, by the names that worksheets have for it. */
export const SKILLS = [
  'sow',
  'capture',
  'chain',
  'long-lap',
  'feeding',
  'sweep',
  'count-ahead',
  'best-move',
] as const;
export type Skill = (typeof SKILLS)[number];

/** Sheets that belong to no rule book. Beside them a lesson may name a rule book, for its rule sheet. */
export const OTHER_SHEETS = ['board', 'tokens', 'score'] as const;

export const lessonSchema = z.strictObject({
  title: z.string(),
  /** What the lesson is for, in one line. */
  lede: z.string(),
  /** For search engines and previews: at most 155 characters. */
  description: z.string().max(155),
  order: z.number().int(),
  ages: z
    .strictObject({ from: z.number().int().min(4), to: z.number().int().max(99) })
    .refine(({ from, to }) => from < to, 'The youngest must be younger than the oldest.'),
  /** As many as the steps have together. */
  minutes: z.number().int().min(20).max(60),
  /** For whom, and how they sit. */
  group: z.string(),
  /** Worksheets that go with it. */
  skills: z.array(z.enum(SKILLS)),
  /** To be printed beforehand: names of sheets and of rule books. */
  sheets: z.array(z.string()).min(1),
  reviewed: reviewedSchema.optional(),
});
export type LessonFront = z.infer<typeof lessonSchema>;
