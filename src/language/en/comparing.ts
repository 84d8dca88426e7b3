import type { Comparing } from '../comparing.ts';
import { ruleWords } from './rule-words.ts';

const side = (player: 'south' | 'north'): string => (player === 'south' ? 'South' : 'North');

/** English for rule books side by side. */
export const comparing: Comparing = {
  title: 'Rule books side by side',
  ownBoard: 'Your own board',
  books: 'Rule books to compare',
  against: 'Hold the others against',
  summary: ({ count, differ }) =>
    count < 2
      ? `${count === 0 ? 'No rule book is' : 'Only one rule book is'} chosen: there is nothing to compare.`
      : `${count} rule books compared; ${differ === 0 ? 'none differs' : differ === 1 ? '1 differs' : `${differ} differ`} from the first.`,
  move: 'The move',
  moves: {
    sow: ({ pit, clockwise }) => `Pit ${pit}${clockwise ? ', clockwise' : ''}`,
    enter: ({ count, clockwise }) => `${count} from the hand${clockwise ? ', clockwise' : ''}`,
    arrange: 'Rearrange the row',
    pass: 'Pass',
  },
  reference: 'The others are held against this one.',
  same: 'The same as the first.',
  differs: ({ stage }) => `Differs from the first at: ${stage}.`,
  readRule: 'Read the rule',
  taken: ({ count }) =>
    count === 0
      ? 'Nothing is taken.'
      : count === 1
        ? '1 seed is taken.'
        : `${count} seeds are taken.`,
  laps: ({ count }) => (count === 1 ? 'One lap.' : `${count} laps.`),
  refused: 'The move is refused.',
  notHere: 'This rule book cannot be played from this board.',
  noSuchMove: 'This rule book has no such move.',
  told: 'What happens, step by step',
  stores: ({ south, north }) => `Stores: South ${south}, North ${north}.`,
  held: ({ south, north }) => `Held: South ${south}, North ${north}.`,
  copyLink: 'Copy a link to this comparison',
  editor: {
    title: 'Set up the board',
    deed: 'What choosing a pit does',
    add: 'Add seeds',
    remove: 'Take seeds away',
    tap: 'Choose a pit to change it by one seed.',
    store: ({ owner, seeds }) => `${side(owner)}’s store: ${seeds}`,
    more: ({ owner }) => `One more in ${side(owner)}’s store`,
    fewer: ({ owner }) => `One fewer in ${side(owner)}’s store`,
    held: ({ owner, seeds }) => `Held by ${side(owner)}: ${seeds}`,
    moreHeld: ({ owner }) => `One more held by ${side(owner)}`,
    fewerHeld: ({ owner }) => `One fewer held by ${side(owner)}`,
    toMove: 'Side to move',
    over: 'Nobody: the game is over',
    notation: 'The position in writing',
    total: ({ found, needed }) => `${found} of ${needed} seeds are placed.`,
    start: 'Opening position',
    empty: 'Empty board',
    fits: 'The board is ready.',
    unread: 'The board shown is not what is written: it is the last one that could be read.',
    mend: 'Nothing is changed while the writing cannot be read. Mend the writing, or choose the opening position or the empty board.',
  },
  notices: {
    unknownBooks: ({ asked }) =>
      `The link names rule books that are not here: ${asked}. They are left out.`,
    badMove: ({ asked }) =>
      `The link names the move “${asked}”, which is no move on this board. Another one is shown.`,
  },
  stageTable: {
    caption: 'All rule books, stage by stage',
    stage: 'Stage',
    rule: 'Rule',
    books: 'Rule books',
  },
  stageNames: ruleWords.stages,
};
