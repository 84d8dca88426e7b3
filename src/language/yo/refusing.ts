import type { Refusing } from '../phrasebook.ts';
import { alone, counted } from '../yoruba-counted.ts';
import { telling } from './telling.ts';

const { side } = telling;
const either = (numbers: readonly number[]): string =>
  numbers.length === 1
    ? `ojú ${numbers[0]}`
    : `ojú ${numbers.slice(0, -1).join(', ')} tàbí ${numbers[numbers.length - 1]}`;

/** Yorùbá for why a move is refused. A draft: no speaker has reviewed it. */
export const refusing: Refusing = {
  tried: ({ player, pit }) => `${side(player)} fẹ́ ta ojú ${pit}.`,
  over: () => 'Ayò ti parí: kò sí títa mọ́.',
  notThisStage: () => 'A kì í ta báyìí ní àkókò yìí.',
  noSuchPit: ({ pits }) => `Kò sí irú ojú bẹ́ẹ̀: nọ́ńbà àwọn ojú jẹ́ 1 sí ${pits}.`,
  notYours: ({ player, owner, pit, own: [first, last] }) =>
    `Ti ${side(owner)} ni ojú ${pit}. Ojú ${first} sí ${last} ni ti ${side(player)}.`,
  empty: ({ pit }) => `Ojú ${pit} ṣófo: kò sí ọmọ ayò láti kó.`,
  tooFew: ({ pit, needs }) =>
    `Ọmọ inú ojú ${pit} kò tó: ó kéré tán, ${alone(needs)} gbọ́dọ̀ wà níbẹ̀.`,
  wrongDirection: ({ onlyIfCaptures }) =>
    onlyIfCaptures
      ? 'Kìkì bí ìyẹn bá jẹ nǹkan ni a lè gbin ọmọ ní ọ̀nà ọwọ́ aago. Níbí, kò ní jẹ nǹkan kan.'
      : 'Ọ̀nà tó lòdì sí ti ọwọ́ aago nìkan ni a ń gbìn sí.',
  mustFeed: ({ player, hungry, instead }) =>
    `${side(hungry)} kò ní ọmọ ayò kankan, títa yìí kò sì ní fún un ní nǹkan kan. ${side(player)} gbọ́dọ̀ fún ${side(hungry)} lóúnjẹ nígbà tó bá ṣeé ṣe: kí ó ta ${either(instead)}.`,
  grandSlam: ({ victim, pits, count, instead }) =>
    `Títa yìí yóò jẹ gbogbo ọmọ ayò ${counted(count)} tí ${side(victim)} ní, nínú ${telling.pits(pits)}. Nínú àṣà yìí, èèwọ̀ ni nígbà tí títa mìíràn bá wà: kí ó ta ${either(instead)}.`,
  endless: ({ laps, circle }) =>
    circle
      ? `Títa yìí kò ní parí láéláé: lẹ́yìn ìyípo ${circle.from + circle.length}, ọpọ́n padà sí bí ó ṣe wà lẹ́yìn ìyípo ${circle.from}.`
      : `Títa yìí kò tíì parí lẹ́yìn ìyípo ${laps}.`,
  nothingHeld: ({ held }) =>
    held === 0 ? 'Kò sí ọmọ kankan lọ́wọ́.' : `Ọmọ ${counted(held)} péré ni ó wà lọ́wọ́.`,
  canMove: () => 'Ìgbà tí kò bá sí títa kankan nìkan ni a lè fo ìgbà ẹni.',
};
