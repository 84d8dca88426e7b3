import type { Comparing } from '../comparing.ts';
import { ruleWords } from './rule-words.ts';

const side = (player: 'south' | 'north'): string => (player === 'south' ? 'Gúúsù' : 'Àríwá');

/** Yorùbá for rule books side by side. A draft: no speaker has reviewed it. */
export const comparing: Comparing = {
  title: 'Àwọn ìwé òfin lẹ́gbẹ̀ẹ́ ara wọn',
  ownBoard: 'Ọpọ́n tìrẹ',
  books: 'Ìwé òfin tí a fẹ́ fi wéra',
  against: 'Èyí tí a ó fi àwọn yòókù wé',
  summary: ({ count, differ }) =>
    count < 2
      ? 'Kò sí ìwé òfin méjì tí a yàn: kò sí ohun tí a lè fi wéra.'
      : differ === 0
        ? `A ti fi ìwé òfin ${count} wéra; gbogbo wọn bá èyí àkọ́kọ́ mu.`
        : `A ti fi ìwé òfin ${count} wéra; ${differ} yàtọ̀ sí èyí àkọ́kọ́.`,
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
  noSuchMove: 'Kò sí irú títa yìí nínú ìwé òfin yìí.',
  told: 'Ohun tó ṣẹlẹ̀, ní ìgbésẹ̀ kọ̀ọ̀kan',
  stores: ({ south, north }) => `Ilé ìfipamọ́: Gúúsù ${south}, Àríwá ${north}.`,
  held: ({ south, north }) => `Lọ́wọ́: Gúúsù ${south}, Àríwá ${north}.`,
  copyLink: 'Da ìjápọ̀ àfiwé yìí kọ',
  editor: {
    title: 'To ọpọ́n',
    deed: 'Ohun tí yíyan ojú ń ṣe',
    add: 'Fi ọmọ kún un',
    remove: 'Yọ ọmọ kúrò',
    tap: 'Yan ojú kan láti fi ọmọ kan kún un tàbí láti yọ ọ̀kan kúrò.',
    store: ({ owner, seeds }) => `Ilé ìfipamọ́ ${side(owner)}: ${seeds}`,
    more: ({ owner }) => `Fi ọ̀kan kún ilé ìfipamọ́ ${side(owner)}`,
    fewer: ({ owner }) => `Yọ ọ̀kan kúrò ní ilé ìfipamọ́ ${side(owner)}`,
    held: ({ owner, seeds }) => `Lọ́wọ́ ${side(owner)}: ${seeds}`,
    moreHeld: ({ owner }) => `Fi ọ̀kan kún ohun tó wà lọ́wọ́ ${side(owner)}`,
    fewerHeld: ({ owner }) => `Yọ ọ̀kan kúrò lọ́wọ́ ${side(owner)}`,
    toMove: 'Ẹni tó kàn',
    over: 'Kò sí ẹni tó kàn: ayò ti parí',
    notation: 'Ipò náà ní kíkọ sílẹ̀',
    total: ({ found, needed }) => `Ọmọ ${found} nínú ${needed} ni ó wà níbẹ̀.`,
    start: 'Ipò ìbẹ̀rẹ̀',
    empty: 'Ọpọ́n tó ṣófo',
    fits: 'Ọpọ́n ti ṣe tán.',
    unread: 'Ọpọ́n tí a fi hàn kì í ṣe èyí tí a kọ sílẹ̀: òun ni èyí tó kẹ́yìn tí a lè kà.',
    mend: 'A kò yí nǹkan kan padà nígbà tí a kò lè ka ohun tí a kọ. Tún un kọ, tàbí yan ipò ìbẹ̀rẹ̀ tàbí ọpọ́n tó ṣófo.',
  },
  notices: {
    unknownBooks: ({ asked }) =>
      `Ìjápọ̀ náà dárúkọ ìwé òfin tí kò sí níbí: ${asked}. A fi wọ́n sílẹ̀.`,
    badMove: ({ asked }) =>
      `Ìjápọ̀ náà dárúkọ títa “${asked}”, tí kì í ṣe títa lórí ọpọ́n yìí. A fi òmíràn hàn.`,
  },
  stageTable: {
    caption: 'Gbogbo ìwé òfin, ní ìpele kọ̀ọ̀kan',
    stage: 'Ìpele',
    rule: 'Òfin',
    books: 'Ìwé òfin',
  },
  stageNames: ruleWords.stages,
};
