import type { HelpWords } from '../help-words.ts';

const seeds = (count: number): string => (count === 1 ? 'one seed' : `${count} seeds`);
const pits = (count: number): string => (count === 1 ? 'one pit' : `${count} pits`);
const list = (items: readonly (string | number)[], last: string): string =>
  items.length < 2
    ? items.join('')
    : `${items.slice(0, -1).join(', ')} ${last} ${items[items.length - 1]}`;
const taking = (count: number, from: number): string =>
  count === 0 ? 'takes nothing' : `takes ${seeds(count)}${from > 1 ? ` from ${pits(from)}` : ''}`;

/** English for helps and for what is said to an answer. */
export const helpWords: HelpWords = {
  hints: {
    ahead: 'Play the moves in your mind one after the other. Note after each what is taken.',
    best: 'For every move, ask what the other side can take in answer. Fewer seeds now may be more in the end.',
    lifted: ({ count, pit }) =>
      `${count === 1 ? 'One seed is' : `${count} seeds are`} lifted from pit ${pit}.`,
    firstLap: ({ pit }) => `The first lap ends in pit ${pit}.`,
    lastSeed: ({ pit, holds }) =>
      holds === 1
        ? `The last seed falls in pit ${pit}, which was empty.`
        : `The last seed falls in pit ${pit} and makes ${holds}.`,
    moveTakes: ({ nth, count }) =>
      `Move ${nth} ${count === 0 ? 'takes nothing' : `takes ${seeds(count)}`}.`,
    among: ({ moves, count }) =>
      `Look at these: ${moves.join('; ')}. ${count === 1 ? 'One of them is right.' : 'One of them is wrong.'}`,
  },
  verdicts: {
    right: 'Right.',
    others: ({ moves }) => `Right as well: ${moves.join('; ')}.`,
    tooMany: 'That is too many.',
    tooFew: 'That is too few.',
    pit: ({ pit }) => `The last seed does not fall in pit ${pit}.`,
    seedsLost: ({ count }) =>
      count === 1 ? 'One seed has gone missing.' : `${count} seeds have gone missing.`,
    seedsMade: ({ count }) =>
      count === 1 ? 'There is one seed too many.' : `There are ${count} seeds too many.`,
    otherPits: ({ pits: numbers }) =>
      `${numbers.length === 1 ? 'Pit' : 'Pits'} ${list(numbers, 'and')} ${numbers.length === 1 ? 'holds' : 'hold'} something else.`,
    takes: ({ count, pits: from }) => `That move is allowed, but it ${taking(count, from)}.`,
    costs: ({ cost }) =>
      `By the end it is worth ${cost} less than the best move: ${seeds(cost / 2)} will have gone to the other side instead.`,
    otherKind: 'The question asks for another kind of answer.',
    slips: {
      'counted-origin': 'The first seed goes into the next pit, not into the one that was lifted.',
      'sowed-origin': 'The pit where the lap began is passed over: no seed falls there.',
      'stopped-early':
        'That is only the first lap. The last seed fell in a pit that held seeds, so it is lifted and sown on.',
      'forgot-chain': 'That counts the first pit alone. The chain goes on.',
      'forgot-capturing-seed': 'The capturing seed is taken as well.',
      'forgot-sweep':
        'The move would take everything the other side has. Think of the rule on that.',
      'forgot-store': 'That is what the moves take. There were seeds before.',
    },
  },
};
