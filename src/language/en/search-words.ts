import type { SearchWords } from '../search-words.ts';

/** English for the search. */
export const searchWords: SearchWords = {
  open: 'Search',
  title: 'Search the book',
  label: 'Words to look for',
  hint: 'With or without marks: “olopon” finds Ọlọ́pọ́n. With marks, the words spelt so come first.',
  close: 'Close',
  loading: 'Opening the index …',
  failed:
    'The search could not be opened. It needs a connection to the place the book was read from. The glossary and the list of chapters work without it.',
  broken: ({ typed }) =>
    `The search for “${typed}” could not be carried out: a part of the index could not be fetched.`,
  again: 'Search again',
  nothing: ({ typed }) => `Nothing in the book answers “${typed}”.`,
  count: ({ count }) => (count === 1 ? '1 place found' : `${count} places found`),
  first: ({ count, shown }) => `The first ${shown} of ${count} places found`,
  notExact: ({ typed, count }) =>
    `Nothing is spelt “${typed}”. In other spellings: ${count === 1 ? '1 place' : `${count} places`}`,
  exact: ({ count }) =>
    count === 1 ? '1 place found with this spelling' : `${count} places found with this spelling`,
  otherwise: ({ count }) =>
    count === 1 ? 'Show 1 more in other spellings' : `Show ${count} more in other spellings`,
  kinds: {
    section: 'text',
    example: 'example',
    figure: 'figure',
    term: 'glossary',
    source: 'source',
    disagreement: 'disagreement',
    rules: 'rule book',
  },
};
