/**
 * Which moves are allowed, and the reason when not. A move is legal exactly if nothing is wrong
 * with it: the list and the refusal ask the same question.
 */
import { sideOf } from './board.ts';
import { ARRANGE, PASS, sowingsOf } from './candidates.ts';
import { hindranceOf, isFilled, isHindered } from './hindrance.ts';
import type { Ruleset } from './ruleset.ts';
import type { Sowing } from './sow.ts';
import type { Move, Position, Refusal } from './types.ts';

/** What is wrong with a move, in one word. */
export type Wrong = Refusal['kind'];

/** Every move the side to play may make; none when the game is over or there is none. */
export function legalMoves(rules: Ruleset, position: Position): Move[] {
  if (position.stage.kind === 'over') return [];
  if (position.stage.kind === 'opening') return [ARRANGE];
  const moves: Move[] = [];
  const hindered = isHindered(rules, position);
  for (const move of sowingsOf(rules, position))
    if (isFilled(rules, position, move) && !(hindered && hindranceOf(rules, position, move)))
      moves.push(move);
  if (moves.length === 0 && rules.pass === 'when-no-move') moves.push(PASS);
  return moves;
}

/** Whether the side to play has any move. */
export function hasMove(rules: Ruleset, position: Position): boolean {
  if (position.stage.kind === 'over') return false;
  if (position.stage.kind === 'opening' || rules.pass === 'when-no-move') return true;
  return hasSowing(rules, position);
}

function hasSowing(rules: Ruleset, position: Position): boolean {
  const hindered = isHindered(rules, position);
  for (const move of sowingsOf(rules, position))
    if (isFilled(rules, position, move) && !(hindered && hindranceOf(rules, position, move)))
      return true;
  return false;
}

/** What is wrong with a move, or null when it is allowed. */
export function wrongWith(rules: Ruleset, position: Position, move: Move): Wrong | null {
  if (position.stage.kind === 'over') return 'over';
  if ((position.stage.kind === 'opening') !== (move.kind === 'arrange')) return 'not-this-stage';
  switch (move.kind) {
    case 'sow':
      return wrongWithPit(rules, position, move) ?? wrongWithSowing(rules, position, move);
    case 'enter':
      return wrongWithHand(rules, position, move) ?? wrongWithSowing(rules, position, move);
    case 'pass':
      if (rules.pass === 'never') return 'not-this-stage';
      return hasSowing(rules, position) ? 'can-move' : null;
    case 'arrange':
      return null;
    default:
      return move satisfies never;
  }
}

function wrongWithPit(
  { board, choice }: Ruleset,
  { seeds, toMove }: Position,
  { from }: Extract<Sowing, { kind: 'sow' }>,
): Wrong | null {
  const count = seeds[from];
  if (count === undefined) return 'no-such-pit';
  if (sideOf(board, from) !== toMove) return 'not-yours';
  if (count === 0) return 'empty';
  return count < choice.atLeast ? 'too-few' : null;
}

function wrongWithHand(
  { captives }: Ruleset,
  { stores, toMove }: Position,
  { count }: Extract<Sowing, { kind: 'enter' }>,
): Wrong | null {
  if (captives.kind === 'stored') return 'not-this-stage';
  return Number.isInteger(count) && count >= 1 && count <= stores[toMove] ? null : 'nothing-held';
}

function wrongWithSowing(rules: Ruleset, position: Position, move: Sowing): Wrong | null {
  if (!rules.choice.directions.some(({ direction }) => direction === move.direction))
    return 'wrong-direction';
  return isHindered(rules, position) ? hindranceOf(rules, position, move) : null;
}
