import { LARGEST_NUMBER_WORD, numberWord } from './yoruba-numbers.ts';

/**
 * Numbers where a sentence says how many: in words, as they are spoken. Pits, laps, steps and scores are
 * figures and stay digits; so does what is too large to be said in one word.
 */
const inWords = (n: number, one: string): string =>
  n === 1 ? one : n <= LARGEST_NUMBER_WORD ? numberWord(n, 'quantity') : `${n}`;

/** How many of a thing, said after it: ọmọ ayò *mẹ́ta*. */
export const counted = (n: number): string => inWords(n, 'kan');

/** How many, said alone: ó di *mẹ́ta*, ó di *ọ̀kan*. */
export const alone = (n: number): string => inWords(n, 'ọ̀kan');
