import type { CheckWords } from '../check-words.ts';

/** English for the figure of the checks. */
export const checkWords: CheckWords = {
  title: 'How much of each rule book was held against another program?',
  summary: ({ answers, moves, none }) =>
    `${answers} answers about ${moves} moves were compared; no difference is left. ${none} rule books have no such program beside them.`,
  book: 'Rule book',
  against: 'Held against',
  records: 'Games and positions',
  moves: 'Moves',
  answers: 'Answers compared',
  differences: 'Differences',
  others: {
    openspiel: 'OpenSpiel',
    mancalagames: 'MancalaGames',
    'second-reading': 'a second program, written apart',
    'openspiel-and-two': 'OpenSpiel and two separate programs',
    others: 'other programs',
  },
  none: 'no other program',
  linesCaption: 'Lines of play from the opening, counted by other programs and by ours',
  depth: 'Moves in a line',
  lines: 'Lines',
  unfinished: 'Of these, broken off there and not here',
};
