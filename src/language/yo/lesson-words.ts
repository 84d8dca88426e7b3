import type { LessonWords } from '../lesson-words.ts';

/** Yorùbá around a lesson plan. A draft: no speaker has reviewed it. */
export const lessonWords: LessonWords = {
  lessons: 'Ètò ẹ̀kọ́',
  lesson: 'Ètò ẹ̀kọ́',
  facts: 'Ní ṣókí',
  ages: 'Ọjọ́ orí',
  fromTo: ({ from, to }) => `ọdún ${from} sí ${to}`,
  time: 'Àkókò',
  minutes: ({ minutes }) => `ìṣẹ́jú ${minutes}`,
  group: 'Ẹgbẹ́',
  plan: 'Ètò, ní ìṣẹ́jú',
  toPrint: 'Ohun tí a ó tẹ̀',
  rules: ({ book }) => `Òfin ${book}`,
  print: 'Tẹ ẹ̀kọ́ yìí sí ìwé',
  allForTeachers: 'Gbogbo ohun fún olùkọ́',
  stepThrough: 'Tẹ̀ lé e ní ìgbésẹ̀ kọ̀ọ̀kan',
  rounds: {
    caption: 'Ọmọ mélòó ló ń parí sí ojú mélòó síwájú',
    further: 'Ojú mélòó síwájú',
    round: ({ round }) => `Ìyípo ${round}`,
  },
  answers: {
    caption: 'Gbogbo títa lórí ọpọ́n yìí, àti èyí tó pọ̀ jù tí Àríwá lè jẹ nínú títa rẹ̀ tó tẹ̀ lé e',
    move: 'Gúúsù ta',
    takes: 'Gúúsù jẹ',
    most: 'Àríwá lè jẹ',
    by: 'nípa títa',
    nothing: 'kò sí',
  },
};
