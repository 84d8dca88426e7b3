/** The words of the figure of the checks in each language. */
import type { CheckWords } from './check-words.ts';
import { checkWords as checkWordsEn } from './en/check-words.ts';
import type { InEachLanguage, Locale } from './locale.ts';
import { checkWords as checkWordsYo } from './yo/check-words.ts';

const CHECK_WORDS: InEachLanguage<CheckWords> = { en: checkWordsEn, yo: checkWordsYo };

/** The words of the figure of the checks, in a language. */
export const checkWordsOf = (locale: Locale): CheckWords => CHECK_WORDS[locale];
