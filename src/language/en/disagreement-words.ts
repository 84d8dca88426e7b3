import type { DisagreementWords } from '../disagreement-words.ts';

/** English around disagreements. */
export const disagreementWords: DisagreementWords = {
  kinds: {
    error: {
      plural: 'Corrections',
      label: 'Corrected here',
      says: 'What the source says',
      other: 'What holds',
    },
    dispute: {
      plural: 'Disputes',
      label: 'Sources differ',
      says: 'One side',
      other: 'The other side',
    },
    note: { plural: 'Notes', label: 'Note', says: 'What the source says', other: 'What we add' },
  },
  evidence: 'How we know',
  sure: 'How sure',
  sureness: { high: 'very sure', medium: 'fairly sure', low: 'not sure' },
  row: 'All disagreements',
  sources: 'Sources',
  toldIn: 'Told in',
  apart: 'Told only here',
  point: 'Point',
  says: 'What is said',
  other: 'What stands against it',
  show: 'Show',
  all: 'All',
  groups: {
    words: 'Words',
    rules: 'Rules',
    board: 'The board',
    seeds: 'Seeds',
    strategy: 'Strategy and mathematics',
    'sister-games': 'Sister games',
    names: 'Names',
    history: 'History',
    society: 'Society',
    thought: 'Thought',
    proverbs: 'Proverbs',
    bibliography: 'The books themselves',
  },
  bySubject: 'Disagreements by subject',
  data: 'Take the table as data:',
};
