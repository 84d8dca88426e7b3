/**
 * A player of modest skill, for games by the thousand: it looks some moves ahead (alpha-beta) and counts
 * what has been taken. Among equals it draws by lot, from a seed.
 */
import { legalMoves } from '../engine/legal.ts';
import { play } from '../engine/play.ts';
import { other } from '../engine/board.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import type { Move, Position } from '../engine/types.ts';

/** Chooses a move; `draw` gives numbers from 0 up to 1. */
export type Player = (rules: Ruleset, position: Position, draw: () => number) => Move | null;

/** Any move, each as likely as the other. */
export const randomPlayer: Player = (rules, position, draw) => {
  const moves = legalMoves(rules, position);
  return moves[Math.floor(draw() * moves.length)] ?? null;
};

/** Looks so many moves ahead and takes the best by what is then in the stores. */
export const lookingAhead =
  (depth: number): Player =>
  (rules, position, draw) => {
    let best: Move | null = null;
    let most = -Infinity;
    for (const move of legalMoves(rules, position)) {
      // A draw below one never outweighs a seed.
      const value =
        draw() / 2 - search(rules, play(rules, position, move), depth - 1, -Infinity, 1 - most);
      if (value > most) [best, most] = [move, value];
    }
    return best;
  };

/** What the stores come to for the side to move, both looking on; never better than `beta` is told. */
function search(
  rules: Ruleset,
  position: Position,
  depth: number,
  alpha: number,
  beta: number,
): number {
  const { stores, toMove } = position;
  if (depth === 0 || position.stage.kind === 'over') return stores[toMove] - stores[other(toMove)];
  let most = alpha;
  for (const move of legalMoves(rules, position)) {
    const value = -search(rules, play(rules, position, move), depth - 1, -beta, -most);
    if (value > most) most = value;
    if (most >= beta) break;
  }
  return most;
}
