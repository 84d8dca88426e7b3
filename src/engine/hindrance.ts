/**
 * What can stand in the way of a sowing that there are seeds for: its direction, a relay without
 * end, an opponent to be fed, a grand slam. Looked at by sowing on a table that is thrown away.
 */
import { other } from './board.ts';
import { sowingsOf } from './candidates.ts';
import { type Haul, haulOf } from './capture.ts';
import { type Table, tableOf } from './event.ts';
import { isGrandSlam } from './grand-slam.ts';
import { unfold } from './move.ts';
import { opponentBare, rowEmpty } from './position.ts';
import type { Ruleset } from './ruleset.ts';
import { type Sowing, sow } from './sow.ts';
import type { Position } from './types.ts';

/** What is in the way, in the word of the refusal. */
export type Hindrance = 'wrong-direction' | 'endless' | 'must-feed' | 'grand-slam';

/** Whether there is enough to lift. Of what is held there always is: see `candidates.ts`. */
export const isFilled = ({ choice }: Ruleset, { seeds }: Position, move: Sowing): boolean =>
  move.kind === 'enter' || (seeds[move.from] as number) >= choice.atLeast;

/** Whether, beside the pit itself, anything can stand in the way: asked once for all pits of a row. */
export const isHindered = (rules: Ruleset, position: Position): boolean =>
  rules.relay.kind !== 'never' ||
  rules.grandSlam.kind === 'forbidden' ||
  rules.choice.directions.some(onlyToCapture) ||
  (rules.feeding.kind !== 'free' && opponentBare(rules, position));

const onlyToCapture = ({ when }: Ruleset['choice']['directions'][number]): boolean =>
  when === 'capture-only';

/** What stands in the way of a sowing that there are seeds for. */
export function hindranceOf(rules: Ruleset, position: Position, move: Sowing): Hindrance | null {
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
  if (!opponentBare(rules, position)) return true;
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

/**
 * A grand slam while a move is allowed that is none and leaves the opponent some seed. Feeding is
 * asked first (a ruling).
 */
function isAvoidable(rules: Ruleset, position: Position, move: Sowing): boolean {
  if (!sweeps(rules, position, move)) return false;
  const bare = rules.feeding.kind !== 'free' && opponentBare(rules, position);
  for (const instead of sowingsOf(rules, position))
    if (
      isPlayable(rules, position, instead) &&
      (!bare || feeds(rules, position, instead)) &&
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
