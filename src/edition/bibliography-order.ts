/** The order of printed entries. */
import type { Locale } from '../language/locale.ts';
import { compareYoruba } from '../language/yoruba-order.ts';
import { cslOf } from './csl.ts';
import { plainItem } from './format-source.ts';
import type { Source } from './shapes/source.ts';

/** Sorted as the printed entries are read, by the alphabet of the reader; marks and brackets count last. */
export function inOrder(sources: readonly Source[], locale: Locale): readonly Source[] {
  const english = new Intl.Collator('en', { ignorePunctuation: true });
  const compare = locale === 'yo' ? compareYoruba : english.compare;
  return sources
    .map((source) => ({ source, text: plainItem(cslOf(source)) }))
    .sort((a, b) => compare(a.text, b.text))
    .map(({ source }) => source);
}
