/** The ready-made comparisons in their order. That each shows a difference is asked where it is drawn. */
import { getCollection } from 'astro:content';
import { rulesetOf } from '../engine/rulesets/all.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import type { ComparisonFile } from './shapes/comparison.ts';

export type ReadyComparison = {
  readonly id: string;
  readonly file: ComparisonFile;
  readonly rulesets: readonly Ruleset[];
};

/** Every ready-made comparison in order. Throws when one names a rule book that is not there. */
export async function comparisons(): Promise<readonly ReadyComparison[]> {
  const entries = await getCollection('comparisons');
  return entries
    .map(({ id, data }) => ({
      id,
      file: data,
      rulesets: data.books.map((book) => {
        const ruleset = rulesetOf(book);
        if (ruleset === null)
          throw new Error(`content/comparisons/${id}.yaml: there is no rule book "${book}".`);
        return ruleset;
      }),
    }))
    .sort((a, b) => a.file.order - b.file.order);
}
