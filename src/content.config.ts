/** Astro asks for the collections here: their names and places, nothing else. */
import { defineCollection } from 'astro:content';
import { file, glob } from 'astro/loaders';
import { comparisonSchema } from './edition/shapes/comparison.ts';
import { disagreementSchema } from './edition/shapes/disagreement.ts';
import { exampleSchema } from './edition/shapes/example.ts';
import { chapterSchema, pageSchema } from './edition/shapes/page.ts';
import { rulesetSchema } from './edition/shapes/ruleset.ts';
import { sourceSchema } from './edition/shapes/source.ts';
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
  tones: defineCollection({ loader: file('./content/tones.json'), schema: toneSchema }),
  disagreements: defineCollection({
    loader: file('./content/disagreements.json'),
    schema: disagreementSchema,
  }),
};
