/** The book, its version and its licence, for the foot of a paper. */
import { VERSION } from '../edition/version.ts';
import { frameWordsOf } from '../language/frame-phrases.ts';
import type { Locale } from '../language/locale.ts';
import { sitePhrases } from '../language/site-phrases.ts';

/** The edition in a language: the title of the book is Yorùbá in every one. */
export const editionLine = (locale: Locale): { title: string; version: string } => ({
  title: sitePhrases(locale).bookTitle,
  version: `${frameWordsOf(locale).printed({ version: VERSION.number, date: VERSION.date })} ${sitePhrases(locale).licence}`,
});
