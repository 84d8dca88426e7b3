/** Astro asks for the collections here: their names and places, nothing else. */
import { defineCollection } from 'astro:content';
import { file, glob } from 'astro/loaders';
import { boardPartSchema } from './edition/shapes/board-part.ts';
import { checkSchema } from './edition/shapes/check.ts';
import { chronologySchema } from './edition/shapes/chronology.ts';
import { comparisonSchema } from './edition/shapes/comparison.ts';
import { disagreementSchema } from './edition/shapes/disagreement.ts';
import { doubtSchema } from './edition/shapes/doubt.ts';
import { exampleSchema } from './edition/shapes/example.ts';
import { atlasSchema, nameSchema, spotSchema } from './edition/shapes/names.ts';
import { lessonSchema } from './edition/shapes/lesson.ts';
import { chapterSchema, pageSchema } from './edition/shapes/page.ts';
import { partOfDaySchema } from './edition/shapes/part-of-day.ts';
import { podSchema } from './edition/shapes/pod.ts';
import { pageReviewSchema } from './edition/shapes/reviewed.ts';
import { rulesetSchema } from './edition/shapes/ruleset.ts';
import { sourceSchema } from './edition/shapes/source.ts';
import { studySchema } from './edition/shapes/study.ts';
import { termSchema } from './edition/shapes/term.ts';
import { toneSchema } from './edition/shapes/tone.ts';

export const collections = {
  chapters: defineCollection({
    loader: glob({ base: './content/chapters', pattern: '*/*.mdx' }),
    schema: chapterSchema,
  }),
  pages: defineCollection({
    loader: glob({ base: './content/pages', pattern: '*/*.mdx' }),
    schema: pageSchema,
  }),
  lessons: defineCollection({
    loader: glob({ base: './content/lessons', pattern: '*/*.mdx' }),
    schema: lessonSchema,
  }),
  examples: defineCollection({
    loader: glob({ base: './content/examples', pattern: '*.yaml' }),
    schema: exampleSchema,
  }),
  rulesets: defineCollection({
    loader: glob({ base: './content/rulesets', pattern: '*.yaml' }),
    schema: rulesetSchema,
  }),
  comparisons: defineCollection({
    loader: glob({ base: './content/comparisons', pattern: '*.yaml' }),
    schema: comparisonSchema,
  }),
  chronology: defineCollection({
    loader: file('./content/chronology.json'),
    schema: chronologySchema,
  }),
  names: defineCollection({ loader: file('./content/names.json'), schema: nameSchema }),
  nameSpots: defineCollection({ loader: file('./content/name-spots.json'), schema: spotSchema }),
  atlas: defineCollection({ loader: file('./content/atlas.json'), schema: atlasSchema }),
  glossary: defineCollection({ loader: file('./content/glossary.json'), schema: termSchema }),
  checks: defineCollection({ loader: file('./content/checks.json'), schema: checkSchema }),
  studies: defineCollection({ loader: file('./content/studies.json'), schema: studySchema }),
  sources: defineCollection({ loader: file('./content/sources.json'), schema: sourceSchema }),
  tones: defineCollection({ loader: file('./content/tones.json'), schema: toneSchema }),
  reviews: defineCollection({ loader: file('./content/reviews.json'), schema: pageReviewSchema }),
  doubts: defineCollection({ loader: file('./content/doubts.json'), schema: doubtSchema }),
  boardParts: defineCollection({
    loader: file('./content/board-parts.json'),
    schema: boardPartSchema,
  }),
  pods: defineCollection({ loader: file('./content/pods.json'), schema: podSchema }),
  day: defineCollection({ loader: file('./content/day.json'), schema: partOfDaySchema }),
  disagreements: defineCollection({
    loader: file('./content/disagreements.json'),
    schema: disagreementSchema,
  }),
};
