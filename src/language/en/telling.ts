import type { EndWords, Player, Telling, Way } from '../phrasebook.ts';

const side = (player: Player): string => (player === 'south' ? 'South' : 'North');

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

const because: { readonly [cause in EndWords]: string } = {
  majority: 'That is more than half of all the seeds, so the game ends.',
  'no-move': 'There is no move left, so the game ends.',
  'empty-row': 'A player has no seeds left to play, so the game ends.',
  'grand-slam': 'By this custom the sweep wins at once.',
  'few-seeds': 'Too few seeds are left to play on.',
  repetition: 'The same board has come back with the same side to move, so the game ends.',
  agreed: 'The players agree to stop.',
};

/** English for what happens in a move. */
export const telling: Telling = {
  side,
  pits,
  toMove: (player) => `${side(player)} to move.`,
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
  sown: ({ count, pits: sownPits, rounds }) =>
    count === 1
      ? `It is sown into pit ${sownPits[0]}.`
      : rounds > 0
        ? `They are sown one by one, right round the board${rounds > 1 ? ` ${times(rounds)}` : ''} and on.`
        : `They are sown one by one into ${pits(sownPits)}.`,
  passedOver: ({ pit, times: count }) =>
    `The hand passes over pit ${pit}, where the lap began${count > 1 ? `, ${times(count)}` : ''}.`,
  lastSeed: ({ pit, holds }) =>
    holds === 1
      ? `The last seed falls in pit ${pit}, which was empty.`
      : `The last seed falls in pit ${pit} and makes ${holds}.`,
  oneSeed: ({ nth, of, pit, holds }) => `Seed ${nth} of ${of}: pit ${pit} now holds ${holds}.`,
  oneSkip: ({ pit }) => `Pit ${pit}, where the lap began, is passed over.`,
  drawn: ({ player, count }) => `${side(player)} takes ${seeds(count)} in hand to sow again.`,
  captured: ({ player, owner, pit, count, why, soFar, way }) => {
    const them = count === 1 ? 'it' : 'them';
    switch (why) {
      case 'count':
        return `Pit ${pit} is ${side(owner)}’s and now holds ${count}: ${side(player)} takes ${them}.`;
      case 'chain':
        return `Pit ${pit}, ${furtherOn[way]}, holds ${count}: ${side(player)} takes ${them} too, ${soFar} so far.`;
      case 'opposite':
        return way === 'along'
          ? `Pit ${pit}, facing the last seed, holds ${count}: ${side(player)} takes ${them}.`
          : `The last seed fell in an empty pit of ${side(player)}’s own row: the ${
              count === 1 ? 'one seed' : `${count} seeds`
            } facing it in pit ${pit} ${count === 1 ? 'is' : 'are'} taken.`;
      case 'capturing-seed':
        return `The capturing seed in pit ${pit} is taken as well, ${soFar} in all.`;
      case 'grand-slam':
        return `${side(player)} takes the ${seeds(count)} in pit ${pit}, ${soFar} so far.`;
    }
  },
  spared: ({ player, owner, pits: where, count, keptBack }) =>
    keptBack
      ? `${capital(pits(where))}, with ${seeds(count)}, would be the last of what ${side(owner)} has: it is left.`
      : `${side(player)} would take ${seeds(count)} from ${pits(where)}: everything ${side(owner)} has. So nothing is taken, and the seeds stay where they are.`,
  rested: ({ player, pit, count, why, afterCapture, counts, way }) => {
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
        return way === 'back'
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
  gathered: ({ owner, keeper, count }) =>
    count === 1
      ? `The one seed left in ${side(owner)}’s row goes to ${side(keeper)}’s store.`
      : `The ${count} seeds left in ${side(owner)}’s row go to ${side(keeper)}’s store.`,
  won: ({ player, stores: [high, low], cause }) =>
    cause === 'empty-row'
      ? `${because[cause]} ${side(player)} still has some, and wins.`
      : `${because[cause]} ${side(player)} wins, ${high} to ${low}.`,
  levelled: ({ each, cause }) => `${because[cause]} The game is level: ${each} each.`,
  stores: ({ south, north }) => `Stores: South ${south}, North ${north}.`,
};
