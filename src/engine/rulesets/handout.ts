/**
 * The teachers' handout (T1), which calls the game Ajua or Bao: as Ayò Ọlọ́pọ́n, but a capture has
 * no limit and no store ends the game. Rulings: when the player on turn has no seeds, or cannot
 * feed one who has none, the game ends and the player who still has seeds keeps them ("the
 * victor", says T1); a repeated position ends it, each side keeping its own row.
 */
import type { Ruleset } from '../ruleset.ts';

export const handout = {
  id: 'handout',
  board: { kind: 'two-rows', columns: 6, start: 4, stores: 'carved' },
  opening: { kind: 'none' },
  choice: { atLeast: 1, directions: [{ direction: 'counter-clockwise', when: 'always' }] },
  lift: 'all',
  origin: 'skipped',
  relay: { kind: 'never' },
  capture: [{ kind: 'counts', counts: [2, 3], chain: true }],
  grandSlam: { kind: 'takes' },
  captives: { kind: 'stored' },
  feeding: { kind: 'must-if-able', judged: 'after-move', otherwise: 'no-move' },
  pass: 'never',
  end: [
    { kind: 'no-move', remainder: 'own-row' },
    { kind: 'repetition', remainder: 'own-row' },
  ],
} as const satisfies Ruleset;
