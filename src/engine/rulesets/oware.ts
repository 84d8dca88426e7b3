/**
 * Oware, the Abapa rules (M2): as Ayò Ọlọ́pọ́n where a grand slam takes nothing. That a repeated
 * position ends the game, each side keeping its own row, is stated there and no ruling.
 */
import type { GrandSlamRule, Ruleset } from '../ruleset.ts';

const owareWith = <const Id extends string>(id: Id, grandSlam: GrandSlamRule) =>
  ({
    id,
    board: { kind: 'two-rows', columns: 6, start: 4, stores: 'carved' },
    opening: { kind: 'none' },
    choice: { atLeast: 1, directions: [{ direction: 'counter-clockwise', when: 'always' }] },
    lift: 'all',
    origin: 'skipped',
    relay: { kind: 'never' },
    capture: [{ kind: 'counts', counts: [2, 3], chain: true }],
    grandSlam,
    captives: { kind: 'stored' },
    feeding: { kind: 'must-if-able', judged: 'sowing-reaches', otherwise: 'no-move' },
    pass: 'never',
    end: [
      { kind: 'majority' },
      { kind: 'no-move', remainder: 'own-row' },
      { kind: 'repetition', remainder: 'own-row' },
    ],
  }) as const satisfies Ruleset;

/** The move stands, nothing is taken (M2). */
export const oware = owareWith('oware', { kind: 'takes-nothing' });
/** A grand slam that brings the mover past half of the seeds is taken: a custom of some regions (M2). */
export const owareSweepToWin = owareWith('oware-sweep-to-win', { kind: 'takes-to-win' });
