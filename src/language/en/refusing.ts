import type { Refusing } from '../phrasebook.ts';
import { telling } from './telling.ts';

const { side } = telling;
const either = (numbers: readonly number[]): string =>
  numbers.length === 1
    ? `pit ${numbers[0]}`
    : `pit ${numbers.slice(0, -1).join(', ')} or ${numbers[numbers.length - 1]}`;

/** English for why a move is refused. */
export const refusing: Refusing = {
  tried: ({ player, pit }) => `${side(player)} tries pit ${pit}.`,
  over: () => 'The game is over: no more moves are made.',
  notThisStage: () => 'This kind of move is not made at this stage of the game.',
  noSuchPit: ({ pits }) => `There is no such pit: the pits are numbered 1 to ${pits}.`,
  notYours: ({ player, owner, pit, own: [first, last] }) =>
    `Pit ${pit} is ${side(owner)}’s. ${side(player)} plays from pits ${first} to ${last}.`,
  empty: ({ pit }) => `Pit ${pit} is empty: there is nothing to lift.`,
  tooFew: ({ pit, needs }) => `Pit ${pit} holds too few: at least ${needs} are needed.`,
  wrongDirection: ({ onlyIfCaptures }) =>
    onlyIfCaptures
      ? 'Seeds may be sown clockwise only if that captures. Here it would take nothing.'
      : 'Seeds are sown counter-clockwise only.',
  mustFeed: ({ player, hungry, instead }) =>
    `${side(hungry)} has no seeds, and this move would give it none. ${side(player)} must give ${side(hungry)} seeds when that is possible: play ${either(instead)}.`,
  grandSlam: ({ victim, pits, count, instead }) =>
    `This would take all ${count} seeds ${side(victim)} has, in ${telling.pits(pits)}. By this custom it is not allowed while another move exists: play ${either(instead)}.`,
  endless: ({ laps, circle }) =>
    circle
      ? `This relay never ends: after lap ${circle.from + circle.length} the board is again as it was after lap ${circle.from}.`
      : `This relay is not finished after ${laps} laps.`,
  nothingHeld: ({ held }) =>
    held === 0
      ? 'There is no seed in hand.'
      : `There ${held === 1 ? 'is only one seed' : `are only ${held} seeds`} in hand.`,
  canMove: () => 'A turn may be passed only when there is no move.',
};
