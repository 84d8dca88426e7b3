/** The words on reviews, in each language. */
import { reviewWords as reviewWordsEn } from './en/review-words.ts';
import type { InEachLanguage, Locale } from './locale.ts';
import type { ReviewWords } from './review-words.ts';
import { reviewWords as reviewWordsYo } from './yo/review-words.ts';

const REVIEW_WORDS: InEachLanguage<ReviewWords> = { en: reviewWordsEn, yo: reviewWordsYo };

/** The words on reviews, in a language. */
export const reviewWordsOf = (locale: Locale): ReviewWords => REVIEW_WORDS[locale];
