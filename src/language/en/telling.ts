import type { Telling, Way } from '../phrasebook.ts';
import { positionTelling } from './position-telling.ts';

const { side, stores } = positionTelling;

const list = (items: readonly (string | number)[], last: string): string =>
  items.length < 2
    ? items.join('')
    : `${items.slice(0, -1).join(', ')} ${last} ${items[items.length - 1]}`;

const pits = (numbers: readonly number[], last = 'and'): string =>
  `${numbers.length === 1 ? 'pit' : 'pits'} ${list(numbers, last)}`;

const seeds = (count: number): string => (count === 1 ? 'one seed' : `${count} seeds`);

const times = (count: number): string =>
  count === 1 ? 'once' : count === 2 ? 'twice' : `${count} times`;

const furtherOn: { readonly [way in Way]: string } = {
  back: 'one step back',
  across: 'the next one across',
  along: 'the next in the direction of sowing',
};

const nextPit: { readonly [way in Way]: string } = {
  back: 'The next pit back',
  across: 'The next pit across',
  along: 'The next pit on',
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** English for what happens in a move. */
export const telling: Telling = {
  ...positionTelling,
  pits,
  lifted: ({ player, count, pit, left }) =>
    left > 0
      ? `${side(player)} lifts ${seeds(count)} from pit ${pit} and leaves ${left === 1 ? 'one' : left}.`
      : count === 1
        ? `${side(player)} lifts the one seed in pit ${pit}.`
        : count === 2
          ? `${side(player)} lifts both seeds from pit ${pit}.`
          : `${side(player)} lifts all ${count} seeds from pit ${pit}.`,
  relayed: ({ lap, count, pit }) =>
    `Lap ${lap}: pit ${pit} was occupied, so its ${seeds(count)} ${count === 1 ? 'is' : 'are'} lifted and sown on.`,
  relayedOn: ({ from, to, seeds: sown }) =>
    `Laps ${from} to ${to} go on in the same way: ${sown} seeds are dropped, one by one.`,
  sown: ({ pits: sownPits, rounds }) =>
    rounds > 0
      ? `They are sown one by one, right round the board${rounds > 1 ? ` ${times(rounds)}` : ''} and on.`
      : `They are sown one by one into ${pits(sownPits)}.`,
  passedOver: ({ pit, times: count }) =>
    `The hand passes over pit ${pit}, where the lap began${count > 1 ? `, ${times(count)}` : ''}.`,
  lastSeed: ({ pit, holds }) =>
    holds === 1
      ? `The last seed falls in pit ${pit}, which was empty.`
      : `The last seed falls in pit ${pit} and makes ${holds}.`,
  onlySeed: ({ pit, holds }) =>
    holds === 1
      ? `It falls in pit ${pit}, which was empty.`
      : `It falls in pit ${pit} and makes ${holds}.`,
  oneSeed: ({ nth, of, pit, holds }) => `Seed ${nth} of ${of}: pit ${pit} now holds ${holds}.`,
  oneSkip: ({ pit }) => `Pit ${pit}, where the lap began, is passed over.`,
  drawn: ({ player, count }) => `${side(player)} takes ${seeds(count)} in hand to sow again.`,
  captured: ({ player, owner, pit, count, why, soFar, landing, way }) => {
    const them = count === 1 ? 'it' : 'them';
    switch (why) {
      case 'count':
        return `Pit ${pit} is ${side(owner)}’s and now holds ${count}: ${side(player)} takes ${them}.`;
      case 'chain':
        return `Pit ${pit}, ${furtherOn[way]}, holds ${count}: ${side(player)} takes ${them} too, ${soFar} so far.`;
      case 'opposite':
        return landing === 'anywhere'
          ? `Pit ${pit}, facing the last seed, holds ${count}: ${side(player)} takes ${them}.`
          : `The last seed fell in an empty pit of ${side(player)}’s own row: the ${
              count === 1 ? 'one seed' : `${count} seeds`
            } facing it in pit ${pit} ${count === 1 ? 'is' : 'are'} taken.`;
      case 'capturing-seed':
        return `The capturing seed in pit ${pit} is taken as well, ${soFar} in all.`;
    }
  },
  spared: ({ player, owner, pits: where, count, keptBack }) =>
    keptBack
      ? `${capital(pits(where))}, with ${seeds(count)}, would be the last of what ${side(owner)} has: it is left.`
      : `${side(player)} would take ${seeds(count)} from ${pits(where)}: everything ${side(owner)} has. So nothing is taken, and the seeds stay where they are.`,
  rested: ({ player, pit, count, why, afterCapture, counts, landing, way }) => {
    const wanted = list(counts, 'or');
    const holds = count === 0 ? 'is empty' : `holds ${count}`;
    const not = counts.length === 0 || count === 0 ? '' : `, not ${wanted}`;
    switch (why) {
      case 'own-row':
        if (!afterCapture)
          return `The last seed fell in ${side(player)}’s own row: nothing is taken.`;
        return way === 'back'
          ? `The next pit back, pit ${pit}, is in ${side(player)}’s own row: taking stops there.`
          : 'The row ends there: taking stops.';
      case 'count':
      case 'opposite-empty':
        if (afterCapture) return `${nextPit[way]}, pit ${pit}, ${holds}${not}: taking stops there.`;
        return landing === 'their-row'
          ? `Pit ${pit} now ${holds}${not}: nothing is taken.`
          : `Pit ${pit}, facing the last seed, ${holds}${not}: nothing is taken.`;
      case 'relay-over':
        return `Pit ${pit} was empty: the move ends there.`;
      case 'no-capture':
        return 'Nothing is taken.';
    }
  },
  shifted: ({ from, to, count }) =>
    `${count} from pit ${from} ${count === 1 ? 'goes' : 'go'} to pit ${to}.`,
  passed: ({ player }) => `${side(player)} has no move and passes.`,
  gathered: ({ owner, keeper, count, carved }) =>
    `${count === 1 ? 'The one seed' : `The ${count} seeds`} left in ${side(owner)}’s row ${
      count === 1 ? 'goes' : 'go'
    } to ${side(keeper)}’s ${carved ? 'store' : 'hand'}.`,
  ending: ({ cause, player, opponent }) => {
    switch (cause) {
      case 'majority':
        return 'That is more than half of all the seeds, so the game ends.';
      case 'no-seeds':
        return `${side(player)} has no seeds to play, so the game ends.`;
      case 'cannot-feed':
        return `${side(player)} cannot give ${side(opponent)} any seeds, so the game ends.`;
      case 'no-move':
        return `${side(player)} has no move, so the game ends.`;
      case 'grand-slam':
        return 'By this custom the sweep wins at once.';
      case 'few-seeds':
        return 'Too few seeds are left to play on, so the game ends.';
      case 'repetition':
        return 'The same board has come back with the same side to move, so the game ends.';
      case 'agreed':
        return 'The players agree to stop.';
    }
  },
  won: ({ player, opponent, south, north, wonBy, carved }) => {
    const [own, theirs] = player === 'south' ? [south, north] : [north, south];
    switch (wonBy) {
      case 'count':
        return `${side(player)} wins, ${own} to ${theirs}.`;
      case 'sweep':
        return `${side(player)} wins. ${stores({ south, north, carved })}`;
      case 'seeds-left':
        return `${side(player)} still has some, and wins.`;
      case 'turn':
        return `${side(player)} has none either, but it is ${side(opponent)}’s turn: ${side(player)} wins.`;
    }
  },
  levelled: ({ each }) => `The game is level: ${each} each.`,
};
