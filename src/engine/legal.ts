/**
 * Which moves are allowed, and the reason when not. A move is legal exactly if nothing is wrong
 * with it: the list and the refusal ask the same question.
 */
import { other, sideOf } from './board.ts';
import { ARRANGE, PASS, sowingsOf } from './candidates.ts';
import { type Haul, haulOf } from './capture.ts';
import { type Table, tableOf } from './event.ts';
import { isGrandSlam } from './grand-slam.ts';
import { unfold } from './move.ts';
import { rowEmpty } from './position.ts';
import type { Ruleset } from './ruleset.ts';
import { type Sowing, sow } from './sow.ts';
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

/** Whether there is enough to lift. Of what is held there always is: see `candidates.ts`. */
const isFilled = ({ choice }: Ruleset, { seeds }: Position, move: Sowing): boolean =>
  move.kind === 'enter' || (seeds[move.from] as number) >= choice.atLeast;

/** Whether, beside the pit itself, anything can stand in the way: asked once for all pits of a row. */
const isHindered = (rules: Ruleset, position: Position): boolean =>
  rules.relay.kind !== 'never' ||
  rules.grandSlam.kind === 'forbidden' ||
  rules.choice.directions.length > 1 ||
  (rules.feeding.kind !== 'free' && rowEmpty(rules, position.seeds, other(position.toMove)));

/** What stands in the way of a sowing that there are seeds for. */
function hindranceOf(rules: Ruleset, position: Position, move: Sowing): Wrong | null {
  if (!directionAllowed(rules, position, move)) return 'wrong-direction';
  if (rules.relay.kind !== 'never' && isEndless(rules, position, move)) return 'endless';
  if (!feedsEnough(rules, position, move)) return 'must-feed';
  if (rules.grandSlam.kind === 'forbidden' && isAvoidable(rules, position, move))
    return 'grand-slam';
  return null;
}

/** Whether a sowing may go the way it goes: some ways are open only to what takes something. */
export function directionAllowed(rules: Ruleset, position: Position, move: Sowing): boolean {
  for (const { direction, when } of rules.choice.directions)
    if (direction === move.direction)
      return when === 'always' || (sown(rules, position, move)?.haul.pits.length ?? 0) > 0;
  return false;
}

/** What a sowing would take, on the table as it lies before anything is; null if it never ends. */
export function sown(
  rules: Ruleset,
  position: Position,
  move: Sowing,
): { readonly table: Table; readonly haul: Haul } | null {
  const table = tableOf(position, null);
  const last = sow(rules, table, position.toMove, move);
  if (last === null) return null;
  return { table, haul: haulOf(rules, table, last, move.direction, position.toMove) };
}

function isEndless(rules: Ruleset, position: Position, move: Sowing): boolean {
  return sow(rules, tableOf(position, null), position.toMove, move) === null;
}

/** True unless the opponent is bare, this move leaves it bare, and the rules do not put up with it. */
function feedsEnough(rules: Ruleset, position: Position, move: Sowing): boolean {
  if (rules.feeding.kind === 'free') return true;
  if (!rowEmpty(rules, position.seeds, other(position.toMove))) return true;
  if (feeds(rules, position, move)) return true;
  if (rules.feeding.otherwise === 'no-move') return false;
  for (const instead of sowingsOf(rules, position))
    if (isPlayable(rules, position, instead) && feeds(rules, position, instead)) return false;
  return true;
}

function feeds(rules: Ruleset, position: Position, move: Sowing): boolean {
  const table = tableOf(position, null);
  const finished =
    rules.feeding.kind === 'must-if-able' && rules.feeding.judged === 'after-move'
      ? unfold(rules, table, position.toMove, move) !== 'endless'
      : sow(rules, table, position.toMove, move) !== null;
  return finished && !rowEmpty(rules, table.cells, other(position.toMove));
}

/** A grand slam while a move is allowed that is none. Feeding is asked first (a ruling). */
function isAvoidable(rules: Ruleset, position: Position, move: Sowing): boolean {
  if (!sweeps(rules, position, move)) return false;
  for (const instead of sowingsOf(rules, position))
    if (
      isPlayable(rules, position, instead) &&
      feedsEnough(rules, position, instead) &&
      !sweeps(rules, position, instead)
    )
      return true;
  return false;
}

function sweeps(rules: Ruleset, position: Position, move: Sowing): boolean {
  const end = sown(rules, position, move);
  return end !== null && isGrandSlam(rules, end.table, end.haul, position.toMove);
}

/** Whether a sowing could be made at all, feeding and grand slams aside. */
const isPlayable = (rules: Ruleset, position: Position, move: Sowing): boolean =>
  isFilled(rules, position, move) &&
  directionAllowed(rules, position, move) &&
  (rules.relay.kind === 'never' || !isEndless(rules, position, move));
