/**
 * Ayò Ọlọ́pọ́n as the base article tells it, in its three sweep customs.
 * The repetition rule is this edition's ruling: the article is silent.
 */
import type { GrandSlamRule, Ruleset } from '../ruleset.ts';

const ayoWith = <const Id extends string>(id: Id, grandSlam: GrandSlamRule) =>
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

/** The move stands, nothing is taken: the custom the base article gives for tournaments. */
export const ayo = ayoWith('ayo', { kind: 'takes-nothing' });
/** Everything is taken and the mover wins at once: field reports, after Murray. */
export const ayoDestroy = ayoWith('ayo-destroy', { kind: 'wins' });
/** Refused while another move exists. That a forced one takes nothing is this edition's ruling. */
export const ayoTaboo = ayoWith('ayo-taboo', { kind: 'forbidden', forced: 'takes-nothing' });
