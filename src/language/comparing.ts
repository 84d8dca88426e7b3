/** The words for rule books side by side and for setting up a board. */
import type { PitNumber, Player } from './phrasebook.ts';
import type { StageWords } from './rule-words.ts';

/** What the moves of a game are called when they are offered. */
export type MoveNames = {
  readonly sow: (told: { pit: PitNumber; clockwise: boolean }) => string;
  readonly enter: (told: { count: number; clockwise: boolean }) => string;
  readonly arrange: string;
  readonly pass: string;
};

export type Comparing = {
  readonly title: string;
  readonly ownBoard: string;
  readonly books: string;
  /** The list from which the one is chosen that the others are held against. */
  readonly against: string;
  /** What came of a comparison, in one sentence to be heard. */
  readonly summary: (told: { count: number; differ: number }) => string;
  readonly move: string;
  readonly moves: MoveNames;
  readonly reference: string;
  readonly same: string;
  readonly differs: (told: { stage: string }) => string;
  readonly readRule: string;
  readonly taken: (told: { count: number }) => string;
  readonly laps: (told: { count: number }) => string;
  readonly refused: string;
  readonly notHere: string;
  /** For a move that belongs to no board of this rule book. */
  readonly noSuchMove: string;
  readonly told: string;
  readonly stores: (told: { south: number; north: number }) => string;
  /** The same where captives are held beside a board without stores. */
  readonly held: (told: { south: number; north: number }) => string;
  readonly copyLink: string;
  readonly editor: {
    readonly title: string;
    /** What the choice between adding and taking away is called. */
    readonly deed: string;
    readonly add: string;
    readonly remove: string;
    readonly tap: string;
    readonly store: (told: { owner: Player; seeds: number }) => string;
    readonly more: (told: { owner: Player }) => string;
    readonly fewer: (told: { owner: Player }) => string;
    /** The same three where captives are held beside a board without stores. */
    readonly held: (told: { owner: Player; seeds: number }) => string;
    readonly moreHeld: (told: { owner: Player }) => string;
    readonly fewerHeld: (told: { owner: Player }) => string;
    readonly toMove: string;
    /** Stands for the side to move when the game is over. */
    readonly over: string;
    readonly notation: string;
    readonly total: (told: { found: number; needed: number }) => string;
    readonly start: string;
    readonly empty: string;
    readonly fits: string;
    /** Said of the board shown while the writing cannot be read. */
    readonly unread: string;
    /** Why a choice is refused meanwhile. */
    readonly mend: string;
  };
  readonly notices: {
    readonly unknownBooks: (told: { asked: string }) => string;
    readonly badMove: (told: { asked: string }) => string;
  };
  readonly stageTable: {
    readonly caption: string;
    readonly stage: string;
    readonly rule: string;
    readonly books: string;
  };
  readonly stageNames: { readonly [stage in StageWords]: string };
};
