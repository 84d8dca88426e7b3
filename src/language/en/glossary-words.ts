import type { GlossaryWords } from '../glossary-words.ts';

/** English around the glossary. */
export const glossaryWords: GlossaryWords = {
  title: 'Glossary',
  lede: 'The Yorùbá words of the game and of this book: what they mean, how they are built, how they sound, and who says so.',
  description:
    'A glossary of Ayò Ọlọ́pọ́n in the order of the Yorùbá alphabet: meaning, literal meaning, morphology, tones and sources of each word.',
  short: 'Glossary',
  letters: 'Letters',
  order:
    'The words stand in the order of the Yorùbá alphabet. E and Ẹ, G and GB, O and Ọ, S and Ṣ are different letters. Where two words have the same letters, low tone comes before mid, and mid before high.',
  literally: 'Literally',
  madeOf: 'Made of',
  melody: 'Tones',
  noTones: 'no source marks them',
  printed: 'In the base article',
  field: 'Field',
  fields: {
    name: 'name of the game',
    board: 'board',
    seeds: 'seeds',
    players: 'players',
    play: 'play',
    strategy: 'strategy',
    variant: 'sister games',
    thought: 'thought',
    society: 'society',
    number: 'numbers',
  },
  sources: 'Sources',
  noSource: 'none; this edition’s own knowledge',
  sure: 'How sure',
  note: 'Note',
  disagreements: 'Where sources err or differ',
  usedIn: 'Used in',
  take: 'Take the glossary:',
  chapterWords: 'Yorùbá words in this chapter',
  entry: 'Glossary entry',
};
