/** Counting: how many lines of play there are. The strictest test of a move generator. */
import { legalMoves } from '../engine/legal.ts';
import { play } from '../engine/play.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import type { Position } from '../engine/types.ts';

/**
 * The number of sequences of exactly `depth` moves. A game that ends earlier adds nothing; a pass
 * counts as a move; repetition is not looked at.
 */
export function perft(rules: Ruleset, position: Position, depth: number): number {
  if (depth === 0) return 1;
  const moves = legalMoves(rules, position);
  if (depth === 1) return moves.length;
  let lines = 0;
  for (const move of moves) lines += perft(rules, play(rules, position, move), depth - 1);
  return lines;
}
