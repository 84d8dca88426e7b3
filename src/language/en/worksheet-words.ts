import type { WorksheetWords } from '../worksheet-words.ts';

/** English for worksheets. */
export const worksheetWords: WorksheetWords = {
  title: 'Worksheets',
  short: 'Worksheets',
  lede: 'Questions for a class, with the answers on a page of their own. The rules engine makes each question and proves its answer.',
  description:
    'Printable worksheets on sowing, capturing, feeding and counting ahead, for every rule book, with answers proved by the rules engine.',
  form: {
    make: 'Make a worksheet',
    book: 'Rule book',
    skill: 'Skill',
    mixed: 'All skills in turn',
    level: 'Level',
    questions: 'Questions',
    seed: 'Sheet number',
    seedNote: 'The same number gives the same sheet on every computer.',
    another: 'Another sheet',
    withKey: 'Show and print the answers too',
  },
  withoutScript:
    'To choose for yourself, this page needs JavaScript. The ready-made sheets below do not.',
  ready: 'Ready-made worksheets',
  readyNote:
    'One sheet for each rule book, with all its skills in turn. It is the same every time.',
  makeOwn: 'Make another worksheet',
  questionsOnly: 'Questions',
  key: 'Answers',
  paper: {
    heading: ({ skill }) => `Worksheet: ${skill}`,
    mixedHeading: 'Worksheet',
    sheet: ({ seed, level }) => `Sheet ${seed}, level ${level}`,
    name: 'Name',
    class: 'Class',
    date: 'Date',
    answer: 'Answer',
    fillIn: 'Write the counts into the pits of the empty board.',
    board: ({ southPits, south, northPits, north }) =>
      `Pits ${southPits.join(' to ')}, South’s: ${south.join(', ')} seeds. Pits ${northPits.join(' to ')}, North’s: ${north.join(', ')} seeds.`,
    blankBoard: 'An empty board to write on',
  },
  keyPaper: {
    heading: ({ title }) => `Answers. ${title}`,
    note: 'For the teacher. Each answer was worked out by the rules engine.',
    rule: 'Rule',
    moves: 'The moves',
  },
  made: ({ count }) => `The sheet below has ${count} questions.`,
  notFetched: 'A part of this page could not be fetched. Try again when there is a connection.',
  notices: {
    book: ({ asked, known }) =>
      `The address asks for a rule book that is not here: “${asked}”. These are: ${known}.`,
    skill: ({ asked, known }) =>
      `The address asks for a skill that is not here: “${asked}”. These are: ${known}.`,
    lacking: ({ skill, why }) => `${skill}: ${why} All its skills are asked in turn instead.`,
    level: ({ asked }) => `The address asks for level “${asked}”. There are levels 1, 2 and 3.`,
    questions: ({ asked, least, most }) =>
      `The address asks for “${asked}” questions. A sheet has ${least} to ${most}.`,
    seed: ({ asked, least, most }) =>
      `There is no sheet number “${asked}”. A number is whole, from ${least} to ${most}.`,
  },
};
