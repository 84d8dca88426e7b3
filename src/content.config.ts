/** Astro asks for the collections here: their names and places, nothing else. */
import { defineCollection } from 'astro:content';
import { file, glob } from 'astro/loaders';
import {
  chapterSchema,
  correctionSchema,
  exampleSchema,
  pageSchema,
  comparisonSchema,
  rulesetSchema,
  sourceSchema,
} from './edition/schemas.ts';

export const collections = {
  chapters: defineCollection({
    loader: glob({ base: './content/chapters', pattern: '*/*.mdx' }),
    schema: chapterSchema,
  }),
  pages: defineCollection({
    loader: glob({ base: './content/pages', pattern: '*/*.mdx' }),
    schema: pageSchema,
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
  sources: defineCollection({ loader: file('./content/sources.json'), schema: sourceSchema }),
  corrections: defineCollection({
    loader: file('./content/corrections.json'),
    schema: correctionSchema,
  }),
};
