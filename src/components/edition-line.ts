/** The book, its version and its licence in one line, for the foot of a paper. */
import { VERSION } from '../edition/version.ts';
import { frameWordsOf } from '../language/frame-phrases.ts';
import type { Locale } from '../language/locale.ts';
import { sitePhrases } from '../language/site-phrases.ts';

/** The line in a language. */
export const editionLine = (locale: Locale): string =>
  [
    `${sitePhrases(locale).bookTitle},`,
    frameWordsOf(locale).printed({ version: VERSION.number, date: VERSION.date }),
    sitePhrases(locale).licence,
  ].join(' ');
