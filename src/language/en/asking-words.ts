import type { AskingWords } from '../asking-words.ts';

const name = { south: 'South', north: 'North' } as const;
const seedsOf = (n: number): string => (n === 1 ? '1 seed' : `${n} seeds`);
/** The name of a move within a sentence: “pit 1”. */
const within = (pit: string): string => pit.charAt(0).toLowerCase() + pit.slice(1);
const movesOf = (n: number): string => (n === 1 ? '1 move' : `${n} moves`);

/** English for the page where a board is asked what it is worth. */
export const askingWords: AskingWords = {
  title: 'Ask the board',
  short: 'Ask the board',
  lede: 'Set up an ending, and learn what each move is worth: exactly, to the last seed. Below the board stand studies in which the plain move is the wrong one.',
  description:
    'Set up any ending of Ayò with up to twelve seeds: each move’s exact value, the best line, what a mistake costs; and studies solved.',
  ask: 'The board to be asked',
  withoutScript:
    'To ask about a board of your own, the page needs a script. The studies below stand here solved.',
  rules: 'By the rules of',
  begin: 'Ask the board',
  beginHint: 'Your own device reckons. Up to eight seeds take a moment, twelve some seconds.',
  load: ({ kilobytes }) => `Fetch the tables instead (${kilobytes} kB)`,
  loadHint: 'Saves the reckoning. The tables do not hold the bounds without endless play.',
  cancel: 'Cancel',
  progress: ({ percent, part }) =>
    part === 'files'
      ? `Fetching the tables: ${percent} %`
      : part === 'values'
        ? `Working out the values: ${percent} %`
        : `Working out the bounds: ${percent} %`,
  cancelled: 'Cancelled. Nothing is kept.',
  boundsCancelled: 'Cancelled. The values stand; their bounds are not known.',
  failed: 'That did not work. Try again, or fetch the tables.',
  empty: ({ most }) =>
    `No seed lies in the pits, so there is nothing to ask. The board can be asked about 1 to ${most} seeds in its pits.`,
  tooMany: ({ found, most }) =>
    `${found} seeds lie in the pits. The board can be asked about up to ${most}. Take some away, or give them to a store.`,
  unreadable: 'The board cannot be asked yet. What is wrong with it stands below the board.',
  over: 'This game is over. Choose whose turn it is.',
  ready: ({ seeds }) => `${seedsOf(seeds)} in the pits: the board can be asked.`,
  unknownRules: ({ asked }) =>
    `The link names rules whose endings are not solved here: ${asked}. Ayò is shown.`,
  value: ({ side, value, seeds }) => {
    const other = side === 'south' ? 'North' : 'South';
    if (value === 0)
      return `Value 0. ${name[side]} is to move, and with best play on both sides the ${seedsOf(seeds)} are shared evenly.`;
    const ahead = value > 0 ? name[side] : other;
    const share = (seeds + Math.abs(value)) / 2;
    return share === seeds
      ? `Value ${value > 0 ? '+' : '−'}${Math.abs(value)}. ${name[side]} is to move, and with best play on both sides ${ahead} gets ${seeds === 1 ? 'the seed' : `all ${seeds} seeds`}.`
      : `Value ${value > 0 ? '+' : '−'}${Math.abs(value)}. ${name[side]} is to move, and with best play on both sides ${ahead} gets ${share} of the ${seedsOf(seeds)}, ${Math.abs(value)} more than the other.`;
  },
  certain: 'This holds whatever endless play is worth.',
  bounds: ({ side, atLeast, atMost }) =>
    `This counts endless play as an even split. Whatever it is worth, ${name[side]} is sure of at least ${signed(atLeast)} and gets at most ${signed(atMost)}.`,
  noBounds:
    'This counts endless play as an even split. For the bounds that hold without that, let your own device reckon.',
  sureIn: ({ moves }) =>
    `The side ahead can make sure of it within ${movesOf(moves)}, counting both sides.`,
  oneBest: ({ pit, worst }) => `Only ${within(pit)} keeps it. The worst mistake costs ${worst}.`,
  manyBest: ({ pits, worst }) => `These keep it: ${pits}. The worst mistake costs ${worst}.`,
  allBest: 'Every move is worth the same.',
  greed: ({ pit, taken, cost }) =>
    `Greed is punished: ${within(pit)} takes ${taken} at once and is worse by ${cost}.`,
  noMoves: 'There is no move: what lies in the rows is gathered.',
  table: 'What each move is worth to the side that makes it',
  pit: 'Move',
  takes: 'Takes at once',
  worth: 'Value',
  costs: 'Worse than the best by',
  best: 'best',
  line: ({ moves }) =>
    `A line of best play, ${movesOf(moves)}, by their pits (1 to 6 South’s, 7 to 12 North’s):`,
  lineEnd: ({ south, north }) =>
    `In the end the stores hold ${south} for South and ${north} for North.`,
  majority: 'A majority ends the game there.',
  meaning: {
    title: 'What a value says',
    paragraphs: [
      'The value is what the side to move still gains, less what the other side gains, when both play their best. Plus is good for the side to move, minus for the other. What the stores hold already plays no part, and a majority in a store, which would end a real game, does not stop the reckoning.',
      'Some endings can go round for ever. What that is worth is a matter of the rules, not of arithmetic. The tables follow the literature on solved games and count it as an even split, a value of nought. Beside it stand two bounds: what the side to move is sure of even if going round gave everything to the other, and the most it can get if going round gave everything to it. Where both bounds meet, no rule of repetition changes anything.',
      'A mistake is counted against the best move. A move that is worse by four makes the mover two seeds poorer and the other side two seeds richer.',
    ],
  },
  studies: 'Studies, solved',
  studiesLede:
    'South is to move in each of them, by the rules of Ayò in which a sweep takes nothing. Look for the move before you read the table.',
  open: 'Set it up on the board',
  endOfLine: 'At the end of the line',
};

function signed(value: number): string {
  return value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0';
}
