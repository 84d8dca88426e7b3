import type { FileWords } from '../file-words.ts';

/** English for files to take away. */
export const fileWords: FileWords = {
  pdf: 'PDF',
  epub: 'EPUB',
  kilobytes: ({ amount }) => `${amount} kB`,
  megabytes: ({ amount }) => `${amount} MB`,
  pages: ({ count }) => (count === 1 ? '1 page' : `${count} pages`),
};
