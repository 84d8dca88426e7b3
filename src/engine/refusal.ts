/** Why a move is not allowed, with all a teacher needs: what is in the way and what may be played. */
import { pitCount, sideOf } from './board.ts';
import type { Sowing } from './candidates.ts';
import { haulOf } from './capture.ts';
import { endlessOf } from './endless.ts';
import { seedsIn, tableOf } from './event.ts';
import { legalMoves, wrongWith } from './legal.ts';
import type { Ruleset } from './ruleset.ts';
import { sow } from './sow.ts';
import type { Move, Position, Refusal } from './types.ts';

/** Why a move may not be played here, or null if it may. Never throws for a player's mistake. */
export function refusalOf(rules: Ruleset, position: Position, move: Move): Refusal | null {
  const kind = wrongWith(rules, position, move);
  if (kind === null) return null;
  if (kind === 'over' || kind === 'not-this-stage' || kind === 'can-move') return { kind };
  if (kind === 'nothing-held') return { kind, held: position.stores[position.toMove] };
  if (move.kind !== 'sow') throw new Error(`"${kind}" cannot be wrong with "${move.kind}".`);
  const pit = move.from;
  switch (kind) {
    case 'no-such-pit':
      return { kind, pits: pitCount(rules.board) };
    case 'not-yours':
      return { kind, pit, owner: sideOf(rules.board, pit) };
    case 'empty':
      return { kind, pit };
    case 'too-few':
      return { kind, pit, needs: rules.choice.atLeast };
    case 'wrong-direction':
      return { kind, allowed: rules.choice.directions.map(({ direction }) => direction) };
    case 'must-feed':
      return { kind, instead: legalMoves(rules, position) };
    case 'grand-slam':
      return { kind, ...wouldTake(rules, position, move), instead: legalMoves(rules, position) };
    case 'endless':
      return { kind, ...endlessOf(rules, position, pit, move.direction) };
    default:
      return kind satisfies never;
  }
}

/** The pits a move would take from, in order, and the seeds in them. */
function wouldTake(rules: Ruleset, position: Position, { from, direction }: Sowing) {
  const table = tableOf(position, null);
  const last = sow(rules, table, from, direction);
  if (last === null) throw new Error('An endless relay takes nothing.');
  const { pits } = haulOf(rules, table, last, direction, position.toMove);
  return { pits, count: pits.reduce((sum, pit) => sum + seedsIn(table, pit), 0) };
}
