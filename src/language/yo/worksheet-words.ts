import type { WorksheetWords } from '../worksheet-words.ts';

/** Yorùbá for worksheets. A draft: no speaker has reviewed it. */
export const worksheetWords: WorksheetWords = {
  title: 'Ìwé ìdánrawò',
  short: 'Ìwé ìdánrawò',
  lede: 'Ìbéèrè fún kíláàsì kan, pẹ̀lú ìdáhùn lójú ìwé tirẹ̀. Ẹ̀rọ òfin ló ń ṣe ìbéèrè kọ̀ọ̀kan, òun náà ló sì ń fi hàn pé ìdáhùn rẹ̀ tọ́.',
  description:
    'Ìwé ìdánrawò tí a lè tẹ̀: gbígbìn, jíjẹ, fífún lóúnjẹ àti kíka títa tó ń bọ̀, fún ìwé òfin kọ̀ọ̀kan, pẹ̀lú ìdáhùn.',
  form: {
    make: 'Ṣe ìwé ìdánrawò',
    book: 'Ìwé òfin',
    skill: 'Ohun tí a fẹ́ dán wò',
    mixed: 'Gbogbo rẹ̀, lọ́kọ̀ọ̀kan',
    level: 'Ìpele',
    questions: 'Iye ìbéèrè',
    seed: 'Nọ́ńbà ìwé',
    seedNote: 'Nọ́ńbà kan náà ń mú ìwé kan náà wá lórí kọ̀ǹpútà èyíkéyìí.',
    another: 'Ìwé mìíràn',
    withKey: 'Fi ìdáhùn hàn, kí o sì tẹ̀ wọ́n pẹ̀lú',
  },
  withoutScript:
    'Kí o tó lè yan èyí tí o fẹ́, ojú ìwé yìí nílò ètò kọ̀ǹpútà. Àwọn ìwé tó ti wà nílẹ̀ nísàlẹ̀ yìí kò nílò rẹ̀.',
  ready: 'Ìwé ìdánrawò tó ti wà nílẹ̀',
  readyNote: 'Ọ̀kan fún ìwé òfin kọ̀ọ̀kan, pẹ̀lú gbogbo ohun tí a lè dán wò, lọ́kọ̀ọ̀kan. Kì í yí padà.',
  makeOwn: 'Ṣe ìwé ìdánrawò mìíràn',
  questionsOnly: 'Ìbéèrè',
  key: 'Ìdáhùn',
  paper: {
    heading: ({ skill }) => `Ìwé ìdánrawò: ${skill}`,
    mixedHeading: 'Ìwé ìdánrawò',
    sheet: ({ seed, level }) => `Ìwé ${seed}, ìpele ${level}`,
    name: 'Orúkọ',
    class: 'Kíláàsì',
    date: 'Ọjọ́',
    answer: 'Ìdáhùn',
    fillIn: 'Kọ iye ọmọ sínú ojú ọpọ́n tó ṣófo.',
    board: ({ southPits, south, northPits, north }) =>
      `Ojú ${southPits.join(' sí ')}, ti Gúúsù: ọmọ ${south.join(', ')}. Ojú ${northPits.join(' sí ')}, ti Àríwá: ọmọ ${north.join(', ')}.`,
    blankBoard: 'Ọpọ́n tó ṣófo, tí a lè kọ nǹkan sí',
  },
  keyPaper: {
    heading: ({ title }) => `Ìdáhùn. ${title}`,
    note: 'Fún olùkọ́. Ẹ̀rọ òfin ló ṣírò ìdáhùn kọ̀ọ̀kan.',
    rule: 'Òfin',
    moves: 'Àwọn títa',
  },
  made: ({ count }) => `Ìbéèrè ${count} ló wà nínú ìwé ìsàlẹ̀ yìí.`,
  notFetched: 'A kò rí apá kan nínú ojú ìwé yìí gbà. Tún gbìyànjú nígbà tí ìsopọ̀ bá wà.',
  notices: {
    book: ({ asked, known }) =>
      `Àdírẹ́sì náà béèrè fún ìwé òfin tí kò sí níbí: “${asked}”. Àwọn tó wà ni: ${known}.`,
    skill: ({ asked, known }) =>
      `Àdírẹ́sì náà béèrè fún ohun tí kò sí níbí: “${asked}”. Àwọn tó wà ni: ${known}.`,
    lacking: ({ skill, why }) =>
      `${skill}: ${why} Gbogbo ohun tí ìwé òfin náà ní ni a bi dípò rẹ̀, lọ́kọ̀ọ̀kan.`,
    level: ({ asked }) => `Àdírẹ́sì náà béèrè fún ìpele “${asked}”. Ìpele 1, 2 àti 3 ló wà.`,
    questions: ({ asked, least, most }) =>
      `Àdírẹ́sì náà béèrè fún ìbéèrè “${asked}”. Ìwé kan ní ìbéèrè ${least} sí ${most}.`,
    seed: ({ asked, least, most }) =>
      `Kò sí ìwé nọ́ńbà “${asked}”. Nọ́ńbà odidi ni, láti ${least} sí ${most}.`,
  },
};
