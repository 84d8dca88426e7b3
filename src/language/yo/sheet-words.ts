import type { SheetWords } from '../sheet-words.ts';

/** Yorùbá for the sheets of a classroom. A draft: no speaker has reviewed it. */
export const sheetWords: SheetWords = {
  print: 'Tẹ̀ ẹ́ sí ìwé',
  printNote: 'A4 tàbí Letter, ní 100 %.',
  allSheets: 'Gbogbo ìwé títẹ̀',
  rules: 'Òfin lójú ìwé kan',
  large: 'Lẹ́tà ńlá',
  description: ({ book }) =>
    `Òfin ${book} lórí ìwé: ọpọ́n, òfin tí a fi nọ́ńbà sí, àpẹẹrẹ kan, àti ohun tí a ń jiyàn lé lórí.`,
  setUp: 'Títẹ́ ọpọ́n',
  play: 'Títa ayò',
  end: 'Ìparí àti kíka ọmọ',
  example: 'Àpẹẹrẹ kan',
  disputed: 'Ohun tí a ń jiyàn lé lórí, àti ohun tí ìwé yìí pinnu',
  noDispute: 'Kò sí ohun tí àwọn orísun fi sílẹ̀ tí ìwé yìí ní láti pinnu níbí.',
  rule: ({ rule }) => `Òfin ${rule}`,
  sources: 'Àwọn orísun',
  more: 'Àpẹẹrẹ, ohun tí a ń jiyàn lé lórí àti àwọn orísun wà nínú ìwé olójú kan.',
  north: 'Àríwá',
  south: 'Gúúsù',
  northWay: 'Gbígbìn ń lọ ní ìlà Àríwá, láti ọ̀tún sí òsì bí Gúúsù ṣe ń wò ó.',
  southWay: 'Gúúsù ń gbìn láti òsì sí ọ̀tún: ní òdìkejì ọ̀nà ọwọ́ aago.',
  otherWay: ({ rule }) => `A lè gbìn ní ọ̀nà kejì pẹ̀lú: wo òfin ${rule}.`,
  boardPicture: ({ each }) =>
    `Ọpọ́n ní ìbẹ̀rẹ̀, ọmọ ${each} nínú ojú kọ̀ọ̀kan. Ọfà kan wà lábẹ́ ìlà Gúúsù tó tọ́ka sí ọ̀tún, ọ̀kan sì wà lókè ìlà Àríwá tó tọ́ka sí òsì: ní òdìkejì ọ̀nà ọwọ́ aago.`,
  code: 'Àmì tó ń darí sí àdírẹ́sì tó wà lẹ́gbẹ̀ẹ́ rẹ̀',
  books: 'Fún',
  board: {
    title: 'Ọpọ́n tí a lè gé',
    about:
      'Ọpọ́n oníwèé: ọ̀kan ní ojú mẹ́fà ní ìlà kọ̀ọ̀kan àti ilé ìfipamọ́ méjì, èkejì ní ojú mẹ́jọ ní ìlà kọ̀ọ̀kan láìsí ilé ìfipamọ́.',
    heading: ({ pits }) => `Ọpọ́n ojú ${pits} tí a lè gé`,
    bar: ({ length }) =>
      `Ìlà yìí gbọ́dọ̀ gùn tó ${length} mm gẹ́lẹ́. Bí kò bá rí bẹ́ẹ̀, tún un tẹ̀ ní 100 %.`,
    cut: 'Lẹ ìwé yìí mọ́ páálí, kí o sì gé e ní ìlà ìta rẹ̀.',
    sit: ({ row }) => `Gúúsù jókòó síbi ojú 1 sí ${row}, Àríwá síbi àwọn yòókù.`,
    stores: 'Ilé ìfipamọ́ rẹ wà ní ọwọ́ ọ̀tún rẹ. A kì í gbin ọmọ síbẹ̀.',
    noStores: 'Kò sí ilé ìfipamọ́: di ohun tí o bá jẹ mú lọ́wọ́.',
    arrows: 'Ọfà fi ọ̀nà tí a ń gbìn sí hàn.',
    picture: ({ pits, row, stores }) =>
      `Ọpọ́n tó ní ojú ${pits}, ${row} ní ìlà kọ̀ọ̀kan, tí a fi nọ́ńbà sí yí ọpọ́n ká${
        stores ? ', pẹ̀lú ilé ìfipamọ́ ní ìpẹ̀kun kọ̀ọ̀kan' : ''
      }. Ọfà fi hàn pé òdìkejì ọ̀nà ọwọ́ aago ni a ń gbìn sí.`,
  },
  tokens: {
    title: 'Ọmọ ayò tí a lè gé, àti ọpọ́n páálí ẹyin',
    about: 'Ọmọ ayò oníwèé, àti bí páálí ẹyin méjìlá ṣe lè di ọpọ́n.',
    how: ({ seeds, spare }) =>
      `Ọmọ ${seeds}, pẹ̀lú ${spare} tó lè rọ́pò èyí tó bá sọnù. Lẹ ìwé yìí mọ́ páálí kí o tó gé e. Ẹ̀wà, bọ́tìnnì tàbí òkúta tó ń dán rọrùn láti kó jù bẹ́ẹ̀ lọ.`,
    carton: 'Ọpọ́n láti inú páálí ẹyin',
    cartonSteps: [
      'Mú páálí ẹyin méjìlá: ìlà méjì, ihò mẹ́fà ní ìlà kọ̀ọ̀kan. Gé ìdérí rẹ̀ kúrò.',
      'Gbé abọ́ kékeré kan sí ìpẹ̀kun kọ̀ọ̀kan fún ilé ìfipamọ́, tàbí kí o gé ìdérí náà sí méjì kí o sì lò ó.',
      'Fi nọ́ńbà 1 sí 12 sí àwọn ihò náà yí páálí ká, láti apá òsì Gúúsù. Ọpọ́n tó ní ojú mẹ́fà ní ìlà kọ̀ọ̀kan nìyí.',
    ],
    picture: ({ seeds }) => `Ọmọ ayò róbótó ${seeds} tí a lè gé.`,
  },
  score: {
    title: 'Àtẹ èsì tó ń yẹ ara rẹ̀ wò',
    about: 'Àtẹ fún ayò bíi mélòó kan. Iye kan náà ni ọmọ ayò gbọ́dọ̀ jẹ́ nígbà gbogbo.',
    heading: ({ seeds }) => `Èsì ayò ọmọ ${seeds}`,
    sum: ({ seeds }) =>
      `Ọmọ Gúúsù + ọmọ Àríwá + ọmọ tó kù lórí ọpọ́n = ${seeds}. Bí kò bá jẹ́ bẹ́ẹ̀, ẹ tún un kà: ọmọ kankan kì í sọnù.`,
    columns: {
      game: 'Ayò',
      southName: 'Ta ni Gúúsù?',
      northName: 'Ta ni Àríwá?',
      south: 'Ọmọ Gúúsù',
      north: 'Ọmọ Àríwá',
      left: 'Lórí ọpọ́n',
      together: 'Àpapọ̀',
      won: 'Ta ló borí?',
    },
    check: 'Yẹ àpapọ̀ kan wò',
    total: 'Iye ọmọ ayò',
    right: ({ seeds }) => `Ó jẹ́ ${seeds}. Kíkà náà tọ́.`,
    short: ({ seeds }) => `Ó ku ${seeds}. Ẹ tún un kà.`,
    over: ({ seeds }) => `Ó fi ${seeds} pọ̀ jù. Ẹ tún un kà.`,
  },
};
