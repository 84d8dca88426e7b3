/**
 * Iyogh, played near Jos: as K. C. Murray saw it (printed by H. J. R. Murray 1952, 189–190; L1
 * quotes it), and as the database L1 sums it up. The summary leaves out what makes Murray's own
 * example work. Rulings of this edition: a chain may pass the end of a row; a lap of sixteen or
 * more sows its origin; who can neither lift nor enter passes; a repeated position ends the game,
 * each side keeping its own row. That a player left without seeds loses is the database's reading.
 */
import type { Ruleset } from '../ruleset.ts';

/** Murray: seven seeds go to the second pit too, one seed stays, and the chain runs from pit to pit. */
export const iyogh = {
  id: 'iyogh',
  board: { kind: 'two-rows', columns: 8, start: 4, stores: 'none' },
  opening: {
    kind: 'arrange',
    steps: [
      { from: 5, to: 7, count: 4 },
      { from: 6, to: 7, count: 4 },
      { from: 4, to: 1, count: 3 },
      { from: 3, to: 1, count: 2 },
      { from: 2, to: 1, count: 2 },
    ],
  },
  choice: {
    atLeast: 2,
    directions: [
      { direction: 'counter-clockwise', when: 'always' },
      { direction: 'clockwise', when: 'capture-only' },
    ],
  },
  lift: 'leave-one',
  origin: 'sown',
  relay: { kind: 'never' },
  capture: [
    {
      kind: 'opposite',
      landing: 'anywhere',
      counts: [1, 3],
      capturingSeed: 'stays',
      onward: 'pits-next',
    },
  ],
  grandSlam: { kind: 'takes' },
  captives: { kind: 'held', entersAt: 'left-end', amount: 'any' },
  feeding: { kind: 'free' },
  pass: 'when-no-move',
  end: [
    { kind: 'empty-row', loses: true },
    { kind: 'repetition', remainder: 'own-row' },
  ],
} as const satisfies Ruleset;

/** The database's summary: a shorter opening, all is lifted, and the chain looks across each time. */
export const iyoghSummary = {
  ...iyogh,
  id: 'iyogh-summary',
  opening: {
    kind: 'arrange',
    steps: [
      { from: 5, to: 7, count: 4 },
      { from: 6, to: 7, count: 4 },
    ],
  },
  choice: { ...iyogh.choice, atLeast: 1 },
  lift: 'all',
  capture: [
    {
      kind: 'opposite',
      landing: 'anywhere',
      counts: [1, 3],
      capturingSeed: 'stays',
      onward: 'pits-opposite',
    },
  ],
} as const satisfies Ruleset;
