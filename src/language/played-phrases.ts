/** The words of the charts of counted games, in each language. */
import { playedWords as playedWordsEn } from './en/played-words.ts';
import type { InEachLanguage, Locale } from './locale.ts';
import type { PlayedWords } from './played-words.ts';
import { playedWords as playedWordsYo } from './yo/played-words.ts';

const PLAYED_WORDS: InEachLanguage<PlayedWords> = { en: playedWordsEn, yo: playedWordsYo };

/** The words of the charts of counted games, in a language. */
export const playedWordsOf = (locale: Locale): PlayedWords => PLAYED_WORDS[locale];
