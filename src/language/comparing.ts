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
  readonly readyMade: string;
  readonly ownBoard: string;
  readonly books: string;
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
  readonly told: string;
  readonly stores: (told: { south: number; north: number }) => string;
  readonly copyLink: string;
  readonly editor: {
    readonly title: string;
    readonly add: string;
    readonly remove: string;
    readonly tap: string;
    readonly store: (told: { owner: Player; seeds: number }) => string;
    readonly more: (told: { owner: Player }) => string;
    readonly fewer: (told: { owner: Player }) => string;
    readonly toMove: string;
    readonly notation: string;
    readonly total: (told: { found: number; needed: number }) => string;
    readonly start: string;
    readonly empty: string;
    readonly fits: string;
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
