import type { Player, PositionTelling } from '../phrasebook.ts';

const side = (player: Player): string => (player === 'south' ? 'South' : 'North');

/** English for a position. */
export const positionTelling: PositionTelling = {
  side,
  toMove: (player) => `${side(player)} to move.`,
  stores: ({ south, north, carved }) =>
    `${carved ? 'Stores' : 'In hand'}: South ${south}, North ${north}.`,
};
