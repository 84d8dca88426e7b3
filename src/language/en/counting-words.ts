import { grouped as count } from '../numerals.ts';
import type { CountingWords } from '../counting-words.ts';

/** English for the ladder of positions, π and the number words. */
export const countingWords: CountingWords = {
  count,
  ladder: {
    title: 'Where does 889,063,398,406 come from?',
    summary:
      'A ladder with a rung for each number of seeds from 0 to 48, without 47. Each rung counts the ways to lay so many seeds in twelve pits and takes away those in which all six pits of the side that has just moved are full: it has emptied one. The rungs add up, and the start of the game is one more.',
    climb: 'Seeds on the rung',
    up: 'One rung up',
    down: 'One rung down',
    top: 'To the top',
    seeds: 'Seeds',
    ways: 'Ways to lie in twelve pits',
    full: 'Of these, with six full pits behind',
    here: 'Positions on the rung',
    soFar: 'Sum so far, with the start',
    told: ({ seeds, ways, full, here, sum }) =>
      `With ${seeds} ${seeds === 1 ? 'seed' : 'seeds'}: ${count(ways)} ${ways === 1 ? 'way' : 'ways'}, less ${count(full)}, leaves ${count(here)}. All rungs up to here, and the start: ${count(sum)}.`,
    look: 'Rung 47 is missing: nobody can take a single seed, so 47 never lie on the board. The last rung alone is almost a quarter of the whole.',
  },
  pi: {
    title: 'How near does the solitaire come to π?',
    summary:
      'For the first 10,000 terms, n² divided by the fewest seeds whose winning row needs n pits. Above, the quotient beside π; below, how far it is away. The distance shrinks, though not at every step.',
    place: 'Pits n',
    seeds: 'Seeds s(n)',
    ratio: 'n² / s(n)',
    error: 'Distance from π',
    errorAxis: 'distance from π',
    look: ({ terms, ratio }) =>
      `At ${count(terms)} pits the quotient is ${ratio}. It closes in slowly and unevenly: a later term can be further off than an earlier one.`,
  },
  numbers: {
    title: 'How does Yorùbá build its numbers?',
    summary:
      'Yorùbá number words count in twenties and take away. One to four are added to a ten, five to nine are missing from the next, and the odd tens are ten short of a score. Choose a number from 0 to 100. The forms not found in the sources follow the same pattern and are drafts.',
    choose: 'A number',
    number: 'Number',
    counting: 'Counting',
    quantity: 'With a thing',
    how: 'Built as',
    plain: 'a word of its own',
    more: ({ unit, than }) => `${unit} more than ${than}`,
    less: ({ unit, than }) => `${unit} less than ${than}`,
    look: 'The seeds of a board, 48, are “two from fifty”.',
  },
};
