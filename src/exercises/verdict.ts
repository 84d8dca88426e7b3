/** What is said to an answer: right, or wrong with the reason. Data only. */
import type { Move, Pit, Refusal, Trace } from '../engine/types.ts';

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

/** Why an answer is wrong. */
export type Why =
  /** The move may not be played at all. */
  | { readonly kind: 'refused'; readonly move: Move; readonly refusal: Refusal }
  /** The move may be played, but does something else; best-move questions tell what it costs. */
  | {
      readonly kind: 'does-otherwise';
      readonly trace: Trace;
      readonly taken: number;
      readonly cost: number | null;
    }
  | {
      readonly kind: 'number';
      readonly given: number;
      readonly is: 'too-many' | 'too-few';
      readonly slip: Slip | null;
    }
  | { readonly kind: 'pit'; readonly given: Pit; readonly slip: Slip | null }
  /** Seeds have been lost or made, or only lie wrongly. `pits` are those that differ. */
  | {
      readonly kind: 'board';
      readonly pits: readonly Pit[];
      readonly total: number;
      readonly needed: number;
    }
  /** An answer of another kind than the question asks for. */
  | { readonly kind: 'other-kind' };

export type Verdict =
  /** `others` are as right as the answer given. */
  | { readonly kind: 'right'; readonly others: readonly Move[] }
  | { readonly kind: 'wrong'; readonly why: Why };
