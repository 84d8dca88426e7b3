import type { PublishWords } from '../publish-words.ts';

/** English of the book on paper and in a reader. */
export const publishWords: PublishWords = {
  cover: 'Cover',
  copy: 'About this copy',
  whole: ({ date }) =>
    `This copy holds the whole book as it stood on ${date}: all chapters, every figure with its table, the rule books, the glossary and the sources.`,
  online:
    'The same chapters are on the web, where every example can be stepped through and boards can be played on:',
  frames:
    'A worked example stands here as a row of pictures. Each picture shows the board at the end of one step or more; under it stand the words and the count of the steps.',
  draft:
    'The Yorùbá in this book is a draft. No speaker has reviewed it, unless a chapter says by its title who has.',
  licences:
    'Text: CC BY 4.0. You may copy, print, change and pass on this book if you name it. Type: Ayo Text, after Gentium Plus, under the SIL Open Font License 1.1.',
  access:
    'Every figure has a title, a summary in words and mostly a table. Worked examples are line drawings with a caption for each step. The text has headings, a table of contents and marked languages; nothing moves, sounds or needs a script.',
};
