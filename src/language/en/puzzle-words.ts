import type { PuzzleWords } from '../puzzle-words.ts';

const puzzlesOf = (n: number): string => (n === 1 ? '1 puzzle' : `${n} puzzles`);
/** What was found, where it can be named at all. */
const found = (text: string): string => (text === '' ? 'there is nothing' : `it says ${text}`);

/** English for the page of puzzles. */
export const puzzleWords: PuzzleWords = {
  title: 'Puzzles',
  short: 'Puzzles',
  lede: 'Look at the board and answer. A hint comes when you ask for one, a wrong answer is explained, and the right one is played out seed by seed. Nothing is timed.',
  description:
    'Puzzles on Ayò and its sister games: sowing, taking, feeding, counting ahead. Hints when you ask, every answer played out. Nothing is timed.',
  withoutScript:
    'To play puzzles on the board, the page needs a script. Some of them stand here with their answers folded away, and worksheets can be printed:',
  worksheets: 'Worksheets with answer keys',
  samples: 'Some puzzles to begin with',
  play: 'A puzzle',
  book: 'By the rules of',
  skill: 'To practise',
  level: 'Level',
  series: 'Series',
  seriesHint: 'The same number gives the same puzzles on any device.',
  puzzle: ({ number, series }) => `Puzzle ${number} of series ${series}`,
  rightMoves: ({ count }) =>
    count === 1 ? 'One move is right.' : `${count} moves are right: choose any one of them.`,
  choosePit: 'Choose a pit on the board.',
  way: 'Which way the hand goes',
  ways: { 'counter-clockwise': 'Counter-clockwise', clockwise: 'Clockwise' },
  yourNumber: 'Your answer, a number',
  yourBoard: 'Your answer: what lies in each pit afterwards',
  pitField: ({ pit }) => `Pit ${pit}`,
  answer: 'Answer',
  notANumber: ({ least, most }) => `Write a whole number from ${least} to ${most}.`,
  hint: 'A hint',
  hintNumber: ({ nth, of }) => `Hint ${nth} of ${of}.`,
  noMoreHints: 'There are no more hints.',
  show: 'Show the answer',
  seeMove: 'See what this move does',
  backToQuestion: 'Back to the question',
  putBack: 'The board is as the question has it. Choose again.',
  wrong: 'Not yet.',
  right: 'Right.',
  shown: 'The answer, played out.',
  answerIs: 'The answer:',
  allMoves: 'What every move would do',
  next: 'Next puzzle',
  notFetched: 'A part of this page could not be fetched. Try again when there is a connection.',
  noneMade: 'No more puzzles of this kind were found. Choose another series, level or skill.',
  before: {
    solved: 'You have solved this puzzle before.',
    shown: 'You have had the answer of this puzzle shown.',
  },
  unknown: {
    book: ({ found: text }) =>
      `The link asks for rules called “${text}”. There is no such book here.`,
    skill: ({ found: text }) =>
      `The link asks to practise “${text}”, which these rules have no puzzles for.`,
    level: ({ found: text, least, most }) =>
      `The link asks for level “${text}”. The levels are ${least} to ${most}.`,
    seed: ({ found: text, least, most }) =>
      `The link asks for series “${text}”. A series is a whole number from ${least} to ${most}.`,
    number: ({ found: text, least, most }) =>
      `The link asks for puzzle number “${text}”. The puzzles of a series are counted from ${least} to ${most}.`,
  },
  opened: 'The nearest puzzle is open.',
  progress: {
    title: 'What you have done',
    note: 'This is kept in this browser only; nobody else can see it. As a file it can go to another browser.',
    none: 'No puzzle has been tried yet.',
    caption: 'Puzzles by skill and rule book',
    alone: 'Solved without hints',
    withHints: 'Solved with hints',
    shown: 'Answer shown',
    open: 'Not yet solved',
    tries: 'Answers given',
    save: 'Save as a file',
    take: 'Add from a file',
    forget: 'Forget all this',
    forgetSure: ({ puzzles }) => `Forget ${puzzlesOf(puzzles)}?`,
    forgetYes: 'Yes, forget',
    forgetNo: 'No, keep',
    forgotten: 'Forgotten. Until you leave this page it can be taken back.',
    takeBack: 'Take back',
    tookBack: 'Taken back.',
    saved: ({ puzzles }) => `${puzzlesOf(puzzles)} saved as a file.`,
    taken: ({ puzzles, fresh }) => `${puzzlesOf(puzzles)} read; ${fresh} of them new.`,
    refused: 'This file was not taken, and nothing was changed.',
    notRead: 'The file could not be opened.',
    notKept:
      'This browser does not keep anything for this page. What you do here holds until you leave; save it as a file if you want to keep it.',
    unread:
      'Not all that this browser had kept could be read. What could be read is here; all of it is laid aside as it was.',
    aside: 'Something that could not be read is laid aside in this browser.',
    saveAside: 'Save it as a file',
    more: ({ count }) => `And ${count} more.`,
  },
  faults: {
    tooLong: 'It is longer than five million letters. A file saved here is far shorter.',
    notJson: 'It is not in JSON, the form in which this page saves. It may be cut off.',
    notOurs: 'It does not say that it is about these puzzles: “kind” must be “ayo-puzzles”.',
    version: ({ found: text }) =>
      `“version” must be 1; ${found(text)}. A file of a newer edition can be read there.`,
    noList: '“puzzles” must be a list.',
    puzzle: ({ place, found: text }) =>
      `Entry ${place}: “puzzle” must name a puzzle, such as “ayo.sow.1.1.4”; ${found(text)}.`,
    tries: ({ place, found: text }) =>
      `Entry ${place}: “tries” must be a whole number from 0; ${found(text)}.`,
    hints: ({ place, found: text }) =>
      `Entry ${place}: “hints” must be a whole number from 0; ${found(text)}.`,
    end: ({ place, found: text }) =>
      `Entry ${place}: “end” must be “open”, “solved” or “shown”; ${found(text)}.`,
  },
};
