/**
 * A question about a position: what is asked, every right answer, what helps and why. Data only, in
 * no language: the words are made from it, and so are the pictures.
 */
import type { RulesetId } from '../engine/rulesets/all.ts';
import type { Move, Pit, Position, Refusal, Side, Trace } from '../engine/types.ts';
import type { Turn } from '../narration/line.ts';
import type { Level, Skill } from './skills.ts';

/** What is asked. Where a move is given, it is a legal one. */
export type Asked =
  /** Where does the last seed of this move fall? */
  | { readonly kind: 'last-seed'; readonly move: Move }
  /** What lies in every pit after this move? */
  | { readonly kind: 'board-after'; readonly move: Move }
  /** How many laps has this move? */
  | { readonly kind: 'laps'; readonly move: Move }
  /** How many seeds does this move take? */
  | { readonly kind: 'taken'; readonly move: Move }
  /** From how many pits does this move take? */
  | { readonly kind: 'pits-taken'; readonly move: Move }
  /** Which move takes just so many seeds? */
  | { readonly kind: 'which-takes'; readonly count: number }
  /** Which move takes the most seeds at once? */
  | { readonly kind: 'which-takes-most' }
  /** Which move takes from so many pits? */
  | { readonly kind: 'which-chains'; readonly pits: number }
  /** The opponent has no seeds: which moves are allowed, since they feed? */
  | { readonly kind: 'which-feeds' }
  /** Which move would take all the opponent has? It may be refused for that very reason. */
  | { readonly kind: 'which-sweeps' }
  /** How many seeds has this side put by when these moves have been made? */
  | { readonly kind: 'store-after'; readonly moves: readonly Move[]; readonly side: Side }
  /** Which move gains the most seeds to the end, when both play their best? */
  | { readonly kind: 'best' };

/** All right answers. More than one move may be right; the question then says how many. */
export type Answer =
  | { readonly kind: 'moves'; readonly right: readonly Move[] }
  | { readonly kind: 'number'; readonly right: number }
  | { readonly kind: 'pit'; readonly right: Pit }
  | { readonly kind: 'board'; readonly right: readonly number[] };

/** What somebody answers. */
export type Given =
  | { readonly kind: 'move'; readonly move: Move }
  | { readonly kind: 'number'; readonly number: number }
  | { readonly kind: 'pit'; readonly pit: Pit }
  | { readonly kind: 'board'; readonly seeds: readonly number[] };

/** A help, from the general to the near. None gives the answer away but the last, nearly. */
export type Hint =
  /** What the skill is about, by the rules of the book. */
  | { readonly kind: 'skill'; readonly skill: Skill }
  /** What is lifted first. */
  | { readonly kind: 'lifted'; readonly count: number; readonly from: Pit }
  /** Where the first lap ends. */
  | { readonly kind: 'first-lap'; readonly pit: Pit }
  /** Where the last seed of the move falls. */
  | { readonly kind: 'last-seed'; readonly pit: Pit; readonly holds: number }
  /** What the move with this number of a line takes. */
  | { readonly kind: 'move-takes'; readonly nth: number; readonly count: number }
  /** The right move is among these; one of them is wrong, if not all moves are right. */
  | { readonly kind: 'among'; readonly moves: readonly Move[] };

/** What a move of the position really does: the reason why it answers the question or does not. */
export type MoveTold =
  | { readonly kind: 'played'; readonly move: Move; readonly trace: Trace; readonly taken: number }
  | { readonly kind: 'refused'; readonly move: Move; readonly refusal: Refusal };

/** A question by where it comes from: the same parts give the same question anywhere. */
export type Identity = {
  readonly ruleset: RulesetId;
  readonly skill: Skill;
  readonly level: Level;
  readonly seed: number;
  /** Which of its kind, from 1. */
  readonly number: number;
};

export type Question = Identity & {
  /** Reached by play from the start of the rule book. */
  readonly start: Position;
  readonly asked: Asked;
  readonly answer: Answer;
  readonly hints: readonly Hint[];
  /** What is shown as the answer, move by move: the given moves, or the first right one. */
  readonly shown: readonly Turn[];
  /** Where a move is asked for: what every move does that there are seeds for. Else none. */
  readonly moves: readonly MoveTold[];
  /** Where the best move is asked for: what each legal move is worth to its mover, in `moves`' order. */
  readonly worth: readonly { readonly move: Move; readonly value: number }[];
};

/** An identity as one word, for an address or a store: `ayo.capture.2.17.4`. */
export const nameOf = ({ ruleset, skill, level, seed, number }: Identity): string =>
  `${ruleset}.${skill}.${level}.${seed}.${number}`;
