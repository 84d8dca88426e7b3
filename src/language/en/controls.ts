import type { Controls } from '../controls.ts';

const side = (player: 'south' | 'north'): string => (player === 'south' ? 'South' : 'North');

/** English for boards and steppers. */
export const controls: Controls = {
  back: 'Back',
  next: 'Next',
  play: 'Play',
  pause: 'Pause',
  turnBoard: 'Turn the board',
  facing: (player) => `The board now faces ${side(player)}.`,
  copyLink: 'Copy link',
  linkCopied: 'Link copied.',
  copyByHand: 'The browser did not let us copy. Here is the link:',
  seedBySeed: 'Seed by seed',
  allFrames: 'All frames',
  hideFrames: 'Hide frames',
  sound: 'Sound of seeds',
  pace: 'Pace',
  paces: { slow: 'Slow', usual: 'Usual', quick: 'Quick' },
  settings: 'Settings',
  keys: 'Keys, once the board is clicked: ← and → step, Home and End go to the ends, Space plays, F turns the board.',
  slider: 'Step',
  step: ({ step, of }) => `Step ${step} of ${of}`,
  boardTable: 'The board at this step',
  columnPit: 'Place',
  columnSeeds: 'Seeds',
  pitName: ({ owner, pit }) => `${side(owner)}, pit ${pit}`,
  pitWithSeeds: ({ owner, pit, seeds }) =>
    `${side(owner)}, pit ${pit}, ${seeds === 1 ? '1 seed' : `${seeds} seeds`}`,
  storeName: ({ owner }) => `${side(owner)}’s store`,
  heldName: ({ owner }) => `Held by ${side(owner)}`,
  hand: ({ seeds }) => `${seeds} in hand`,
  ruleset: 'Rule book:',
  noSuchStep: ({ asked, of, shown }) =>
    `The link asks for step “${asked}”, but this example has steps 1 to ${of}. Step ${shown} is shown.`,
  noSuchExample: ({ asked, shown }) =>
    `The link asks for an example called “${asked}”. There is none on this page; the nearest is “${shown}”.`,
  tryMove: 'Play a move',
  tryAgain: 'Start again',
  undo: 'Take back',
  moving: ({ player }) => `${side(player)} is moving.`,
  choosePit: ({ player, first, last }) =>
    `${side(player)} to move: choose one of the pits ${first} to ${last}.`,
};
