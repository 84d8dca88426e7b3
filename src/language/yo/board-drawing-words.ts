import type { BoardDrawingWords } from '../board-drawing-words.ts';

/** Yorùbá around the drawing of the board. */
export const boardDrawingWords: BoardDrawingWords = {
  title: 'Kí ni àwọn apá ọpọ́n, kí sì ni orúkọ wọn?',
  summary:
    'Ọ̀nà méjì ni a fi ya ọpọ́n tí ìwé yìí ń lò. Láti ẹ̀gbẹ́: pẹpẹ ayò tí ìpẹ̀kun rẹ̀ ga díẹ̀ dúró lórí ìdí tí a gbẹ́; igi kan ṣoṣo ni méjèèjì, nítorí náà ìlà ara igi náà kò já. Láti òkè: ojú méjìlá wà ní ìlà méjì, ilé ìfipamọ́ kan wà ní ìpẹ̀kun kọ̀ọ̀kan, a sì gbẹ́ ọnà sí etí rẹ̀. Lẹ́tà kọ̀ọ̀kan ń tọ́ka sí orúkọ tó wà nísàlẹ̀. Àwòrán yìí kò tẹ̀ lé ọpọ́n kan pàtó, kò sì tọ́ka sí ìwọ̀n gidi, nítorí pé àwọn orísun kò fẹ́rẹ̀ẹ́ sọ ìwọ̀n kankan.',
  fromAbove: 'Láti òkè, bí ẹni tó jókòó sí ìsàlẹ̀ ṣe ń wò ó',
  fromSide: 'Láti ẹ̀gbẹ́',
  describedOnly: 'Kò sí orísun tí a kà tó dárúkọ apá yìí. Àpèjúwe lásán ni ọ̀rọ̀ yìí.',
  head: {
    letter: 'Lẹ́tà',
    names: 'Yorùbá',
    part: 'Gẹ̀ẹ́sì',
    sure: 'Bó ṣe dá wa lójú tó',
    sources: 'Orísun',
  },
  seed: {
    title: 'Báwo ni èso igbó kékeré ẹlẹ́gùn-ún tó ń so ọmọ ayò ṣe tóbi tó?',
    summary:
      'Èso kan, tó gùn tó nǹkan bí 7 cm, tó sì fẹ̀ tó nǹkan bí 4 cm, pẹ̀lú kóró méjì aláwọ̀ eérú nínú rẹ̀. Ìwọ̀n yìí àti iye kóró nìkan ló ti inú orísun wá. Àwa ni a ronú bí èso náà àti bí kóró ṣe rí nínú àwòrán: kò sí orísun tí a kà tó wọn kóró.',
    about: ({ cm }) => `nǹkan bí ${cm} cm`,
    lengthHead: 'Gígùn èso',
    widthHead: 'Ìbú èso',
    seedsHead: 'Iye kóró inú rẹ̀',
  },
};
