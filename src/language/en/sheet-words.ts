import type { SheetWords } from '../sheet-words.ts';

/** English for the sheets of a classroom. */
export const sheetWords: SheetWords = {
  print: 'Print this sheet',
  printNote: 'A4 or Letter, at 100 %.',
  allSheets: 'All sheets',
  rules: 'Rules on one page',
  large: 'Large print',
  description: ({ book }) =>
    `The rules of ${book} on paper: board, numbered rules, an example, what is disputed.`,
  setUp: 'Setting up',
  play: 'Playing',
  end: 'The end, and the count',
  example: 'An example',
  disputed: 'What is disputed, and what this edition decides',
  noDispute: 'This edition decides nothing here that the sources leave open.',
  rule: ({ rule }) => `Rule ${rule}`,
  sources: 'Sources',
  more: 'An example, disputed points and sources are on the one-page sheet.',
  north: 'North',
  south: 'South',
  northWay: 'Sowing goes on through North’s row, from right to left as South sees it.',
  southWay: 'South sows from left to right: counter-clockwise.',
  otherWay: ({ rule }) => `Sowing may also go the other way: see rule ${rule}.`,
  boardPicture: ({ each }) =>
    `The board at the start, ${each} seeds in every pit. An arrow below South’s row points right, an arrow above North’s row points left: counter-clockwise.`,
  code: 'A code that leads to the address beside it',
  books: 'For',
  board: {
    title: 'Boards to cut out',
    about: 'Paper boards: six pits in a row with two stores, and eight in a row without.',
    heading: ({ pits }) => `A board of ${pits} pits to cut out`,
    bar: ({ length }) =>
      `This bar must measure ${length} mm. If it does not, print again at 100 %.`,
    cut: 'Paste the sheet on card and cut along the outer line.',
    sit: ({ row }) => `South sits at pits 1 to ${row}, North at the others.`,
    stores: 'Your store lies at your right hand. No seed is sown into it.',
    noStores: 'There are no stores: hold what you take.',
    arrows: 'The arrows show the way of sowing.',
    picture: ({ pits, row, stores }) =>
      `A board with ${pits} pits, ${row} in each row, numbered round the board${
        stores ? ', and a store at each end' : ''
      }. Arrows show sowing counter-clockwise.`,
  },
  tokens: {
    title: 'Seeds to cut out, and an egg-carton board',
    about: 'Paper seeds, and how a carton for a dozen eggs becomes a board.',
    how: ({ seeds, spare }) =>
      `${seeds} seeds and ${spare} to spare. Paste the sheet on card before cutting. Beans, buttons or smooth pebbles are easier to lift.`,
    carton: 'The egg-carton way',
    cartonSteps: [
      'Take a carton for a dozen eggs: two rows of six cups. Cut off the lid.',
      'Put a small bowl at each end for a store, or cut the lid in two and use its halves.',
      'Number the cups from 1 to 12 round the carton, starting at South’s left. This makes a board of six pits in a row.',
    ],
    picture: ({ seeds }) => `${seeds} round seeds to cut out.`,
  },
  score: {
    title: 'A score table that checks itself',
    about: 'A table for several games. The seeds of a game must always come to the same sum.',
    heading: ({ seeds }) => `Scores with ${seeds} seeds`,
    sum: ({ seeds }) =>
      `South’s seeds + North’s seeds + seeds left on the board = ${seeds}. If the sum is anything else, count again: no seed is ever lost.`,
    columns: {
      game: 'Game',
      southName: 'South is',
      northName: 'North is',
      south: 'South’s seeds',
      north: 'North’s seeds',
      left: 'On the board',
      together: 'Sum',
      won: 'Who won?',
    },
    check: 'Check a sum',
    total: 'Seeds in the game',
    right: ({ seeds }) => `It comes to ${seeds}. The count is right.`,
    short: ({ seeds }) => `Missing: ${seeds}. Count again.`,
    over: ({ seeds }) => `Too many: ${seeds}. Count again.`,
  },
};
