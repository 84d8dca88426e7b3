import type { Controls } from '../controls.ts';

const side = (player: 'south' | 'north'): string => (player === 'south' ? 'Gúúsù' : 'Àríwá');

/** Yorùbá for boards and steppers. A draft: no speaker has reviewed it. */
export const controls: Controls = {
  back: 'Padà',
  next: 'Tó kàn',
  play: 'Bẹ̀rẹ̀',
  pause: 'Dá dúró',
  turnBoard: 'Yí ọpọ́n padà',
  facing: (player) => `Ọpọ́n ti kọjú sí ${side(player)}.`,
  copyLink: 'Da ìjápọ̀ kọ',
  linkCopied: 'A ti da ìjápọ̀ kọ.',
  copyByHand: 'Kò ṣeé dà kọ fúnra rẹ̀. Ìjápọ̀ náà nìyí:',
  seedBySeed: 'Ọmọ kọ̀ọ̀kan',
  allFrames: 'Gbogbo àwòrán',
  hideFrames: 'Fi àwòrán pamọ́',
  sound: 'Ìró ọmọ ayò',
  pace: 'Ìyára',
  paces: { slow: 'Díẹ̀díẹ̀', usual: 'Déédéé', quick: 'Kíákíá' },
  settings: 'Ètò',
  keys: 'Bọ́tìnnì, lẹ́yìn títẹ ọpọ́n: ← àti → fún ìgbésẹ̀, Home àti End fún ìbẹ̀rẹ̀ àti ìparí, Space láti bẹ̀rẹ̀, F láti yí ọpọ́n padà.',
  slider: 'Ìgbésẹ̀',
  step: ({ step, of }) => `Ìgbésẹ̀ ${step} nínú ${of}`,
  boardTable: 'Ọpọ́n ní ìgbésẹ̀ yìí',
  columnPit: 'Ibi',
  columnSeeds: 'Ọmọ ayò',
  pitName: ({ owner, pit }) => `${side(owner)}, ojú ${pit}`,
  pitWithSeeds: ({ owner, pit, seeds }) => `${side(owner)}, ojú ${pit}, ọmọ ayò ${seeds}`,
  storeName: ({ owner }) => `Ilé ìfipamọ́ ${side(owner)}`,
  heldName: ({ owner }) => `Lọ́wọ́ ${side(owner)}`,
  hand: ({ seeds }) => `${seeds} lọ́wọ́`,
  ruleset: 'Ìwé òfin:',
  noSuchStep: ({ asked, of, shown }) =>
    `Ìjápọ̀ yìí ń béèrè ìgbésẹ̀ “${asked}”, ṣùgbọ́n ìgbésẹ̀ 1 sí ${of} ni àpẹẹrẹ yìí ní. Ìgbésẹ̀ ${shown} ni a fi hàn.`,
  noSuchExample: ({ asked, shown }) =>
    `Ìjápọ̀ yìí ń béèrè àpẹẹrẹ kan tó ń jẹ́ “${asked}”. Kò sí lójú ìwé yìí; èyí tó sún mọ́ ọn jù ni “${shown}”.`,
  tryMove: 'Ta ayò kan',
  tryAgain: 'Tún bẹ̀rẹ̀',
  undo: 'Dá padà',
  moving: ({ player }) => `${side(player)} ń ta ayò.`,
  choosePit: ({ player, first, last }) =>
    `Ó kan ${side(player)}: yan ọ̀kan nínú ojú ${first} sí ${last}.`,
};
