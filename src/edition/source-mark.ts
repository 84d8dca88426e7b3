/** How a source is known, in words. */
import type { CitationWords } from '../language/citation-words.ts';
import type { Locale } from '../language/locale.ts';
import type { Source } from './shapes/source.ts';

/** @param through the source that names this one, where it has one */
export function sourceMark(
  { seen }: Pick<Source, 'seen'>,
  through: Pick<Source, 'short'> | null,
  words: CitationWords,
  locale: Locale,
): string {
  return seen === 'reported'
    ? words.marks.reported({ through: through?.short[locale] ?? null })
    : words.marks[seen];
}
