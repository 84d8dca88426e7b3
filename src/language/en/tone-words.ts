import type { ToneWords } from '../tone-words.ts';

/** English around tones. */
export const toneWords: ToneWords = {
  tones: { H: 'high', M: 'mid', L: 'low' },
  glides: { rise: 'rising', fall: 'falling' },
  line: ({ line }) => `Line ${line}`,
  melody: 'Melody',
  table: {
    line: 'Line',
    word: 'Word',
    tone: 'Tone',
    meaning: 'Meaning',
    difference: 'Difference',
  },
  spelling: { 'as-printed': 'As printed', corrected: 'With the tones corrected by this edition' },
  wordForWord: 'Word for word',
  shortFor: 'short for',
  literal: 'Literally',
  translation: 'Translation',
  by: ({ by }) => `translated by ${by}`,
  source: 'Source',
  differ: { letters: 'other letters', tones: 'other tones', both: 'other letters and other tones' },
  hear: {
    hear: 'Hear the tones',
    stop: 'Stop',
    slowly: 'Slowly',
    note: 'Three pitches made in your browser, as a talking drum would carry them. They show the tones alone. They are no recording of a voice or of a drum.',
  },
};
