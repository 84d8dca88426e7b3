/** What is said to an answer: right, or wrong with the reason. Data only. */
import type { Move, Pit, Refusal, Trace } from '../engine/types.ts';
import type { Slip } from '../language/help-words.ts';

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
