/** A legal move made: told as a trace, or played quietly. Both are the same unfolding of events. */
import { other, sideOf } from './board.ts';
import { conclude, concludeGrandSlam, endOf } from './end.ts';
import { tableOf } from './event.ts';
import { unfold } from './move.ts';
import { PLAYING, stageOf } from './opening.ts';
import { positionOn } from './position.ts';
import { refusalOf } from './refusal.ts';
import type { Ruleset } from './ruleset.ts';
import type { Event, Move, Position, Trace } from './types.ts';

/**
 * The position after a legal move, the end of the game included when the move brings it.
 * For search and counting: it trusts the caller that the move is legal and looks only whether the
 * mover has seeds to lift there. Throws if not, which is a bug of the caller; whether a player's
 * wish is legal is asked of `refusalOf`.
 */
export function play(rules: Ruleset, position: Position, move: Move): Position {
  if (!isThere(rules, position, move)) throw new Error(`Not a move here: ${JSON.stringify(move)}.`);
  return carryOut(rules, position, move, null);
}

/** Whether there are seeds of the mover's own for a move, at this stage of the game. */
function isThere({ board }: Ruleset, { seeds, stores, toMove, stage }: Position, move: Move) {
  switch (move.kind) {
    case 'sow':
      return (
        stage.kind === 'play' &&
        (seeds[move.from] as number) > 0 &&
        sideOf(board, move.from) === toMove
      );
    case 'enter':
      return stage.kind === 'play' && move.count > 0 && move.count <= stores[toMove];
    case 'arrange':
      return stage.kind === 'opening';
    case 'pass':
      return stage.kind === 'play';
    default:
      return move satisfies never;
  }
}

/**
 * A legal move told whole, event by event; the end of the game is part of the move that brings
 * it. Throws on a move that `refusalOf` refuses: ask first.
 */
export function trace(rules: Ruleset, position: Position, move: Move): Trace {
  const refusal = refusalOf(rules, position, move);
  if (refusal !== null) throw new Error(`Refused (${refusal.kind}): ${JSON.stringify(move)}.`);
  const events: Event[] = [];
  const after = carryOut(rules, position, move, events);
  return { ruleset: rules.id, before: position, move, events, after };
}

function carryOut(rules: Ruleset, position: Position, move: Move, tape: Event[] | null): Position {
  const table = tableOf(position, tape);
  const mover = position.toMove;
  const finish = unfold(rules, table, mover, move);
  if (finish === 'endless') throw new Error(`An endless relay: ${JSON.stringify(move)}.`);
  if (finish === 'won-by-grand-slam') return concludeGrandSlam(rules, table, mover);
  const reached = positionOn(table, other(mover), PLAYING);
  if (move.kind === 'arrange') return { ...reached, stage: stageOf(rules, reached) };
  const rule = endOf(rules, reached);
  return rule === null ? reached : conclude(rules, table, rule, reached.toMove);
}

/** What a position turned out to be when looked at: the same, or ended by the events told. */
export type Settled = { readonly events: readonly Event[]; readonly position: Position };

/**
 * Asks of a position that came from no move (typed in, linked, made up) whether it is already at
 * an end, and ends it if so. A position that goes on, or is over already, comes back with no events.
 */
export function settle(rules: Ruleset, position: Position): Settled {
  const rule = position.stage.kind === 'play' ? endOf(rules, position) : null;
  if (rule === null) return { events: [], position };
  const events: Event[] = [];
  const after = conclude(rules, tableOf(position, events), rule, position.toMove);
  return { events, position: after };
}
