import type { ChronologyWords } from '../chronology-words.ts';

/** English on and around the chronology. */
export const chronologyWords: ChronologyWords = {
  question: 'What is dated, what is reported, what is told, and where is there nothing?',
  summary:
    'For four centuries and longer there is only silence and one epic, told much later. The first dated page is of 1623. All other dated pages are younger than 1890.',
  chart: {
    kinds: {
      evidence: 'dated page: a document or print of that year',
      report: 'report: somebody writes later of an earlier time',
      tradition: 'tradition: told from mouth to mouth',
      silence: 'silence: no find, no record',
    },
    kindOf: {
      evidence: 'dated page',
      report: 'report',
      tradition: 'tradition',
      silence: 'silence',
    },
    chart: 'Chronology',
    closer: 'Closer',
    further: 'Further',
    earlier: 'Earlier',
    later: 'Later',
    all: 'All years',
    keys: 'While a button or an entry has the focus, + and − go closer and further, the arrow keys move, 0 shows all years.',
    choose: 'Choose an entry to read what it rests on.',
    about: 'about',
    until: 'until',
    inView: 'In view:',
  },
  table: {
    years: 'Year',
    event: 'What',
    kind: 'Kind',
    sure: 'How sure',
    sources: 'Sources',
    disagreements: 'Disagreements',
  },
};
