import type { ReviewWords } from '../review-words.ts';

/** English on reviews of the Yorùbá. */
export const reviewWords: ReviewWords = {
  notReviewed:
    'The Yorùbá words on this page were drafted from the sources. No speaker has reviewed them yet.',
  reviewed: ({ by, on }) => `The Yorùbá on this page was reviewed by ${by}, ${on}.`,
  correct: 'Send a correction',
  list: 'All the Yorùbá of the book, for a reviewer',
  title: 'The Yorùbá of this book, for a reviewer',
  lede: 'Every Yorùbá text of the book with its English beside it, where it stands, and what the translator doubts.',
  description:
    'All Yorùbá texts of the book beside their English, with their places and the translator’s doubts, to read through and to print.',
  how: [
    'Everything here was drafted and waits for a speaker. Start with the doubts: each is numbered, and the number stands beside every text that has the word.',
    'Texts with a number or a name in them are shown with an example put in. Square brackets stand for what the rules engine fills in.',
    'A correction needs no account anywhere. Give the place from the first column and what it should say.',
  ],
  doubts: 'The translator’s doubts',
  doubtsNote:
    'How sure we are of each: low, or medium. What is not listed we hold for plain Yorùbá, and may be wrong.',
  head: {
    word: 'Word',
    means: 'Meant as',
    doubt: 'Doubt',
    found: 'Texts with it',
    place: 'Place',
    yoruba: 'Yorùbá',
    english: 'English',
  },
  strings: 'Words of the pages, boards and figures',
  numbers: 'Number words',
  content: 'Texts of the data',
  chapters: 'Chapters and pages',
  contents: 'On this page',
};
