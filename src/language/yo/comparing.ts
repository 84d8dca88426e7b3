import type { Comparing } from '../comparing.ts';
import { ruleWords } from './rule-words.ts';

const side = (player: 'south' | 'north'): string => (player === 'south' ? 'Gúúsù' : 'Àríwá');

/** Yorùbá for rule books side by side. A draft: no speaker has reviewed it. */
export const comparing: Comparing = {
  title: 'Àwọn ìwé òfin lẹ́gbẹ̀ẹ́ ara wọn',
  readyMade: 'Àfiwé tí a ti pèsè',
  ownBoard: 'Ọpọ́n tìrẹ',
  books: 'Ìwé òfin tí a fẹ́ fi wéra',
  move: 'Títa',
  moves: {
    sow: ({ pit, clockwise }) => `Ojú ${pit}${clockwise ? ', ní ọ̀nà ọwọ́ aago' : ''}`,
    enter: ({ count, clockwise }) => `${count} láti ọwọ́${clockwise ? ', ní ọ̀nà ọwọ́ aago' : ''}`,
    arrange: 'Tún ìlà tò',
    pass: 'Fo ìgbà rẹ',
  },
  reference: 'Èyí ni a fi àwọn yòókù wé.',
  same: 'Ó bá èyí àkọ́kọ́ mu.',
  differs: ({ stage }) => `Ó yàtọ̀ sí èyí àkọ́kọ́ ní: ${stage}.`,
  readRule: 'Ka òfin náà',
  taken: ({ count }) => (count === 0 ? 'Kò sí jíjẹ.' : `Ọmọ ${count} ni a jẹ.`),
  laps: ({ count }) => (count === 1 ? 'Ìyípo kan.' : `Ìyípo ${count}.`),
  refused: 'A kò gba títa yìí.',
  notHere: 'A kò lè fi ìwé òfin yìí ta ayò láti orí ọpọ́n yìí.',
  told: 'Ohun tó ṣẹlẹ̀, ní ìgbésẹ̀ kọ̀ọ̀kan',
  stores: ({ south, north }) => `Ilé ìfipamọ́: Gúúsù ${south}, Àríwá ${north}.`,
  copyLink: 'Da ìjápọ̀ àfiwé yìí kọ',
  editor: {
    title: 'To ọpọ́n',
    add: 'Fi ọmọ kún un',
    remove: 'Yọ ọmọ kúrò',
    tap: 'Yan ojú kan láti fi ọmọ kan kún un tàbí láti yọ ọ̀kan kúrò.',
    store: ({ owner, seeds }) => `Ilé ìfipamọ́ ${side(owner)}: ${seeds}`,
    more: ({ owner }) => `Fi ọ̀kan kún ilé ìfipamọ́ ${side(owner)}`,
    fewer: ({ owner }) => `Yọ ọ̀kan kúrò ní ilé ìfipamọ́ ${side(owner)}`,
    toMove: 'Ẹni tó kàn',
    notation: 'Ipò náà ní kíkọ sílẹ̀',
    total: ({ found, needed }) => `Ọmọ ${found} nínú ${needed} ni ó wà níbẹ̀.`,
    start: 'Ipò ìbẹ̀rẹ̀',
    empty: 'Ọpọ́n tó ṣófo',
    fits: 'Ọpọ́n ti ṣe tán.',
  },
  notices: {
    unknownBooks: ({ asked }) =>
      `Ìjápọ̀ náà dárúkọ ìwé òfin tí kò sí níbí: ${asked}. A fi wọ́n sílẹ̀.`,
    badMove: ({ asked }) => `Ìjápọ̀ náà dárúkọ títa “${asked}”, tí kì í ṣe títa lórí ọpọ́n yìí.`,
  },
  stageTable: {
    caption: 'Gbogbo ìwé òfin, ní ìpele kọ̀ọ̀kan',
    stage: 'Ìpele',
    rule: 'Òfin',
    books: 'Ìwé òfin',
  },
  stageNames: ruleWords.stages,
};
