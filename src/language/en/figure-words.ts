import type { FigureWords } from '../figure-words.ts';

/** English around a figure. */
export const figureWords: FigureWords = {
  table: 'The same as a table',
  data: 'Take the data:',
};
