import type { ExerciseWords } from '../exercise-words.ts';
import type { Player } from '../phrasebook.ts';

const name = (player: Player): string => (player === 'south' ? 'South' : 'North');
const seeds = (count: number): string => (count === 1 ? 'one seed' : `${count} seeds`);
const pits = (count: number): string => (count === 1 ? 'one pit' : `${count} pits`);
const taking = (count: number, from: number): string =>
  count === 0 ? 'takes nothing' : `takes ${seeds(count)}${from > 1 ? ` from ${pits(from)}` : ''}`;
const toward = (direction: string | null): string => (direction === null ? '' : `, ${direction}`);
const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];

/** English for exercises. */
export const exerciseWords: ExerciseWords = {
  skills: {
    sow: 'Sowing',
    capture: 'Capturing',
    chain: 'Chains',
    'long-lap': 'Long laps',
    feeding: 'Feeding',
    sweep: 'Sweeps',
    'count-ahead': 'Counting ahead',
    'best-move': 'The best move',
  },
  level: ({ level }) => `Level ${level}`,
  levels: {
    sow: [
      'Where the last seed of a short lap falls.',
      'The whole board after a short lap.',
      'The whole board after a longer lap, captures included.',
    ],
    capture: [
      'How many seeds a move takes from one pit.',
      'How many seeds a move takes, if any; which move takes so many.',
      'Which move takes the most seeds.',
    ],
    chain: [
      'How many seeds a chain of two pits takes.',
      'How many seeds, or how many pits, a chain takes.',
      'Which move makes the chain.',
    ],
    'long-lap': [
      'Where a long lap ends, or how many laps follow one another.',
      'The board after a long lap, or where the last of several laps ends.',
      'What a long lap takes, or the board after several laps.',
    ],
    feeding: [
      'Which moves feed, out of two or three.',
      'Which moves feed, out of three or four.',
      'Which moves feed, out of four or more.',
    ],
    sweep: [
      'Which move would take everything.',
      'What such a move, or one that leaves a seed or two, takes by this rule book; where it is forbidden, which move it is.',
      'Which move would take everything, where others tempt.',
    ],
    'count-ahead': [
      'Two moves ahead.',
      'Three moves ahead.',
      'Three moves ahead, with both sides taking.',
    ],
    'best-move': [
      'Three to five seeds on the board; the move that takes most is the best.',
      'Four to six seeds on the board.',
      'Five to seven seeds on the board; the move that takes most is a mistake.',
    ],
  },
  lacks: {
    'no-chain': 'This rule book has no chains: a move takes from one place only.',
    'feeding-free': 'This rule book does not ask anybody to feed.',
    'no-long-lap': 'In this rule book laps hardly ever come round to where they began.',
    'no-tables': 'The endings of this rule book are not solved, so no move is proved the best.',
  },
  numbering:
    'South sits at the lower edge. Pits are numbered counter-clockwise from South’s left; the small slanted numbers show it. The upright numbers count the seeds.',
  plays: ({ player, pit, direction }) => `${name(player)} plays pit ${pit}${toward(direction)}.`,
  asks: {
    lastSeed: 'In which pit does the last seed of the move fall?',
    boardAfter:
      'How many seeds are in each pit after the move? Seeds that are taken no longer count.',
    laps: 'How many laps does the move have? Every lifting begins a lap.',
    taken: ({ player }) => `How many seeds does ${name(player)} take with this move?`,
    pitsTaken: ({ player }) => `From how many pits does ${name(player)} take seeds with this move?`,
    whichTakes: ({ player, count }) =>
      `Which pit must ${name(player)} play to take exactly ${seeds(count)}?`,
    whichTakesMost: ({ player }) =>
      `Which pit must ${name(player)} play to take the most seeds at once?`,
    whichChains: ({ player, count }) =>
      `Which pit must ${name(player)} play to take seeds from exactly ${pits(count)}?`,
    whichFeeds: ({ player, opponent }) =>
      `${name(opponent)} has no seeds in the pits. Which pit may ${name(player)} play?`,
    whichSweeps: ({ player, opponent }) =>
      `Which pit, played by ${name(player)}, would capture every seed in ${name(opponent)}’s row? Name it even if the rules forbid the move or spare the seeds.`,
    storeAfter: ({ player, carved }) =>
      carved
        ? `How many seeds are then in ${name(player)}’s store?`
        : `How many seeds does ${name(player)} then hold in hand?`,
    best: ({ player }) =>
      `Which pit is best for ${name(player)}? The best move gains most by the end, if both then play their best and go on to the last seed.`,
  },
  rightMoves: ({ count }) =>
    count === 1
      ? 'One move is right.'
      : `There are ${NUMBERS[count] ?? count} right moves: find them all.`,
  onlyFromPits: 'Moves from a pit are meant, not seeds sown from the hand. Say the direction too.',
  answers: {
    seeds: ({ count }) => (count === 1 ? '1 seed' : `${count} seeds`),
    pits: ({ count }) => (count === 1 ? '1 pit' : `${count} pits`),
    laps: ({ count }) => (count === 1 ? '1 lap' : `${count} laps`),
    pit: ({ pit, direction }) => `Pit ${pit}${toward(direction)}`,
    board: ({ south, north }) =>
      `North’s row: ${north.join(' ')}. South’s row: ${south.join(' ')}. (From left to right.)`,
  },
  does: {
    takes: ({ count, pits: from }) => taking(count, from),
    feeds: 'feeds',
    starves: 'does not feed, so it is not allowed',
    refused: 'is not allowed',
    wouldSweep: ({ count }) => `would take ${seeds(count)}, everything the other side has`,
    gains: ({ value }) =>
      value === 0
        ? 'gains as much as the other side'
        : value > 0
          ? `gains ${value} more than the other side`
          : `gains ${-value} fewer than the other side`,
  },
};
