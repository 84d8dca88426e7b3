import type { ClassroomWords } from '../classroom-words.ts';

/** Yorùbá for the page for teachers. A draft: no speaker has reviewed it. */
export const classroomWords: ClassroomWords = {
  title: 'Fún àwọn olùkọ́',
  short: 'Fún olùkọ́',
  lede: 'Ètò ẹ̀kọ́, òfin àti ìwé ìdánrawò tí a lè tẹ̀, ọpọ́n tí a lè gé, àdììtú, àti gbogbo àpẹẹrẹ fún ògiri kíláàsì.',
  description:
    'Gbogbo ohun fún kíláàsì: ètò ẹ̀kọ́, òfin lójú ìwé kan, lẹ́tà ńlá, ìwé ìdánrawò pẹ̀lú ìdáhùn, ọpọ́n tí a lè gé, àdììtú, àpẹẹrẹ fún ògiri.',
  lessonsNote:
    'Ètò kọ̀ọ̀kan sọ ohun tí a ó tẹ̀, ohun tí a ó ṣe àti iye ìṣẹ́jú rẹ̀, àti àṣìṣe tó yẹ kí a ṣọ́ra fún.',
  printed: 'Òfin àti ìwé ìdánrawò, ní ìwé òfin kọ̀ọ̀kan',
  sheetsNote:
    'Ìwé kọ̀ọ̀kan bá A4 àti Letter mu, dúdú àti funfun nìkan ni. Tẹ̀ ẹ́ ní 100 %; má ṣe jẹ́ kí ẹ̀rọ dín in kù. Ẹ̀rọ òfin tó wà lẹ́yìn ìwé yìí náà ló kọ òfin, ọpọ́n àti iye ọmọ.',
  make: 'Ohun tí a lè ṣe',
  makeNote: 'Ọpọ́n, ọmọ ayò rẹ̀, àti ìwé tí a lè kọ èsì sí.',
  read: 'Orí tó yẹ kí a kọ́kọ́ kà',
  otherLanguage: 'ní Gẹ̀ẹ́sì',
  rules: 'Òfin',
  worksheet: 'Ìwé ìdánrawò',
  answers: 'Ìdáhùn',
  choose:
    'A ti ṣe àwọn ìwé ìdánrawò ibí yìí sílẹ̀. Bí o bá fẹ́ yan ohun tí a ó dán wò, ìpele àti iye ìbéèrè fúnra rẹ:',
  puzzlesNote:
    'Irú ìbéèrè kan náà lórí ẹ̀rọ. Ìrànlọ́wọ́ ń wá nígbà tí akẹ́kọ̀ọ́ bá béèrè, a ń ṣàlàyé ìdáhùn tí kò tọ́, kò sì sí aago.',
  wall: 'Àpẹẹrẹ fún ògiri',
  wallNote:
    'Ọ̀kọ̀ọ̀kan gba gbogbo ojú ẹ̀rọ, ní dúdú àti funfun. Space ń bẹ̀rẹ̀ rẹ̀, ọfà tàbí ẹ̀rọ ìdarí ọwọ́ ń gbé ìgbésẹ̀, F ń mú un gba gbogbo ojú ẹ̀rọ, Esc ń padà sí orí rẹ̀.',
  whole: 'Ìwé náà lódindi',
  wholeNote: 'Láti tọ́jú, láti tẹ̀, tàbí láti kà níbi tí ayélujára kò ti dé.',
};
