/**
 * The greatest harvest from one move. Where a sweep takes nothing it is fifteen: a pit gives three at
 * most; six pits of North are all that North has, so taking them all would be a sweep; five pits of
 * three are fifteen, and the sixth must keep a seed.
 */
import type { Ruleset } from '../engine/ruleset.ts';

/** The most seeds one pit can give, and the most pits one move can take. */
export function harvestBound(rules: Ruleset): { readonly pits: number; readonly seeds: number } {
  const counts = rules.capture.flatMap((rule) => (rule.kind === 'counts' ? rule.counts : []));
  const sweeps = rules.grandSlam.kind === 'takes' || rules.grandSlam.kind === 'wins';
  const pits = sweeps ? rules.board.columns : rules.board.columns - 1;
  return { pits, seeds: pits * Math.max(...counts) };
}

/** A board on which one move takes the most there can be: five seeds before five pits of two. */
export const GREATEST_HARVEST = {
  position: '0 0 0 0 0 5 / 1 2 2 2 2 2  16-16  S',
  play: '6',
} as const;

/**
 * A game from the start whose last move takes as much, found by a search in which both sides helped:
 * sixteen seeds go round, and what held one on the first round holds three after the second.
 */
export const HARVEST_FROM_START = '3 8 4 8 2 7 1 8 5 8 4 7 3 9 5 11 4 10 4 12 6';
