/**
 * J'odu in the two forms shown, neither of them the base article's, which gives no capture. A
 * repeated position ends either, each side keeping its own row, and an endless relay is refused:
 * both are rulings of this edition.
 */
import type { Ruleset } from '../ruleset.ts';

/** 36 seeds, after Hanson: ones and twos are taken from the facing pits, on along the row. */
export const jodu = {
  id: 'jodu',
  board: { kind: 'two-rows', columns: 6, start: 3, stores: 'carved' },
  opening: { kind: 'none' },
  choice: { atLeast: 1, directions: [{ direction: 'counter-clockwise', when: 'always' }] },
  lift: 'all',
  origin: 'sown',
  relay: { kind: 'when-occupied', bound: 20_000 },
  capture: [
    {
      kind: 'opposite',
      landing: 'own-empty',
      counts: [1, 2],
      capturingSeed: 'stays',
      onward: 'pits-opposite',
    },
  ],
  grandSlam: { kind: 'leaves-one-pit' },
  captives: { kind: 'stored' },
  feeding: { kind: 'must-if-able', judged: 'after-move', otherwise: 'any-move' },
  pass: 'when-no-move',
  // Few seeds are asked first: who holds a majority then gathers as well.
  end: [
    { kind: 'few-seeds', atMost: 2 },
    { kind: 'majority' },
    { kind: 'repetition', remainder: 'own-row' },
  ],
} as const satisfies Ruleset;

/** 48 seeds, after Murray as the database has it: all of the facing pit is taken. */
export const jodu48 = {
  id: 'jodu-48',
  board: { kind: 'two-rows', columns: 6, start: 4, stores: 'carved' },
  opening: { kind: 'none' },
  choice: { atLeast: 1, directions: [{ direction: 'counter-clockwise', when: 'always' }] },
  lift: 'all',
  origin: 'sown',
  relay: { kind: 'when-occupied', bound: 20_000 },
  capture: [
    {
      kind: 'opposite',
      landing: 'own-empty',
      counts: 'any',
      capturingSeed: 'stays',
      onward: 'no',
    },
  ],
  grandSlam: { kind: 'takes' },
  captives: { kind: 'stored' },
  feeding: { kind: 'must-if-able', judged: 'after-move', otherwise: 'no-move' },
  pass: 'never',
  end: [
    { kind: 'majority' },
    { kind: 'no-move', remainder: 'own-row' },
    { kind: 'repetition', remainder: 'own-row' },
  ],
} as const satisfies Ruleset;
