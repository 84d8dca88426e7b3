/** The words around the chronology in each language. */
import type { ChronologyWords } from './chronology-words.ts';
import { chronologyWords as chronologyWordsEn } from './en/chronology-words.ts';
import type { InEachLanguage, Locale } from './locale.ts';
import { chronologyWords as chronologyWordsYo } from './yo/chronology-words.ts';

const WORDS: InEachLanguage<ChronologyWords> = { en: chronologyWordsEn, yo: chronologyWordsYo };

/** The words around the chronology, in a language. */
export const chronologyWordsOf = (locale: Locale): ChronologyWords => WORDS[locale];
