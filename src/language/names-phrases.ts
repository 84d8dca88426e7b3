/** The words around the names of the game in each language. */
import { namesWords as namesWordsEn } from './en/names-words.ts';
import type { InEachLanguage, Locale } from './locale.ts';
import type { NamesWords } from './names-words.ts';
import { namesWords as namesWordsYo } from './yo/names-words.ts';

const NAMES_WORDS: InEachLanguage<NamesWords> = { en: namesWordsEn, yo: namesWordsYo };

/** The words around the names of the game, in a language. */
export const namesWordsOf = (locale: Locale): NamesWords => NAMES_WORDS[locale];
