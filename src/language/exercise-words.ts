import type { PitNumber, Player } from './phrasebook.ts';

/** The skills that are practised. */
export type SkillWords =
  'sow' | 'capture' | 'chain' | 'long-lap' | 'feeding' | 'sweep' | 'count-ahead' | 'best-move';

/** Why a rule book does not ask for a skill. */
export type LackWords = 'no-chain' | 'feeding-free' | 'no-long-lap' | 'no-tables';

/** A slip that explains a wrong answer. */
export type SlipWords =
  | 'counted-origin'
  | 'sowed-origin'
  | 'stopped-early'
  | 'forgot-chain'
  | 'forgot-capturing-seed'
  | 'forgot-sweep'
  | 'forgot-store';

type OfPlayers = { readonly player: Player; readonly opponent: Player };

/** What exercises say: the questions, the helps, what is said to an answer, the reasons. */
export type ExerciseWords = {
  readonly skills: Readonly<Record<SkillWords, string>>;
  readonly level: (told: { level: number }) => string;
  /** What each level asks, from the first. */
  readonly levels: Readonly<Record<SkillWords, readonly [string, string, string]>>;
  readonly lacks: Readonly<Record<LackWords, string>>;
  /** How pits are numbered, in which direction they are sown: said once for all questions. */
  readonly numbering: string;
  readonly plays: (told: { player: Player; pit: PitNumber; clockwise: boolean }) => string;
  readonly asks: {
    readonly lastSeed: string;
    readonly boardAfter: string;
    readonly laps: string;
    readonly taken: (told: OfPlayers) => string;
    readonly pitsTaken: (told: OfPlayers) => string;
    readonly whichTakes: (told: OfPlayers & { count: number }) => string;
    readonly whichTakesMost: (told: OfPlayers) => string;
    readonly whichChains: (told: OfPlayers & { count: number }) => string;
    readonly whichFeeds: (told: OfPlayers) => string;
    readonly whichSweeps: (told: OfPlayers) => string;
    /** What is `carved` is a store; else seeds are held in the hand. */
    readonly storeAfter: (told: { player: Player; carved: boolean }) => string;
    readonly best: (told: OfPlayers) => string;
  };
  /** How many moves are right. */
  readonly rightMoves: (told: { count: number }) => string;
  /** Where seeds may be sown both ways or entered from the hand. */
  readonly onlyFromPits: string;
  readonly answers: {
    readonly seeds: (told: { count: number }) => string;
    readonly pits: (told: { count: number }) => string;
    readonly laps: (told: { count: number }) => string;
    /** A pit as an answer; the direction is said where there are two. */
    readonly pit: (told: { pit: PitNumber; clockwise: boolean }) => string;
    /** Counts from left to right, as South sees them. */
    readonly board: (told: { south: readonly number[]; north: readonly number[] }) => string;
  };
  readonly hints: {
    readonly ahead: string;
    readonly best: string;
    readonly lifted: (told: { count: number; pit: PitNumber }) => string;
    readonly firstLap: (told: { pit: PitNumber }) => string;
    readonly lastSeed: (told: { pit: PitNumber; holds: number }) => string;
    readonly moveTakes: (told: { nth: number; count: number }) => string;
    readonly among: (told: { moves: readonly string[]; count: number }) => string;
  };
  /** What a move does, said after its name and a colon. */
  readonly does: {
    readonly takes: (told: { count: number; pits: number }) => string;
    readonly feeds: string;
    readonly starves: string;
    readonly refused: string;
    readonly wouldSweep: (told: { count: number }) => string;
    readonly gains: (told: { value: number }) => string;
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
    readonly slips: Readonly<Record<SlipWords, string>>;
  };
};
