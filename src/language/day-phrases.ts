/** The words around the figure of the day in each language. */
import type { DayWords } from './day-words.ts';
import { dayWords as wordsEn } from './en/day-words.ts';
import type { InEachLanguage, Locale } from './locale.ts';
import { dayWords as wordsYo } from './yo/day-words.ts';

const WORDS: InEachLanguage<DayWords> = { en: wordsEn, yo: wordsYo };

/** The words around the figure of the day, in a language. */
export const dayWordsOf = (locale: Locale): DayWords => WORDS[locale];
