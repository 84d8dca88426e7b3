/**
 * What each move of a position is worth, by the tables of endings, and what a mistake costs. Moves are
 * made by the rules engine; the tables only say what the position after a move is worth.
 */
import { other } from '../engine/board.ts';
import { legalMoves } from '../engine/legal.ts';
import { trace } from '../engine/play.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import { takenIn } from '../engine/tally.ts';
import type { Move, Position } from '../engine/types.ts';
import type { Endings } from './endings.ts';
import { layoutOf, seedsIn } from './layout.ts';
import { placeOf } from './rank.ts';

/** A legal move with its worth to the side that makes it. */
export type MoveValue = {
  readonly move: Move;
  /** Seeds it takes at once. */
  readonly taken: number;
  /** Seeds the mover gains from here on less those the other gains, when both then play their best. */
  readonly value: number;
  /** How much less that is than the best move's value. Half of it in seeds changes hands. */
  readonly cost: number;
};

/** All that the tables say of a position. */
export type Advice = {
  readonly ruleset: string;
  readonly seeds: number;
  readonly value: number;
  /** In ring order; none when the position is at its end. */
  readonly moves: readonly MoveValue[];
};

/**
 * The rules without what no table can know: the stop at a majority, which asks what the stores hold,
 * and the return of a position, which asks how it was reached.
 */
export const playedOut = (rules: Ruleset): Ruleset => ({
  ...rules,
  end: rules.end.filter(({ kind }) => kind !== 'majority' && kind !== 'repetition'),
});

/** What the tables hold of a position, or null when there are more seeds on the board than in them. */
export function valueOf(rules: Ruleset, position: Position, endings: Endings): number | null {
  const layout = layoutOf(rules, position);
  return endings[seedsIn(layout)]?.[placeOf(layout)] ?? null;
}

/** The worth of a position and of all its moves, or null when the tables do not reach it. */
export function adviceFor(position: Position, rules: Ruleset, endings: Endings): Advice | null {
  const value = valueOf(rules, position, endings);
  if (value === null) return null;
  const on: Position = { ...position, stage: { kind: 'play' } };
  const open = playedOut(rules);
  const moves = legalMoves(open, on).map((move) => ({ move, ...worthOf(open, on, move, endings) }));
  return {
    ruleset: rules.id,
    seeds: seedsIn(position.seeds),
    value,
    moves: moves.map((told) => ({ ...told, cost: value - told.value })),
  };
}

/** The best moves of an advice. */
export const bestOf = ({ moves }: Advice): readonly MoveValue[] =>
  moves.filter(({ cost }) => cost === 0);

function worthOf(rules: Ruleset, position: Position, move: Move, endings: Endings) {
  const { toMove, stores } = position;
  const told = trace(rules, position, move);
  const { after } = told;
  const taken = takenIn(told);
  if (after.stage.kind !== 'over') {
    const then = valueOf(rules, after, endings);
    if (then === null) throw new Error('A move put seeds on the board.');
    return { taken, value: taken - then };
  }
  // The end has gathered what was left.
  const gained = after.stores[toMove] - stores[toMove];
  const lost = after.stores[other(toMove)] - stores[other(toMove)];
  return { taken, value: gained - lost };
}
