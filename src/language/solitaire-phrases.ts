/** The words of the solitaire and of the endings made of it, in each language. */
import { solitaireWords as wordsEn } from './en/solitaire-words.ts';
import type { InEachLanguage, Locale } from './locale.ts';
import type { SolitaireWords } from './solitaire-words.ts';
import { solitaireWords as wordsYo } from './yo/solitaire-words.ts';

const WORDS: InEachLanguage<SolitaireWords> = { en: wordsEn, yo: wordsYo };

/** Their words in a language. */
export const solitaireWordsOf = (locale: Locale): SolitaireWords => WORDS[locale];
