import type { RuleWords } from '../rule-words.ts';

const either = (counts: readonly number[]): string =>
  counts.length < 2
    ? counts.join('')
    : `${counts.slice(0, -1).join(', ')} or ${counts[counts.length - 1]}`;

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];

/** English for the clauses of a rule book. */
export const ruleWords: RuleWords = {
  board: ({ columns, pits, each, seeds, stores }) =>
    `The board has two rows of ${columns} pits, ${pits} in all. Each player owns the nearer row. Every pit begins with ${each} seeds; that makes ${seeds}. ${
      stores === 'carved'
        ? 'Each player has a store for captives.'
        : 'There are no stores: captives are held in the hand.'
    }`,
  arrange: ({ steps }) =>
    `Before the first move both players rearrange their row. Counted from a player’s own left: ${steps
      .map(
        ({ from, to, count }) => `${count} from the ${ORDINALS[from]} pit to the ${ORDINALS[to]}`,
      )
      .join(', ')}.`,
  choice: ({ atLeast }) =>
    atLeast > 1
      ? `On your turn choose a pit of your own row that holds ${atLeast} seeds or more.`
      : 'On your turn choose any pit of your own row that holds a seed.',
  lift: {
    all: 'Lift all its seeds.',
    'leave-one': 'Lift all its seeds but one, which stays.',
  },
  sowing: ({ clockwise, stores }) =>
    `Sow them one by one into the pits that follow, counter-clockwise.${
      clockwise === 'capture-only'
        ? ' Clockwise is allowed too, but only if that captures.'
        : clockwise === 'always'
          ? ' Clockwise is allowed too.'
          : ''
    }${stores ? ' The stores are never sown.' : ''}`,
  origin: {
    skipped: ({ from }) =>
      `With ${from} seeds or more the hand comes round to the pit it lifted from. That pit is passed over.`,
    sown: ({ from }) =>
      `With ${from} seeds or more the hand comes round to the pit it lifted from. That pit is sown like any other.`,
  },
  singleLap: 'The move ends with the last seed, wherever it falls.',
  relay:
    'If the last seed falls in an occupied pit, lift all that is in it and sow on. The move ends when the last seed falls in an empty pit.',
  endless: 'A move that would go on for ever may not be made.',
  captureCounts: ({ counts }) =>
    `If the last seed falls in the opponent’s row and makes ${either(counts)}, take all in that pit.`,
  chain: ({ counts }) =>
    `Then look one pit back. While it is the opponent’s and holds ${either(counts)}, take it too, and go on back.`,
  captureOpposite: ({ landing, counts, capturingSeed }) =>
    `If the last seed falls in ${
      landing === 'own-empty' ? 'an empty pit of your own row' : 'any pit'
    } and the pit facing it holds ${
      counts === 'any' ? 'any seeds' : either(counts)
    }, take what that pit holds${
      capturingSeed === 'taken' ? ', and the capturing seed as well' : '; the capturing seed stays'
    }.`,
  onward: {
    'pits-opposite':
      'Then look at the pit facing the next one in the direction of sowing, and go on as long as such pits can be taken.',
    'pits-next':
      'Then look at the next pit in the direction of sowing, and go on as long as such pits can be taken.',
  },
  sweep: {
    takes: 'A move may take everything the opponent has.',
    'takes-nothing':
      'A move that would take everything the opponent has may be made, but takes nothing.',
    wins: 'A move that takes everything the opponent has wins the game at once.',
    'forbidden-takes-nothing':
      'A move that would take everything the opponent has may not be made while there is another. If there is none, it is made and takes nothing.',
    'forbidden-takes':
      'A move that would leave the opponent with nothing may not be made while there is another. If there is none, it is made and takes.',
    'takes-to-win':
      'A move that would take everything the opponent has takes it only if that brings the mover past half the seeds. Otherwise it takes nothing.',
    'leaves-one-pit':
      'If a move would take everything the opponent has, the pit nearest the mover’s right is left; a single pit is taken.',
  },
  held: 'Instead of playing from a pit you may sow captives from your hand, some or all, beginning with your leftmost pit.',
  feeding: {
    'sowing-reaches':
      'If the opponent has no seeds, you must play a move that sows into the opponent’s row, if you have one.',
    'after-move':
      'If the opponent has no seeds, you must play a move after which the opponent has some, if you have one.',
    otherwiseAny: 'If you have none, play any move.',
    otherwiseNone: 'If you have none, you have no move.',
  },
  pass: 'A player who cannot move passes.',
  end: {
    majority: ({ seeds }) => `The game ends when a player holds ${seeds} seeds or more.`,
    noMove: ({ remainder }) =>
      remainder === 'own-row'
        ? 'The game ends when the player to move has no move. Each player keeps the seeds in their own row.'
        : 'The game ends when the player to move has no move. What is left goes to the player who moved last.',
    emptyRow: ({ loses }) =>
      loses
        ? 'The game ends when a player has no seeds left to play: that player has lost.'
        : 'The game ends when the player to move has no seeds. Each player keeps the seeds in their own row.',
    fewSeeds: ({ atMost }) =>
      `The game ends when ${atMost} seeds or fewer are on the board. Each player keeps the seeds in their own row.`,
    repetition: ({ remainder }) =>
      `The game ends when the same board comes back with the same player to move. ${
        remainder === 'own-row'
          ? 'Each player keeps the seeds in their own row.'
          : 'What is left on the board counts as shared evenly.'
      }`,
  },
  winner: ({ half }) =>
    half === null
      ? 'Whoever still has seeds to play wins.'
      : `Whoever holds more seeds wins; ${half} each is level.`,
  winnerByRepetition: ({ half }) =>
    `After a repetition whoever holds more seeds wins; ${half} each is level.`,
  stages: {
    board: 'Board',
    opening: 'Opening',
    choice: 'Choice of pit',
    lift: 'Lifting',
    sowing: 'Sowing',
    origin: 'Long lap',
    relay: 'After the last seed',
    capture: 'Capture',
    'grand-slam': 'Sweep',
    captives: 'Captives',
    feeding: 'Feeding',
    pass: 'Passing',
    end: 'End',
  },
};
