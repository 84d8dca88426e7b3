import type { PitNumber, Player } from './phrasebook.ts';

/** The skills that are practised. */
export type SkillWords =
  'sow' | 'capture' | 'chain' | 'long-lap' | 'feeding' | 'sweep' | 'count-ahead' | 'best-move';

/** Why a rule book does not ask for a skill. */
export type LackWords = 'no-chain' | 'feeding-free' | 'no-long-lap' | 'no-tables';

/** The direction of a sowing; null where there is but one. */
type Way = 'counter-clockwise' | 'clockwise' | null;

type OfPlayers = { readonly player: Player; readonly opponent: Player };

/** What exercises say: the questions, the answers, the reasons. */
export type ExerciseWords = {
  readonly skills: Readonly<Record<SkillWords, string>>;
  readonly level: (told: { level: number }) => string;
  /** What each level asks, from the first. */
  readonly levels: Readonly<Record<SkillWords, readonly [string, string, string]>>;
  readonly lacks: Readonly<Record<LackWords, string>>;
  /** How pits are numbered, in which direction they are sown: said once for all questions. */
  readonly numbering: string;
  readonly plays: (told: { player: Player; pit: PitNumber; direction: Way }) => string;
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
    readonly pit: (told: { pit: PitNumber; direction: Way }) => string;
    /** Counts from left to right, as South sees them. */
    readonly board: (told: { south: readonly number[]; north: readonly number[] }) => string;
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
};
