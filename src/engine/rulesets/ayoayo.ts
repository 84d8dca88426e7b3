/**
 * Ayoayo (M1): relay sowing, and capture of the facing pit from one's own empty pit. Rulings: an
 * empty facing pit gives nothing and the seed stays; a majority ends the game; a repeated position
 * ends it, each side keeping its own row; an endless relay is refused.
 */
import type { Ruleset } from '../ruleset.ts';

export const ayoayo = {
  id: 'ayoayo',
  board: { kind: 'two-rows', columns: 6, start: 4, stores: 'carved' },
  opening: { kind: 'none' },
  choice: { atLeast: 1, directions: [{ direction: 'counter-clockwise', when: 'always' }] },
  lift: 'all',
  origin: 'skipped',
  // Circles of about 5,100 laps are known; finding one of that length takes under 14,000.
  relay: { kind: 'when-occupied', bound: 20_000 },
  capture: [
    {
      kind: 'opposite',
      landing: 'own-empty',
      counts: 'any',
      capturingSeed: 'taken',
      onward: 'no',
    },
  ],
  grandSlam: { kind: 'takes' },
  captives: { kind: 'stored' },
  feeding: { kind: 'must-if-able', judged: 'after-move', otherwise: 'no-move' },
  pass: 'never',
  // "The player who made the last move" keeps what remains: M1, literally.
  end: [
    { kind: 'majority' },
    { kind: 'no-move', remainder: 'to-last-mover' },
    { kind: 'repetition', remainder: 'own-row' },
  ],
} as const satisfies Ruleset;
