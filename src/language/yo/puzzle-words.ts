import type { PuzzleWords } from '../puzzle-words.ts';

/** What was found, where it can be named at all. */
const found = (text: string): string =>
  text === '' ? 'kò sí nǹkan kan níbẹ̀' : `${text} ló wà níbẹ̀`;

/** Yorùbá for the page of puzzles. A draft: no speaker has reviewed it. */
export const puzzleWords: PuzzleWords = {
  title: 'Àdììtú ayò',
  short: 'Àdììtú',
  lede: 'Wo ọpọ́n, kí o sì dáhùn. Ìrànlọ́wọ́ ń wá nígbà tí o bá béèrè fún un, a ń ṣàlàyé ìdáhùn tí kò tọ́, a sì ń ta èyí tó tọ́ ní ọmọ kọ̀ọ̀kan. Kò sí aago tó ń lé ọ.',
  description:
    'Àdììtú lórí ayò àti àwọn eré tó bá a tan: gbígbìn, jíjẹ, fífún alátakò lóúnjẹ, kíka títa tó ń bọ̀. Ìrànlọ́wọ́ wà bí o bá béèrè. Kò sí aago.',
  withoutScript:
    'Kí o tó lè dáhùn lórí ọpọ́n, ojú ìwé yìí nílò ètò kọ̀ǹpútà. Díẹ̀ nínú àwọn àdììtú náà wà níbí, a ká ìdáhùn wọn pamọ́; ìwé ìdánrawò tún wà tí a lè tẹ̀:',
  worksheets: 'Ìwé ìdánrawò pẹ̀lú ìdáhùn',
  samples: 'Àwọn àdììtú tí a lè fi bẹ̀rẹ̀',
  play: 'Àdììtú kan',
  book: 'Nípa òfin',
  skill: 'Ohun tí a ń fi dánrawò',
  level: 'Ìpele',
  series: 'Ọ̀wọ́',
  seriesHint: 'Nọ́ńbà kan náà ń mú àdììtú kan náà wá lórí ẹ̀rọ èyíkéyìí.',
  puzzle: ({ number, series }) => `Àdììtú ${number} nínú ọ̀wọ́ ${series}`,
  rightMoves: ({ count }) =>
    count === 1 ? 'Títa kan ló tọ́.' : `Títa ${count} ló tọ́: yan ọ̀kan nínú wọn.`,
  choosePit: 'Yan ojú kan lórí ọpọ́n.',
  way: 'Ọ̀nà tí ọwọ́ ń gbà',
  ways: { 'counter-clockwise': 'Ní òdìkejì ọ̀nà ọwọ́ aago', clockwise: 'Ní ọ̀nà ọwọ́ aago' },
  yourNumber: 'Ìdáhùn rẹ, nọ́ńbà kan',
  yourBoard: 'Ìdáhùn rẹ: ohun tó wà nínú ojú kọ̀ọ̀kan lẹ́yìn náà',
  pitField: ({ pit }) => `Ojú ${pit}`,
  answer: 'Dáhùn',
  notANumber: ({ least, most }) => `Kọ nọ́ńbà odidi kan láti ${least} dé ${most}.`,
  hint: 'Ràn mí lọ́wọ́',
  hintNumber: ({ nth, of }) => `Ìrànlọ́wọ́ ${nth} nínú ${of}.`,
  noMoreHints: 'Kò sí ìrànlọ́wọ́ mìíràn mọ́.',
  show: 'Fi ìdáhùn hàn',
  seeMove: 'Wo ohun tí títa yìí ń ṣe',
  backToQuestion: 'Padà sí ìbéèrè',
  putBack: 'Ọpọ́n ti padà sí bí ìbéèrè ṣe ní i. Tún yàn.',
  wrong: 'Kò tíì rí bẹ́ẹ̀.',
  right: 'Ó tọ́.',
  shown: 'Ìdáhùn náà, bí a ṣe ta á.',
  answerIs: 'Ìdáhùn:',
  allMoves: 'Ohun tí títa kọ̀ọ̀kan máa ṣe',
  next: 'Àdììtú tó kàn',
  notFetched: 'A kò rí apá kan nínú ojú ìwé yìí gbà. Tún gbìyànjú nígbà tí ìsopọ̀ bá wà.',
  noneMade: 'A kò rí àdììtú mìíràn nínú irú èyí mọ́. Yan ọ̀wọ́, ìpele tàbí ohun mìíràn.',
  before: {
    solved: 'O ti yanjú àdììtú yìí rí.',
    shown: 'A ti fi ìdáhùn àdììtú yìí hàn ọ́ rí.',
  },
  unknown: {
    book: ({ found: text }) => `Ìjápọ̀ náà ń béèrè òfin tó ń jẹ́ “${text}”. Kò sí irú ìwé bẹ́ẹ̀ níbí.`,
    skill: ({ found: text }) => `Ìjápọ̀ náà ń béèrè “${text}”; òfin yìí kò ní àdììtú fún un.`,
    level: ({ found: text, least, most }) =>
      `Ìjápọ̀ náà ń béèrè ìpele “${text}”. Ìpele ${least} dé ${most} ló wà.`,
    seed: ({ found: text, least, most }) =>
      `Ìjápọ̀ náà ń béèrè ọ̀wọ́ “${text}”. Nọ́ńbà odidi láti ${least} dé ${most} ni ọ̀wọ́.`,
    number: ({ found: text, least, most }) =>
      `Ìjápọ̀ náà ń béèrè àdììtú “${text}”. Láti ${least} dé ${most} ni a ń ka àdììtú ọ̀wọ́ kan.`,
  },
  opened: 'Àdììtú tó sún mọ́ ọn jù ni a ṣí.',
  progress: {
    title: 'Ohun tí o ti ṣe',
    note: 'Inú aṣàwákiri yìí nìkan ni èyí wà; ẹlòmíràn kò lè rí i. Ó lè lọ sí òmíràn gẹ́gẹ́ bí fáìlì.',
    none: 'A kò tíì gbìyànjú àdììtú kankan.',
    caption: 'Àdììtú nípa ohun tí a ń kọ́ àti ìwé òfin',
    alone: 'A yanjú rẹ̀ láìsí ìrànlọ́wọ́',
    withHints: 'A yanjú rẹ̀ pẹ̀lú ìrànlọ́wọ́',
    shown: 'A fi ìdáhùn hàn',
    open: 'A kò tíì yanjú rẹ̀',
    tries: 'Iye ìdáhùn',
    save: 'Fi pamọ́ sí fáìlì',
    take: 'Fi kún un láti inú fáìlì',
    forget: 'Gbàgbé gbogbo èyí',
    forgetSure: ({ puzzles }) => `Ṣé kí a gbàgbé àdììtú ${puzzles}?`,
    forgetYes: 'Bẹ́ẹ̀ ni, gbàgbé',
    forgetNo: 'Rárá, pa á mọ́',
    forgotten: 'A ti gbàgbé rẹ̀. Títí o fi máa kúrò lójú ìwé yìí, a lè dá a padà.',
    takeBack: 'Dá padà',
    tookBack: 'A ti dá a padà.',
    saved: ({ puzzles }) => `A ti fi àdììtú ${puzzles} pamọ́ sí fáìlì.`,
    taken: ({ puzzles, fresh }) => `A ka àdììtú ${puzzles}; ${fresh} nínú wọn jẹ́ tuntun.`,
    refused: 'A kò gba fáìlì yìí, a kò sì yí nǹkan kan padà.',
    notRead: 'A kò lè ṣí fáìlì náà.',
    notKept:
      'Aṣàwákiri yìí kì í pa nǹkan mọ́ fún ojú ìwé yìí. Ohun tí o bá ṣe níbí wà títí o fi máa kúrò; fi pamọ́ sí fáìlì bí o bá fẹ́ pa á mọ́.',
    unread:
      'A kò lè ka gbogbo ohun tí aṣàwákiri yìí ti pa mọ́. Ohun tí a lè kà wà níbí; a gbé gbogbo rẹ̀ sí ẹ̀gbẹ́ kan bó ṣe wà.',
    aside: 'Ohun kan tí a kò lè kà wà ní ẹ̀gbẹ́ kan nínú aṣàwákiri yìí.',
    saveAside: 'Fi í pamọ́ sí fáìlì',
    more: ({ count }) => `Ó tún ku ${count}.`,
  },
  faults: {
    tooLong: 'Ó gùn ju lẹ́tà mílíọ̀nù márùn-ún lọ. Fáìlì tí a bá fi pamọ́ níbí kò tó bẹ́ẹ̀ rárá.',
    notJson: 'Kò sí ní JSON, irú èyí tí ojú ìwé yìí fi ń pa nǹkan mọ́. Ó lè jẹ́ pé ó gé kù.',
    notOurs: 'Kò sọ pé àdììtú yìí ni òun dá lé: “kind” gbọ́dọ̀ jẹ́ “ayo-puzzles”.',
    version: ({ found: text }) =>
      `“version” gbọ́dọ̀ jẹ́ 1; ${found(text)}. A lè ka fáìlì ìwé tuntun níbẹ̀.`,
    noList: '“puzzles” gbọ́dọ̀ jẹ́ àkójọ.',
    puzzle: ({ place, found: text }) =>
      `Nọ́ńbà ${place}: “puzzle” gbọ́dọ̀ dárúkọ àdììtú kan, bí “ayo.sow.1.1.4”; ${found(text)}.`,
    tries: ({ place, found: text }) =>
      `Nọ́ńbà ${place}: “tries” gbọ́dọ̀ jẹ́ nọ́ńbà odidi láti 0; ${found(text)}.`,
    hints: ({ place, found: text }) =>
      `Nọ́ńbà ${place}: “hints” gbọ́dọ̀ jẹ́ nọ́ńbà odidi láti 0; ${found(text)}.`,
    end: ({ place, found: text }) =>
      `Nọ́ńbà ${place}: “end” gbọ́dọ̀ jẹ́ “open”, “solved” tàbí “shown”; ${found(text)}.`,
  },
};
