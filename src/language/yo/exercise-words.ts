import type { ExerciseWords } from '../exercise-words.ts';
import type { Player } from '../phrasebook.ts';
import { alone, counted } from '../yoruba-counted.ts';

const name = (player: Player): string => (player === 'south' ? 'Gúúsù' : 'Àríwá');
const seeds = (count: number): string => `ọmọ ayò ${counted(count)}`;
const taking = (count: number, from: number): string =>
  count === 0
    ? 'kò jẹ nǹkan kan'
    : `ó jẹ ${seeds(count)}${from > 1 ? ` nínú ojú ${counted(from)}` : ''}`;
const toward = (direction: 'counter-clockwise' | 'clockwise' | null): string =>
  direction === null ? '' : `, ní ${direction === 'clockwise' ? '' : 'òdìkejì '}ọ̀nà ọwọ́ aago`;

/** Yorùbá for exercises. A draft: no speaker has reviewed it. */
export const exerciseWords: ExerciseWords = {
  skills: {
    sow: 'Gbígbìn',
    capture: 'Jíjẹ',
    chain: 'Jíjẹ léraléra',
    'long-lap': 'Ìyípo gígùn',
    feeding: 'Fífún lóúnjẹ',
    sweep: 'Jíjẹ gbogbo rẹ̀',
    'count-ahead': 'Kíka títa tó ń bọ̀',
    'best-move': 'Títa tó dára jù',
  },
  level: ({ level }) => `Ìpele ${level}`,
  levels: {
    sow: [
      'Ibi tí ọmọ tó kẹ́yìn nínú ìyípo kúkúrú bọ́ sí.',
      'Gbogbo ọpọ́n lẹ́yìn ìyípo kúkúrú.',
      'Gbogbo ọpọ́n lẹ́yìn ìyípo tó gùn díẹ̀, pẹ̀lú jíjẹ.',
    ],
    capture: [
      'Iye ọmọ tí títa kan jẹ nínú ojú kan.',
      'Iye ọmọ tí títa kan jẹ, bí ó bá jẹ rárá; títa tó jẹ iye kan.',
      'Títa tó jẹ ọmọ tó pọ̀ jù.',
    ],
    chain: [
      'Iye ọmọ tí a jẹ nínú ojú méjì léraléra.',
      'Iye ọmọ tàbí iye ojú tí a jẹ léraléra.',
      'Títa tó jẹ ojú léraléra.',
    ],
    'long-lap': [
      'Ibi tí ìyípo gígùn parí sí, tàbí iye ìyípo tó tẹ̀ léra.',
      'Ọpọ́n lẹ́yìn ìyípo gígùn, tàbí ibi tí ìyípo tó kẹ́yìn parí sí.',
      'Ohun tí ìyípo gígùn jẹ, tàbí ọpọ́n lẹ́yìn ìyípo bíi mélòó kan.',
    ],
    feeding: [
      'Títa tó ń fún alátakò lóúnjẹ, nínú méjì tàbí mẹ́ta.',
      'Títa tó ń fún alátakò lóúnjẹ, nínú mẹ́ta tàbí mẹ́rin.',
      'Títa tó ń fún alátakò lóúnjẹ, nínú mẹ́rin tàbí jù bẹ́ẹ̀ lọ.',
    ],
    sweep: [
      'Títa tí ì bá jẹ gbogbo rẹ̀.',
      'Ohun tí irú títa bẹ́ẹ̀, tàbí èyí tó fi ọmọ kan tàbí méjì sílẹ̀, jẹ nípa ìwé òfin yìí; níbi tó bá jẹ́ èèwọ̀, èwo ni títa náà.',
      'Títa tí ì bá jẹ gbogbo rẹ̀, níbi tí àwọn mìíràn ti ń fani mọ́ra.',
    ],
    'count-ahead': [
      'Títa méjì tó ń bọ̀.',
      'Títa mẹ́ta tó ń bọ̀.',
      'Títa mẹ́ta tó ń bọ̀, tí àwọn méjèèjì sì ń jẹ.',
    ],
    'best-move': [
      'Ọmọ mẹ́ta sí márùn-ún lórí ọpọ́n; títa tó jẹ jù ló dára jù.',
      'Ọmọ mẹ́rin sí mẹ́fà lórí ọpọ́n.',
      'Ọmọ márùn-ún sí méje lórí ọpọ́n; àṣìṣe ni títa tó jẹ jù.',
    ],
  },
  lacks: {
    'no-chain': 'Ìwé òfin yìí kò ní jíjẹ léraléra: ibì kan ṣoṣo ni títa kan ti ń jẹ.',
    'feeding-free': 'Ìwé òfin yìí kò ní kí ẹnikẹ́ni fún alátakò lóúnjẹ.',
    'no-long-lap': 'Nínú ìwé òfin yìí, ìyípo kì í sábà padà dé ibi tó ti bẹ̀rẹ̀.',
    'no-tables':
      'A kò tíì yanjú ìparí ayò ìwé òfin yìí, nítorí náà kò sí títa tí a fi hàn pé ó dára jù.',
  },
  numbering:
    'Gúúsù jókòó sí ìsàlẹ̀. A fi nọ́ńbà sí àwọn ojú láti ọwọ́ òsì Gúúsù, ní ọ̀nà tó lòdì sí ti ọwọ́ aago; nọ́ńbà kéékèèké tó dẹ̀gbẹ́ fi wọ́n hàn. Nọ́ńbà tó nàró ni iye ọmọ.',
  plays: ({ player, pit, direction }) => `${name(player)} ta ojú ${pit}${toward(direction)}.`,
  asks: {
    lastSeed: 'Inú ojú wo ni ọmọ tó kẹ́yìn nínú títa yìí bọ́ sí?',
    boardAfter: 'Ọmọ mélòó ló wà nínú ojú kọ̀ọ̀kan lẹ́yìn títa yìí? A kò ka ọmọ tí a ti jẹ mọ́.',
    laps: 'Ìyípo mélòó ni títa yìí ní? Gbogbo ìgbà tí a bá kó ọmọ ni ìyípo kan ń bẹ̀rẹ̀.',
    taken: ({ player }) => `Ọmọ ayò mélòó ni ${name(player)} jẹ nínú títa yìí?`,
    pitsTaken: ({ player }) => `Inú ojú mélòó ni ${name(player)} ti jẹ ọmọ nínú títa yìí?`,
    whichTakes: ({ player, count }) =>
      `Ojú wo ni ${name(player)} gbọ́dọ̀ ta kí ó lè jẹ ${seeds(count)} gẹ́lẹ́?`,
    whichTakesMost: ({ player }) =>
      `Ojú wo ni ${name(player)} gbọ́dọ̀ ta kí ó lè jẹ ọmọ tó pọ̀ jù lẹ́ẹ̀kan náà?`,
    whichChains: ({ player, count }) =>
      `Ojú wo ni ${name(player)} gbọ́dọ̀ ta kí ó lè jẹ ọmọ nínú ojú ${counted(count)} gẹ́lẹ́?`,
    whichFeeds: ({ player, opponent }) =>
      `${name(opponent)} kò ní ọmọ kankan nínú ojú. Ojú wo ni ${name(player)} lè ta?`,
    whichSweeps: ({ player, opponent }) =>
      `Ojú wo ni ó jẹ́ pé bí ${name(player)} bá ta á, ì bá jẹ gbogbo ọmọ tó wà ní ìlà ${name(opponent)}? Dárúkọ rẹ̀ bí òfin bá tilẹ̀ kà á léèwọ̀ tàbí bí a kò bá ní jẹ àwọn ọmọ náà.`,
    storeAfter: ({ player, carved }) =>
      carved
        ? `Ọmọ mélòó ló wà nínú ilé ìfipamọ́ ${name(player)} nígbà náà?`
        : `Ọmọ mélòó ló wà lọ́wọ́ ${name(player)} nígbà náà?`,
    best: ({ player }) =>
      `Ojú wo ló dára jù fún ${name(player)}? Títa tó dára jù ni èyí tó ń mú ọmọ tó pọ̀ jù wá títí dé ìparí, bí àwọn méjèèjì bá ta á dáadáa títí dé ọmọ tó kẹ́yìn.`,
  },
  rightMoves: ({ count }) =>
    count === 1 ? 'Títa kan ló tọ́.' : `Títa ${counted(count)} ló tọ́: wá gbogbo wọn.`,
  onlyFromPits:
    'Títa láti inú ojú ni a ń béèrè, kì í ṣe ọmọ tí a gbìn láti ọwọ́. Sọ ọ̀nà tí a gbìn sí pẹ̀lú.',
  answers: {
    seeds: ({ count }) => `Ọmọ ${count}`,
    pits: ({ count }) => `Iye ojú: ${count}`,
    laps: ({ count }) => `Iye ìyípo: ${count}`,
    pit: ({ pit, direction }) => `Ojú ${pit}${toward(direction)}`,
    board: ({ south, north }) =>
      `Ìlà Àríwá: ${north.join(' ')}. Ìlà Gúúsù: ${south.join(' ')}. (Láti òsì sí ọ̀tún.)`,
  },
  does: {
    takes: ({ count, pits: from }) => taking(count, from),
    feeds: 'ó ń fún alátakò lóúnjẹ',
    starves: 'kò fún alátakò lóúnjẹ, nítorí náà a kò gbà á',
    refused: 'a kò gbà á',
    wouldSweep: ({ count }) => `ì bá jẹ ${seeds(count)}, gbogbo ohun tí alátakò ní`,
    gains: ({ value }) =>
      value === 0
        ? 'iye kan náà ni àwọn méjèèjì á jẹ'
        : value > 0
          ? `ohun tó jẹ fi ${alone(value)} ju ti alátakò lọ`
          : `ohun tó jẹ fi ${alone(-value)} kéré sí ti alátakò`,
  },
};
