/** What the page and the worker that solves endings say to each other. Plain data, nothing else. */
import type { Advice } from '../../analysis/advice.ts';
import type { Move, Outcome, Position } from '../../engine/types.ts';

/** What the page asks. */
export type Asked =
  /** Solve the values of a rule book. */
  | { readonly kind: 'solve'; readonly ruleset: string; readonly upTo: number }
  /** Work out, as far as the values are known, the bounds that hold whatever endless play is worth. */
  | { readonly kind: 'bound' }
  /** Take these tables instead of solving: the files of the book. */
  | { readonly kind: 'take'; readonly ruleset: string; readonly layers: readonly Int8Array[] }
  /** What a position is worth, and with `line` how it is best played out. */
  | {
      readonly kind: 'advise';
      readonly id: number;
      readonly position: Position;
      readonly line: boolean;
    };

/** How far solving has come: positions done, of all there are to do. */
export type Progress = {
  readonly seeds: number;
  readonly done: number;
  readonly all: number;
  readonly part: 'values' | 'bounds';
};

/** A line of best play: its moves, the board it comes to, and how it ends. */
export type Line = {
  readonly moves: readonly Move[];
  readonly last: Position;
  readonly outcome: Outcome | null;
};

/** An answer to `advise`. Null where the tables do not reach the position. */
export type Answer = {
  readonly ruleset: string;
  readonly advice: Advice | null;
  /** At least, at most, whatever endless play is worth; null until the bounds are known. */
  readonly bounds: { readonly atLeast: number; readonly atMost: number } | null;
  /** Moves until the side ahead is sure of the value; null where nobody is ahead, or no line was asked. */
  readonly movesUntilSure: number | null;
  readonly line: Line | null;
};

/** What the worker says. */
export type Told =
  | ({ readonly kind: 'progress' } & Progress)
  | { readonly kind: 'values-known'; readonly ruleset: string; readonly upTo: number }
  | { readonly kind: 'bounds-known'; readonly ruleset: string; readonly upTo: number }
  | { readonly kind: 'answer'; readonly id: number; readonly answer: Answer }
  | { readonly kind: 'failed'; readonly id: number | null; readonly why: string };
