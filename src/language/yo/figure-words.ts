import type { FigureWords } from '../figure-words.ts';

/** Yorùbá around a figure. */
export const figureWords: FigureWords = {
  table: 'Ohun kan náà nínú àtẹ',
  data: 'Gba dátà rẹ̀:',
};
