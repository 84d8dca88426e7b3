/** The words for a rule book's clauses: one phrase for every tag a ruleset can hold. */

/** How a group of the opponent's seeds is treated when a move would take them all. */
export type SweepWords =
  | 'takes'
  | 'takes-nothing'
  | 'wins'
  | 'forbidden-takes-nothing'
  | 'forbidden-takes'
  | 'takes-to-win'
  | 'leaves-one-pit';

export type RuleWords = {
  readonly board: (told: {
    columns: number;
    pits: number;
    each: number;
    seeds: number;
    stores: 'carved' | 'none';
  }) => string;
  readonly arrange: (told: {
    steps: readonly { from: number; to: number; count: number }[];
  }) => string;
  readonly choice: (told: { atLeast: number }) => string;
  readonly lift: { readonly all: string; readonly 'leave-one': string };
  readonly sowing: (told: {
    clockwise: 'never' | 'capture-only' | 'always';
    stores: boolean;
  }) => string;
  readonly origin: {
    readonly skipped: (told: { from: number }) => string;
    readonly sown: (told: { from: number }) => string;
  };
  readonly singleLap: string;
  readonly relay: string;
  readonly endless: string;
  readonly captureCounts: (told: { counts: readonly number[] }) => string;
  readonly chain: (told: { counts: readonly number[] }) => string;
  readonly captureOpposite: (told: {
    landing: 'own-empty' | 'anywhere';
    counts: readonly number[] | 'any';
    capturingSeed: 'taken' | 'stays';
  }) => string;
  readonly onward: {
    readonly 'pits-opposite': string;
    readonly 'pits-next': string;
  };
  readonly sweep: { readonly [custom in SweepWords]: string };
  readonly held: string;
  readonly feeding: {
    readonly 'sowing-reaches': string;
    readonly 'after-move': string;
    /** Said after either of these where a player who cannot feed may play on. */
    readonly otherwiseAny: string;
    /** Said where such a player has no move at all; the end rules say what follows. */
    readonly otherwiseNone: string;
  };
  readonly pass: string;
  readonly end: {
    readonly majority: (told: { seeds: number }) => string;
    readonly noMove: (told: { remainder: 'own-row' | 'to-last-mover' }) => string;
    readonly emptyRow: (told: { loses: boolean }) => string;
    readonly fewSeeds: (told: { atMost: number }) => string;
    readonly repetition: (told: { remainder: 'own-row' | 'even' }) => string;
  };
  readonly winner: (told: { half: number | null }) => string;
  /** Said after `winner` where only a repeated board has the seeds counted. */
  readonly winnerByRepetition: (told: { half: number }) => string;
  readonly stages: { readonly [stage in StageWords]: string };
};

/** The stages of a move, as a table of rule books names its rows. */
export type StageWords =
  | 'board'
  | 'opening'
  | 'choice'
  | 'lift'
  | 'sowing'
  | 'origin'
  | 'relay'
  | 'capture'
  | 'grand-slam'
  | 'captives'
  | 'feeding'
  | 'pass'
  | 'end';
