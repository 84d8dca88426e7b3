/**
 * What a rule book says, one tagged field a stage of the move, in the order the stages happen.
 * Data only: a ruleset holds no function, so it can be printed, compared, sent to a worker.
 * A new rule is a new tag; the compiler then names every place that must speak of it.
 */
import type { Direction } from './types.ts';

/** Two rows of `columns` pits; `start` seeds in every pit. */
export type BoardRule = {
  readonly kind: 'two-rows';
  readonly columns: number;
  readonly start: number;
  /** Whether captives lie in carved stores or are held in the hand beside the board. */
  readonly stores: 'carved' | 'none';
};

/** Rearranging before the first move: every step is fixed, each side makes them all in its turn. */
export type OpeningRule =
  | { readonly kind: 'none' }
  | {
      readonly kind: 'arrange';
      /** Columns counted 0… from the player's own left. */
      readonly steps: readonly {
        readonly from: number;
        readonly to: number;
        readonly count: number;
      }[];
    };

/** Which pits and directions a player may choose. `capture-only` directions are allowed if they take something. */
export type ChoiceRule = {
  readonly atLeast: number;
  readonly directions: readonly {
    readonly direction: Direction;
    readonly when: 'always' | 'capture-only';
  }[];
};

/** How much of the pit goes into the hand. */
export type LiftRule = 'all' | 'leave-one';

/** What happens when a long lap comes round to the pit it began in. */
export type OriginRule = 'skipped' | 'sown';

/** Whether the last seed can set off another lap. */
export type RelayRule =
  | { readonly kind: 'never' }
  | {
      readonly kind: 'when-occupied';
      /** Laps after which a relay is given up as unfinished. Finite relays of 5,000 laps exist. */
      readonly bound: number;
    };

/** What the last seed can take. The first rule of the list that applies is the one used. */
export type CaptureRule =
  /** The pit of the last seed, in the opponent's row, now holding one of `counts`; then backwards. */
  | { readonly kind: 'counts'; readonly counts: readonly number[]; readonly chain: boolean }
  /**
   * The pit facing the last seed, when that seed fell as the rule says. A rule that asks for the
   * mover's own empty pit takes from the opponent's row alone, any other from both rows.
   */
  | {
      readonly kind: 'opposite';
      readonly landing: 'own-empty' | 'anywhere';
      /** Which contents are taken; `any` is any number but none. */
      readonly counts: readonly number[] | 'any';
      readonly capturingSeed: 'taken' | 'stays';
      /** Whether taking goes on from pit to pit in the direction of sowing. */
      readonly onward: 'no' | 'pits-opposite' | 'pits-next';
    };

/** What happens when a capture would leave the opponent without a seed. */
export type GrandSlamRule =
  /** Nothing special: the seeds are taken. */
  | { readonly kind: 'takes' }
  /** The move stands and nothing is taken. */
  | { readonly kind: 'takes-nothing' }
  /** Everything is taken and the mover has won. */
  | { readonly kind: 'wins' }
  /** Not allowed while another move exists; if it must be played it takes as `forced` says. */
  | { readonly kind: 'forbidden'; readonly forced: 'takes-nothing' | 'takes' }
  /** Taken only if it brings the mover to a majority; otherwise the move stands and takes nothing. */
  | { readonly kind: 'takes-to-win' }
  /** All but one pit is taken: the pit nearest the mover's right stays. A single pit is taken. */
  | { readonly kind: 'leaves-one-pit' };

/** Whether captives may be played again. */
export type CaptivesRule =
  | { readonly kind: 'stored' }
  | { readonly kind: 'held'; readonly entersAt: 'left-end'; readonly amount: 'any' };

/** Whether an opponent without seeds must be given some. */
export type FeedingRule =
  | { readonly kind: 'free' }
  /**
   * A bare opponent must be given a seed: by the sowing, or so that it has one when the whole move
   * is over. If no move can, either none is allowed (and an end rule says what follows) or all are.
   */
  | {
      readonly kind: 'must-if-able';
      readonly judged: 'sowing-reaches' | 'after-move';
      readonly otherwise: 'no-move' | 'any-move';
    };

/** One way for play to stop. */
export type EndRule =
  /** A store holds more than half of all seeds. */
  | { readonly kind: 'majority' }
  /** The side to move has no move it is allowed to make. */
  | { readonly kind: 'no-move'; readonly remainder: 'own-row' | 'to-last-mover' }
  /** A side has no seed on its row, whatever it holds: that side has lost, or each keeps its own. */
  | { readonly kind: 'empty-row'; readonly loses: boolean }
  /** No more than `atMost` seeds are left on the board. */
  | { readonly kind: 'few-seeds'; readonly atMost: number }
  /** A board with the same side to move returns; each side keeps its own row, or the rest counts even. */
  | { readonly kind: 'repetition'; readonly remainder: 'own-row' | 'even' };

/** Whether a side that cannot move gives up its turn instead of ending the game. */
export type PassRule = 'never' | 'when-no-move';

/** A rule book's mechanics. Names, places, dates and sources are content, not here. */
export type Ruleset = {
  readonly id: string;
  readonly board: BoardRule;
  readonly opening: OpeningRule;
  readonly choice: ChoiceRule;
  readonly lift: LiftRule;
  readonly origin: OriginRule;
  readonly relay: RelayRule;
  readonly capture: readonly CaptureRule[];
  readonly grandSlam: GrandSlamRule;
  readonly captives: CaptivesRule;
  readonly feeding: FeedingRule;
  readonly pass: PassRule;
  /** In the order they are asked; the first that applies ends the game. */
  readonly end: readonly EndRule[];
};
