import type { FrameWords } from '../frame-words.ts';

/** English for the frame of the book. */
export const frameWords: FrameWords = {
  chapters: 'Chapters',
  bookContents: 'Contents',
  waysIn: 'Where to begin',
  parts: {
    game: 'The game',
    family: 'Its family',
    people: 'The people who play',
    classroom: 'For the classroom',
    apparatus: 'How we know',
  },
  pager: 'Previous and next',
  previous: 'Previous',
  next: 'Next',
  reading: {
    opened: 'opened',
    finished: 'read to the end',
    legend:
      'A ring marks what you have opened; a seed in the ring, what you have read to the end. Only this browser knows.',
    forget: 'Forget what I have read',
    forgotten: 'Forgotten.',
  },
  paragraphLink: 'Link to this paragraph',
  printed: ({ version, date }) => `Version ${version}, ${date}.`,
};
