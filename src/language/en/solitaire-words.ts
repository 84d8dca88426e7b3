import type { SolitaireWords } from '../solitaire-words.ts';

/** English for the solitaire of sowing and the endings made of it. */
export const solitaireWords: SolitaireWords = {
  live: {
    choose: 'Seeds in the row',
    store: 'In the store',
    pit: 'Pit {pit} from the store; seeds: {seeds}',
    row: 'The row; the store is at its right',
    undo: 'Take back',
    again: 'From the beginning',
    hint: 'Which pit?',
    rule: 'Choose a pit that holds as many seeds as its number.',
    refused:
      'Pit {pit} holds {seeds}. The last seed would not fall into the store: it needs exactly {pit}.',
    played: 'Pit {pit} is played. In the row: {left}.',
    stuck: 'No pit can be played any more. Take back, and try another.',
    cleared: 'The row is cleared. Moves: {moves}.',
    advice: 'Pit {pit}: the nearest to the store that may be played. No other wins.',
    hopeless: 'From here the row cannot be cleared. Take back.',
  },
  play: {
    title: 'Can you clear the row?',
    summary:
      'Tchoukaillon, a game for one. Pits lie in a row before a store. A move takes all the seeds of a pit and sows them one by one towards the store; the last must fall into it, so only a pit that holds as many seeds as it is far may be played. For every number of seeds there is exactly one row that can be cleared. Here it is, for 1 to 21 seeds.',
    seeds: 'Seeds',
    pits: 'The row, pit 1 first',
    first: 'Pit to play',
    look: 'Always play the pit nearest to the store. Pit 1 is full and empty by turns; pits 1 and 2 come round every 6 seeds, 1 to 3 every 12.',
  },
  determined: {
    title: 'How does the solitaire become an ending of Ayò?',
    summary:
      'Four endings in which South takes two seeds with every move and all but one in the end. South’s row, read from its right, is a winning row of the solitaire from its second pit on; North’s one seed takes the place of the store. The engine has played each of them to its end.',
    caption: ({ seeds, stones, taken }) =>
      `${seeds} seeds: the winning row of ${stones}, and one for North. South takes ${taken}.`,
    seeds: 'Seeds',
    south: 'South’s row',
    north: 'North’s row, from pit 7',
    plays: 'South plays',
    taken: 'South takes',
    value: 'Value by our tables',
    beyond: 'beyond the tables',
    look: 'There is one such ending for every odd number from 3 to 21, and no other on this board.',
  },
};
