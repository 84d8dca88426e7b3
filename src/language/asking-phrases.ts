/** The words of the page where a board is asked, in each language. */
import type { AskingWords } from './asking-words.ts';
import { askingWords as wordsEn } from './en/asking-words.ts';
import type { InEachLanguage, Locale } from './locale.ts';
import { askingWords as wordsYo } from './yo/asking-words.ts';

const WORDS: InEachLanguage<AskingWords> = { en: wordsEn, yo: wordsYo };

/** The words of the page, in a language. */
export const askingWordsOf = (locale: Locale): AskingWords => WORDS[locale];
