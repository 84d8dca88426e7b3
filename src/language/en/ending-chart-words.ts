import { grouped as count } from '../numerals.ts';
import type { EndingChartWords } from '../ending-chart-words.ts';

const percent = (share: number): string =>
  `${(100 * share).toFixed(share > 0 && share < 0.1 ? 2 : 1)} %`;

/** English for the charts of endings. */
export const endingChartWords: EndingChartWords = {
  seeds: 'Seeds on the board',
  positions: 'Positions',
  value: 'Value',
  share: 'Share',
  percent,
  count,
  verdicts: {
    title: 'Who wins an ending, and how does that change with the seeds?',
    summary:
      'One column for each number of seeds from 1 to 40: the share of all positions that the side to move wins, draws and loses when both play their best by the rules of Awari. From 1 to 12 this book counted them and found the same as Lincke; from 13 to 40 they are his alone.',
    won: 'won',
    drawn: 'drawn',
    lost: 'lost',
    here: 'counted here too',
    published: 'Lincke 2002',
    look: 'The teeth of a comb: from 22 seeds on, an even number is drawn about twice as often as an odd one.',
    agree: ({ seeds, same }) =>
      `1 to ${seeds} seeds: ${same ? 'counted here, and the same' : 'counted here, and not the same'}`,
  },
  values: {
    title: 'What are all the endings with as many seeds worth?',
    summary:
      'For a number of seeds on the board, how many positions of Ayò have each value: the seeds the side to move still gains less those of the other side, when both play their best. Endless play counts as an even split. Choose the number of seeds.',
    choose: 'Seeds on the board',
    told: ({ seeds, positions, most, times }) =>
      `${seeds} ${seeds === 1 ? 'seed' : 'seeds'}: ${count(positions)} positions. The commonest value is ${most < 0 ? `−${-most}` : most}, in ${count(times)} of them.`,
    lost: 'the side to move loses',
    won: 'the side to move wins',
    look: 'With few seeds the winner mostly takes all of them; with twelve, a margin of two is the commonest.',
  },
  customs: {
    title: 'How much does the custom of the sweep change?',
    summary:
      'By number of seeds, the share of positions that another custom gives another value than the custom in which a sweep takes nothing. Endless play counts as an even split in all of them.',
    books: {
      'ayo-destroy': 'a sweep wins at once',
      'ayo-taboo': 'a sweep is forbidden',
      awari: 'the rules of Awari',
    },
    look: 'The custom in which a sweep wins is the one that changes most; even it leaves most endings as they are.',
  },
  sure: {
    title: 'How many values stand, whatever endless play is worth?',
    summary:
      'By number of seeds, the share of positions whose value would be the same however the seeds were divided when play goes round for ever. Two bounds are worked out for each position of Ayò; where they meet, no rule about repetition changes anything.',
    certain: 'Value the same under any rule of repetition',
    look: 'With few seeds most values are certain. With twelve, most hang on what endless play is worth; that is why the book names its convention beside each value.',
  },
  harvest: {
    title: 'What is the most that one move can take?',
    summary:
      'Two boards before and after a move that takes fifteen seeds. The first is the plainest: five seeds before five pits of two. The second was reached from the start of a game in which both sides helped: the hand of sixteen goes round, and what it finds at one it leaves at three.',
    before: 'Before',
    after: 'After',
    nearest: 'Set up',
    fromStart: 'From the start',
    look: ({ pits, seeds }) =>
      `A pit gives three at most. Six pits would be a sweep, and a sweep takes nothing; so ${pits} pits of three are the limit: ${seeds} seeds.`,
    pit: 'Pit played',
    sown: 'Seeds sown',
    taken: 'Seeds taken',
    game: ({ moves }) => `The game has ${moves} moves; the pits in their order:`,
  },
};
