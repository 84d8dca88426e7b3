import type { HelpWords } from '../help-words.ts';
import { alone, counted } from '../yoruba-counted.ts';

const seeds = (count: number): string => `ọmọ ayò ${counted(count)}`;
const list = (items: readonly (string | number)[], last: string): string =>
  items.length < 2
    ? items.join('')
    : `${items.slice(0, -1).join(', ')} ${last} ${items[items.length - 1]}`;
const taking = (count: number, from: number): string =>
  count === 0
    ? 'kò jẹ nǹkan kan'
    : `ó jẹ ${seeds(count)}${from > 1 ? ` nínú ojú ${counted(from)}` : ''}`;

/** Yorùbá for helps and for what is said to an answer. A draft: no speaker has reviewed it. */
export const helpWords: HelpWords = {
  hints: {
    ahead: 'Ta àwọn títa náà lọ́kàn rẹ, lọ́kọ̀ọ̀kan. Lẹ́yìn ọ̀kọ̀ọ̀kan, ṣàkíyèsí ohun tí a jẹ.',
    best: 'Fún títa kọ̀ọ̀kan, bi ara rẹ léèrè ohun tí alátakò lè jẹ lẹ́yìn rẹ̀. Jíjẹ díẹ̀ nísinsìnyí lè di púpọ̀ ní ìparí.',
    lifted: ({ count, pit }) => `A ${count === 1 ? 'mú' : 'kó'} ${seeds(count)} nínú ojú ${pit}.`,
    firstLap: ({ pit }) => `Ìyípo àkọ́kọ́ parí sí ojú ${pit}.`,
    lastSeed: ({ pit, holds }) =>
      holds === 1
        ? `Ọmọ tó kẹ́yìn bọ́ sí ojú ${pit} tó ṣófo.`
        : `Ọmọ tó kẹ́yìn bọ́ sí ojú ${pit}, ó di ${alone(holds)}.`,
    moveTakes: ({ nth, count }) =>
      `Títa ${nth}: ${count === 0 ? 'kò jẹ nǹkan kan' : `ó jẹ ${seeds(count)}`}.`,
    among: ({ moves, count }) =>
      `Wo ìwọ̀nyí: ${moves.join('; ')}. ${count === 1 ? 'Ọ̀kan nínú wọn ló tọ́.' : 'Ọ̀kan nínú wọn ni kò tọ́.'}`,
  },
  verdicts: {
    right: 'Ó tọ́.',
    others: ({ moves }) => `Èyí náà tọ́: ${moves.join('; ')}.`,
    tooMany: 'Ó pọ̀ jù.',
    tooFew: 'Ó kéré jù.',
    pit: ({ pit }) => `Ọmọ tó kẹ́yìn kò bọ́ sí ojú ${pit}.`,
    seedsLost: ({ count }) => `${count === 1 ? 'Ọmọ kan' : `Ọmọ ${counted(count)}`} ti sọnù.`,
    seedsMade: ({ count }) => `${count === 1 ? 'Ọmọ kan' : `Ọmọ ${counted(count)}`} ló fi pọ̀ jù.`,
    otherPits: ({ pits: numbers }) => `Ohun mìíràn ló wà nínú ojú ${list(numbers, 'àti')}.`,
    takes: ({ count, pits: from }) => `A gba títa náà, ṣùgbọ́n ${taking(count, from)}.`,
    costs: ({ cost }) =>
      `Ní ìparí, ó fi ${alone(cost)} kéré sí títa tó dára jù: ${seeds(cost / 2)} yóò ti di ti alátakò dípò.`,
    otherKind: 'Irú ìdáhùn mìíràn ni ìbéèrè yìí ń fẹ́.',
    slips: {
      'counted-origin': 'Ojú tó tẹ̀ lé e ni ọmọ àkọ́kọ́ ń bọ́ sí, kì í ṣe ojú tí a kó.',
      'sowed-origin': 'A máa ń fo ojú tí ìyípo ti bẹ̀rẹ̀: ọmọ kankan kì í bọ́ síbẹ̀.',
      'stopped-early':
        'Ìyípo àkọ́kọ́ nìkan nìyẹn. Ojú tó ní ọmọ ni ọmọ tó kẹ́yìn bọ́ sí, nítorí náà a kó o, a sì ń gbìn lọ.',
      'forgot-chain': 'Ojú àkọ́kọ́ nìkan nìyẹn. Jíjẹ ṣì ń lọ.',
      'forgot-capturing-seed': 'A máa ń mú ọmọ tó jẹ ẹ́ pẹ̀lú.',
      'forgot-sweep': 'Títa náà ì bá jẹ gbogbo ohun tí alátakò ní. Rántí òfin tó dá lórí ìyẹn.',
      'forgot-store': 'Ohun tí àwọn títa náà jẹ nìyẹn. Ọmọ ti wà níbẹ̀ tẹ́lẹ̀.',
    },
  },
};
