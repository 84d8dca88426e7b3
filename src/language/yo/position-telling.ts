import type { Player, PositionTelling } from '../phrasebook.ts';

const side = (player: Player): string => (player === 'south' ? 'Gúúsù' : 'Àríwá');

/** Yorùbá for a position. A draft: no speaker has reviewed it. */
export const positionTelling: PositionTelling = {
  side,
  toMove: (player) => `Ó kan ${side(player)} láti ta.`,
  stores: ({ south, north, carved }) =>
    `${carved ? 'Ilé ìfipamọ́' : 'Lọ́wọ́'}: Gúúsù ${south}, Àríwá ${north}.`,
};
