import type { DayWords } from '../day-words.ts';

/** English around the figure of the day. */
export const dayWords: DayWords = {
  title: 'When is ayò played, and who says so?',
  summary:
    'Four parts of the day, side by side. Both sides agree on the morning: ayò is not played. The base article has play in the afternoon and a ban in the night. The other sources have play in the evening, and none of them is a Yorùbá witness for the ban at night. No source gives hours; the parts are drawn equally wide, and their width means nothing.',
  base: 'Base article',
  others: 'Other sources',
  says: { played: 'Played', 'not-played': 'Not played', silent: 'Nothing said' },
  part: 'Part of the day',
  sure: 'How sure',
};
