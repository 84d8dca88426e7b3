/** The order of printed entries. */
import { cslOf } from './csl.ts';
import { plainItem } from './format-source.ts';
import type { Source } from './shapes/source.ts';

/** Sorted as the printed entries are read; marks and brackets count last. */
export function inOrder(sources: readonly Source[]): readonly Source[] {
  const collator = new Intl.Collator('en', { ignorePunctuation: true });
  return sources
    .map((source) => ({ source, text: plainItem(cslOf(source)) }))
    .sort((a, b) => collator.compare(a.text, b.text))
    .map(({ source }) => source);
}
