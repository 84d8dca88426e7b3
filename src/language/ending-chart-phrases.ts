/** The words of the charts of endings, in each language. */
import { endingChartWords as wordsEn } from './en/ending-chart-words.ts';
import type { EndingChartWords } from './ending-chart-words.ts';
import type { InEachLanguage, Locale } from './locale.ts';
import { endingChartWords as wordsYo } from './yo/ending-chart-words.ts';

const WORDS: InEachLanguage<EndingChartWords> = { en: wordsEn, yo: wordsYo };

/** The words of the charts of endings, in a language. */
export const endingChartWordsOf = (locale: Locale): EndingChartWords => WORDS[locale];
