/**
 * The vocabulary of the game. Types only: no rule, no arithmetic, no text for a reader.
 */

/** The two players, named by where they sit. South's row is numbered first. */
export const SIDES = ['south', 'north'] as const;
export type Side = (typeof SIDES)[number];

declare const pitBrand: unique symbol;
/** A hollow that is played from: its place on the ring, counter-clockwise from South's leftmost (0). */
export type Pit = number & { readonly [pitBrand]: true };

/** One value for each side. */
export type BySide<T> = { readonly south: T; readonly north: T };

/** Which way a hand travels round the ring, seen from above. */
export const DIRECTIONS = ['counter-clockwise', 'clockwise'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** What brought a game to its end. */
export type EndCause =
  'majority' | 'no-move' | 'empty-row' | 'grand-slam' | 'few-seeds' | 'repetition' | 'agreed';

/**
 * How a game ended. `margin` is the winner's store less the other's; it can be below zero where a
 * grand slam wins, or where an empty row loses.
 */
export type Outcome =
  | {
      readonly kind: 'won';
      readonly side: Side;
      readonly margin: number;
      readonly cause: EndCause;
    }
  | { readonly kind: 'drawn'; readonly cause: EndCause };

/** Where a game stands: rearranging, playing, or finished. */
export type Stage =
  | { readonly kind: 'opening' }
  | { readonly kind: 'play' }
  | { readonly kind: 'over'; readonly outcome: Outcome };

/** Everything needed to go on playing. History is not part of it: repetition belongs to a game. */
export type Position = {
  /** Seeds in each pit, by ring place. */
  readonly seeds: readonly number[];
  readonly stores: BySide<number>;
  readonly toMove: Side;
  readonly stage: Stage;
};

/** A position in mid-move. Seeds, stores and hand together never change their sum. */
export type Frame = {
  readonly seeds: readonly number[];
  readonly stores: BySide<number>;
  readonly hand: number;
};

/** What a player decides. Rearranging leaves nothing to decide: it is one move. */
export type Move =
  | { readonly kind: 'sow'; readonly from: Pit; readonly direction: Direction }
  | { readonly kind: 'enter'; readonly count: number; readonly direction: Direction }
  | { readonly kind: 'arrange' }
  | { readonly kind: 'pass' };

/** Why a pit is taken. */
export type CaptureReason = 'count' | 'chain' | 'opposite' | 'capturing-seed';

/** Why taking ends (or never begins) at a pit. */
export type RestReason = 'own-row' | 'count' | 'relay-over' | 'opposite-empty' | 'no-capture';

/** One thing that happens in a move: what, and why. No text, no coordinates. */
export type Event =
  /** Seeds go from a pit into the hand; `left` stay behind. */
  | {
      readonly kind: 'lift';
      readonly pit: Pit;
      readonly count: number;
      readonly left: number;
      readonly cause: 'move' | 'relay';
    }
  /** Held seeds go from a store into the hand. */
  | { readonly kind: 'draw'; readonly side: Side; readonly count: number }
  /** One seed falls from the hand into a pit. */
  | { readonly kind: 'drop'; readonly pit: Pit }
  /** The hand passes over a pit without dropping. */
  | { readonly kind: 'skip'; readonly pit: Pit; readonly why: 'origin' }
  /** All `count` seeds of a pit are taken by `keeper`. */
  | {
      readonly kind: 'capture';
      readonly pit: Pit;
      readonly count: number;
      readonly keeper: Side;
      readonly why: CaptureReason;
    }
  /** Seeds that could have been taken stay where they are. */
  | {
      readonly kind: 'spare';
      readonly pits: readonly Pit[];
      readonly count: number;
      readonly why: 'grand-slam';
    }
  /** Taking stops here: this pit, holding `count`, is not taken. */
  | {
      readonly kind: 'rest';
      readonly pit: Pit;
      readonly count: number;
      readonly why: RestReason;
    }
  /** Seeds are moved from one pit to another before the first move. */
  | { readonly kind: 'shift'; readonly from: Pit; readonly to: Pit; readonly count: number }
  /** The seeds that remain on one side's row are put in a store at the end. */
  | {
      readonly kind: 'gather';
      readonly side: Side;
      readonly pits: readonly Pit[];
      readonly count: number;
      readonly keeper: Side;
    }
  | { readonly kind: 'turn'; readonly to: Side }
  | { readonly kind: 'end'; readonly outcome: Outcome };

/** One move told whole. `before` and the events give `after`. */
export type Trace = {
  readonly ruleset: string;
  readonly before: Position;
  readonly move: Move;
  readonly events: readonly Event[];
  readonly after: Position;
};

/** Why a move is not allowed, and what is allowed instead. Teaching material, never an exception. */
export type Refusal =
  | { readonly kind: 'over' }
  | { readonly kind: 'not-this-stage' }
  | { readonly kind: 'no-such-pit'; readonly pits: number }
  | { readonly kind: 'not-yours'; readonly pit: Pit; readonly owner: Side }
  | { readonly kind: 'empty'; readonly pit: Pit }
  | { readonly kind: 'too-few'; readonly pit: Pit; readonly needs: number }
  | {
      readonly kind: 'wrong-direction';
      /** Never sown in this game, or sown only to take something, which this move does not. */
      readonly why: 'never' | 'takes-nothing';
      /** The directions in which the same pit or hand may be sown. */
      readonly allowed: readonly Direction[];
    }
  | { readonly kind: 'must-feed'; readonly instead: readonly Move[] }
  | {
      readonly kind: 'grand-slam';
      readonly pits: readonly Pit[];
      readonly count: number;
      readonly instead: readonly Move[];
    }
  | {
      readonly kind: 'endless';
      /** Laps played before the first lap of the circle; null when the bound was reached without proof. */
      readonly circle: { readonly from: number; readonly length: number } | null;
      readonly laps: number;
    }
  | { readonly kind: 'nothing-held'; readonly held: number }
  | { readonly kind: 'can-move' };

/** What is wrong with something a person typed: where (characters from 0), and what was expected. */
export type Fault = {
  readonly at: number;
  readonly length: number;
  readonly problem: FaultKind;
};

/** Every way a text or set-up can be wrong. The words for each are in the phrasebooks. */
export type FaultKind =
  | { readonly kind: 'empty-text' }
  | { readonly kind: 'missing-part'; readonly part: NotationPart }
  | { readonly kind: 'unexpected'; readonly found: string; readonly expected: NotationPart }
  | { readonly kind: 'not-a-count'; readonly found: string }
  | {
      readonly kind: 'wrong-row-length';
      readonly side: Side;
      readonly found: number;
      readonly needed: number;
    }
  /** One number alone is more than the seeds of the game. It is kept as it was typed. */
  | { readonly kind: 'more-than-all'; readonly found: string; readonly needed: number }
  | { readonly kind: 'wrong-total'; readonly found: number; readonly needed: number }
  | { readonly kind: 'no-such-pit'; readonly found: string; readonly pits: number }
  | { readonly kind: 'trailing'; readonly found: string };

/** The parts a position or move is written in, in their order. */
export type NotationPart = 'south-row' | 'slash' | 'north-row' | 'stores' | 'side-to-move' | 'pit';

/** Either a value that passed every check, or everything that is wrong with it. */
export type Checked<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly faults: readonly Fault[] };
