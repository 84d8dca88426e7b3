import type { LessonWords } from '../lesson-words.ts';

/** English around a lesson plan. */
export const lessonWords: LessonWords = {
  lessons: 'Lesson plans',
  lesson: 'Lesson plan',
  facts: 'At a glance',
  ages: 'Ages',
  fromTo: ({ from, to }) => `${from} to ${to}`,
  time: 'Time',
  minutes: ({ minutes }) => (minutes === 1 ? '1 minute' : `${minutes} minutes`),
  group: 'Group',
  plan: 'Plan, in minutes',
  toPrint: 'To print',
  rules: ({ book }) => `Rules of ${book}`,
  print: 'Print this lesson',
  allForTeachers: 'Everything for teachers',
  stepThrough: 'Step through it',
  rounds: {
    caption: 'How many seeds end so many pits further on',
    further: 'Pits further on',
    round: ({ round }) => `Round ${round}`,
  },
  answers: {
    caption: 'Every move on this board, and the most that North can take with its next',
    move: 'South plays',
    takes: 'South takes',
    most: 'North can take',
    by: 'with',
    nothing: 'nothing',
  },
};
