import type { FileWords } from '../file-words.ts';

/** Yorùbá for files to take away. A draft: no speaker has reviewed it. */
export const fileWords: FileWords = {
  pdf: 'Fáìlì PDF',
  epub: 'Fáìlì EPUB',
  kilobytes: ({ amount }) => `${amount} kB`,
  megabytes: ({ amount }) => `${amount} MB`,
  pages: ({ count }) => `ojú ìwé ${count}`,
};
