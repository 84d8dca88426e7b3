/**
 * Which moves are allowed, and the reason when not. A move is legal exactly if nothing is wrong
 * with it: the list and the refusal ask the same question.
 */
import { other, sideOf } from './board.ts';
import { PASS, type Sowing, sowingsOf } from './candidates.ts';
import { haulOf } from './capture.ts';
import { tableOf } from './event.ts';
import { isGrandSlam } from './grand-slam.ts';
import { unfold } from './move.ts';
import { rowEmpty } from './position.ts';
import type { Ruleset } from './ruleset.ts';
import { sow } from './sow.ts';
import type { Move, Position, Refusal } from './types.ts';

/** What is wrong with a move, in one word. */
export type Wrong = Refusal['kind'];

/** Every move the side to play may make; none when the game is over or there is none. */
export function legalMoves(rules: Ruleset, position: Position): Move[] {
  const moves: Move[] = [];
  if (position.stage.kind !== 'play') return moves;
  const hindered = isHindered(rules, position);
  for (const move of sowingsOf(rules, position.toMove))
    if (wrongWithSowing(rules, position, move, hindered) === null) moves.push(move);
  if (moves.length === 0 && wrongWith(rules, position, PASS) === null) moves.push(PASS);
  return moves;
}

/** Whether the side to play has any move. */
export function hasMove(rules: Ruleset, position: Position): boolean {
  if (position.stage.kind !== 'play') return false;
  return hasSowing(rules, position) || wrongWith(rules, position, PASS) === null;
}

function hasSowing(rules: Ruleset, position: Position): boolean {
  const hindered = isHindered(rules, position);
  for (const move of sowingsOf(rules, position.toMove))
    if (wrongWithSowing(rules, position, move, hindered) === null) return true;
  return false;
}

/** What is wrong with a move, or null when it is allowed. */
export function wrongWith(rules: Ruleset, position: Position, move: Move): Wrong | null {
  if (position.stage.kind === 'over') return 'over';
  if (position.stage.kind === 'opening') return 'not-this-stage';
  switch (move.kind) {
    case 'sow':
      return wrongWithSowing(rules, position, move, isHindered(rules, position));
    case 'pass':
      if (rules.pass === 'never') return 'not-this-stage';
      return hasSowing(rules, position) ? 'can-move' : null;
    case 'enter':
    case 'arrange':
      return 'not-this-stage';
    default:
      return move satisfies never;
  }
}

/** Whether, beside the pit itself, anything can stand in the way: asked once for all pits of a row. */
const isHindered = (rules: Ruleset, position: Position): boolean =>
  rules.relay.kind !== 'never' ||
  rules.grandSlam.kind === 'forbidden' ||
  (rules.feeding.kind !== 'free' && rowEmpty(rules, position.seeds, other(position.toMove)));

function wrongWithSowing(
  rules: Ruleset,
  position: Position,
  move: Sowing,
  hindered: boolean,
): Wrong | null {
  const seeds = position.seeds[move.from];
  if (seeds === undefined) return 'no-such-pit';
  if (sideOf(rules.board, move.from) !== position.toMove) return 'not-yours';
  if (seeds === 0) return 'empty';
  if (seeds < rules.choice.atLeast) return 'too-few';
  if (!directionAllowed(rules, move)) return 'wrong-direction';
  if (!hindered) return null;
  if (rules.relay.kind !== 'never' && isEndless(rules, position, move)) return 'endless';
  if (!feedsEnough(rules, position, move)) return 'must-feed';
  if (rules.grandSlam.kind === 'forbidden' && isAvoidable(rules, position, move))
    return 'grand-slam';
  return null;
}

function directionAllowed(rules: Ruleset, move: Sowing): boolean {
  const { directions } = rules.choice;
  for (const one of directions) if (one.direction === move.direction) return one.when === 'always';
  return false;
}

function isEndless(rules: Ruleset, position: Position, move: Sowing): boolean {
  return sow(rules, tableOf(position, null), move.from, move.direction) === null;
}

/** True unless the opponent is bare, this move leaves it bare, and the rules do not put up with it. */
function feedsEnough(rules: Ruleset, position: Position, move: Sowing): boolean {
  if (rules.feeding.kind === 'free') return true;
  if (!rowEmpty(rules, position.seeds, other(position.toMove))) return true;
  if (feeds(rules, position, move)) return true;
  if (rules.feeding.otherwise === 'no-move') return false;
  for (const instead of sowingsOf(rules, position.toMove))
    if (isPlayable(rules, position, instead) && feeds(rules, position, instead)) return false;
  return true;
}

function feeds(rules: Ruleset, position: Position, move: Sowing): boolean {
  const table = tableOf(position, null);
  const finished =
    rules.feeding.kind === 'must-if-able' && rules.feeding.judged === 'after-move'
      ? unfold(rules, table, position.toMove, move) !== 'endless'
      : sow(rules, table, move.from, move.direction) !== null;
  return finished && !rowEmpty(rules, table.cells, other(position.toMove));
}

/** A grand slam while a move is allowed that is none. Feeding is asked first (a ruling). */
function isAvoidable(rules: Ruleset, position: Position, move: Sowing): boolean {
  if (!sweeps(rules, position, move)) return false;
  for (const instead of sowingsOf(rules, position.toMove))
    if (
      isPlayable(rules, position, instead) &&
      feedsEnough(rules, position, instead) &&
      !sweeps(rules, position, instead)
    )
      return true;
  return false;
}

function sweeps(rules: Ruleset, position: Position, move: Sowing): boolean {
  const table = tableOf(position, null);
  const last = sow(rules, table, move.from, move.direction);
  if (last === null) return false;
  const haul = haulOf(rules, table, last, move.direction, position.toMove);
  return isGrandSlam(rules, table, haul, position.toMove);
}

/** Whether a move from the mover's own row could be made at all, feeding and grand slams aside. */
const isPlayable = (rules: Ruleset, position: Position, move: Sowing): boolean =>
  (position.seeds[move.from] as number) >= Math.max(rules.choice.atLeast, 1) &&
  directionAllowed(rules, move) &&
  (rules.relay.kind === 'never' || !isEndless(rules, position, move));
