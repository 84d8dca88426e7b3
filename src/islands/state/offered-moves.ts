/** The moves a comparison can be asked about, allowed or not: a refusal teaches too. */
import { ARRANGE, PASS, sowingsOf } from '../../engine/candidates.ts';
import { legalMoves } from '../../engine/legal.ts';
import { makeMove, parseMove } from '../../engine/move-notation.ts';
import { parsePosition } from '../../engine/notation.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import type { Move, Position } from '../../engine/types.ts';

/**
 * Every move of the first rule book's; rearranging where any of them has not yet begun, and passing
 * where any of them knows it.
 */
export function offeredMoves(rulesets: readonly Ruleset[], position: string): readonly Move[] {
  const read = rulesets.flatMap((ruleset) => {
    const { ok, ...rest } = parsePosition(ruleset, position);
    return ok && 'value' in rest ? [{ ruleset, position: rest.value }] : [];
  });
  const [first] = read;
  if (first === undefined || first.ruleset !== rulesets[0]) return [];
  const opening = read.filter((one) => one.position.stage.kind === 'opening');
  const sowings = opening.length === read.length ? [] : sowingsOf(first.ruleset, first.position);
  return [
    ...sowings,
    ...(opening.length > 0 ? [ARRANGE] : []),
    ...(read.some(({ ruleset }) => ruleset.pass === 'when-no-move') ? [PASS] : []),
  ];
}

/** A move as a link wrote it, or, when it is no move of this rule book, the first one allowed. */
export function moveOrFirst(ruleset: Ruleset, position: Position, move: string): string {
  if (parseMove(ruleset, move).ok) return move;
  const first = legalMoves(ruleset, position)[0] ?? sowingsOf(ruleset, position)[0];
  return first === undefined ? '1' : makeMove(ruleset, first);
}
