import type { ClassroomWords } from '../classroom-words.ts';

/** English for the page for teachers. */
export const classroomWords: ClassroomWords = {
  title: 'For teachers',
  short: 'For teachers',
  lede: 'Lesson plans, rules and worksheets to print, a board to cut out, puzzles, and every example for the projector.',
  description:
    'Everything for the classroom: lesson plans, rule sheets, large print, worksheets with answers, a board to cut out, puzzles, examples for a projector.',
  lessonsNote:
    'Each plan says what to print, what to do and for how many minutes, and which mistakes to watch for.',
  printed: 'Rules and worksheets by rule book',
  sheetsNote:
    'Each sheet fits A4 and Letter, in black and white. Print at 100 %, without fitting to the page. The rules, the boards and the counts come from the same rules engine as the book.',
  make: 'Things to make',
  makeNote: 'A board, seeds for it, and paper to keep the score on.',
  read: 'Chapters to read first',
  otherLanguage: 'in Yorùbá',
  rules: 'Rules',
  worksheet: 'Worksheet',
  answers: 'Answers',
  choose:
    'The worksheets here are ready made. To choose skill, level and number of questions yourself:',
  puzzlesNote:
    'The same kinds of questions on the screen. A hint comes when a pupil asks for one, a wrong answer is explained, nothing is timed.',
  wall: 'Examples for the projector',
  wallNote:
    'Each opens on the whole screen, in black and white. Space plays, the arrows or a presenter’s remote step, F fills the screen, Esc goes back to the chapter.',
  whole: 'The whole book',
  wholeNote: 'To keep, to print, or to read where there is no network.',
};
