/** The words around the drawing of the board in each language. */
import type { BoardDrawingWords } from './board-drawing-words.ts';
import { boardDrawingWords as wordsEn } from './en/board-drawing-words.ts';
import type { InEachLanguage, Locale } from './locale.ts';
import { boardDrawingWords as wordsYo } from './yo/board-drawing-words.ts';

const WORDS: InEachLanguage<BoardDrawingWords> = { en: wordsEn, yo: wordsYo };

/** The words around the drawing of the board, in a language. */
export const boardDrawingWordsOf = (locale: Locale): BoardDrawingWords => WORDS[locale];
