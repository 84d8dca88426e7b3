/** The words of the ladder of positions, of π and of the number words, in each language. */
import type { CountingWords } from './counting-words.ts';
import { countingWords as wordsEn } from './en/counting-words.ts';
import type { InEachLanguage, Locale } from './locale.ts';
import { countingWords as wordsYo } from './yo/counting-words.ts';

const WORDS: InEachLanguage<CountingWords> = { en: wordsEn, yo: wordsYo };

/** Their words in a language. */
export const countingWordsOf = (locale: Locale): CountingWords => WORDS[locale];
