import type { PitNumber } from './phrasebook.ts';

/** A slip that explains a wrong number or pit. */
export type Slip =
  /** The pit that was lifted was counted as the first to be sown. */
  | 'counted-origin'
  /** A seed was dropped into the pit where the lap began. */
  | 'sowed-origin'
  /** The first lap alone was looked at. */
  | 'stopped-early'
  /** Only the first pit of a chain was counted. */
  | 'forgot-chain'
  /** The seed that captures was left out, where it is taken along. */
  | 'forgot-capturing-seed'
  /** The rule about taking everything was forgotten. */
  | 'forgot-sweep'
  /** What the moves take was counted, without what was in the store before. */
  | 'forgot-store';

/** What is said to who answers: helps before, and a verdict after. */
export type HelpWords = {
  readonly hints: {
    readonly ahead: string;
    readonly best: string;
    readonly lifted: (told: { count: number; pit: PitNumber }) => string;
    readonly firstLap: (told: { pit: PitNumber }) => string;
    readonly lastSeed: (told: { pit: PitNumber; holds: number }) => string;
    readonly moveTakes: (told: { nth: number; count: number }) => string;
    readonly among: (told: { moves: readonly string[]; count: number }) => string;
  };
  readonly verdicts: {
    readonly right: string;
    readonly others: (told: { moves: readonly string[] }) => string;
    readonly tooMany: string;
    readonly tooFew: string;
    readonly pit: (told: { pit: PitNumber }) => string;
    readonly seedsLost: (told: { count: number }) => string;
    readonly seedsMade: (told: { count: number }) => string;
    readonly otherPits: (told: { pits: readonly PitNumber[] }) => string;
    readonly takes: (told: { count: number; pits: number }) => string;
    readonly costs: (told: { cost: number }) => string;
    readonly otherKind: string;
    readonly slips: Readonly<Record<Slip, string>>;
  };
};
