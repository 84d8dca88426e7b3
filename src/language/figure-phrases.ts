/** The words around a figure in each language. */
import { figureWords as figureWordsEn } from './en/figure-words.ts';
import type { FigureWords } from './figure-words.ts';
import type { InEachLanguage, Locale } from './locale.ts';
import { figureWords as figureWordsYo } from './yo/figure-words.ts';

const FIGURE_WORDS: InEachLanguage<FigureWords> = { en: figureWordsEn, yo: figureWordsYo };

/** The words around a figure, in a language. */
export const figureWordsOf = (locale: Locale): FigureWords => FIGURE_WORDS[locale];
