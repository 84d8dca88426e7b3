/**
 * A line of play: where it began, every move told, and the positions already seen. Immutable, of
 * any length. The only place that knows of repetition.
 */
import { conclude } from './end.ts';
import { tableOf } from './event.ts';
import { type Settled, settle, trace } from './play.ts';
import { keyOf, startOf } from './position.ts';
import { refusalOf } from './refusal.ts';
import type { Ruleset } from './ruleset.ts';
import type { Event, Move, Position, Refusal, Trace } from './types.ts';

/** A game in progress or finished. */
export type Game = {
  readonly ruleset: Ruleset;
  /** The position it began with, as given. */
  readonly start: Position;
  /** What looking at the start brought: no events, or the end of a position already at its end. */
  readonly settled: Settled;
  readonly traces: readonly Trace[];
  /** Keys of the positions seen, the start's first: always one more than there are moves. */
  readonly seen: readonly string[];
};

/** A new game, from the ruleset's first position or from another. */
export function startGame(rules: Ruleset, start: Position = startOf(rules)): Game {
  const settled = settle(rules, start);
  return { ruleset: rules, start, settled, traces: [], seen: [keyOf(settled.position)] };
}

/** Where the game stands now. */
export const positionOf = (game: Game): Position =>
  game.traces.at(-1)?.after ?? game.settled.position;

/** A game with one move more, or the reason why the move is refused. */
export type Played =
  { readonly ok: true; readonly game: Game } | { readonly ok: false; readonly refusal: Refusal };

/**
 * Plays a move. If it brings back a position that was seen before (same board, same side to move)
 * and the ruleset ends the game by repetition, the end is part of the move's trace.
 */
export function playOn(game: Game, move: Move): Played {
  const position = positionOf(game);
  const refusal = refusalOf(game.ruleset, position, move);
  if (refusal !== null) return { ok: false, refusal };
  const told = trace(game.ruleset, position, move);
  const key = keyOf(told.after);
  const traces = [...game.traces, endedByRepetition(game, told, key)];
  return { ok: true, game: { ...game, traces, seen: [...game.seen, key] } };
}

/** The game without its last move; a game without moves stays as it is. */
export const undo = (game: Game): Game =>
  game.traces.length === 0
    ? game
    : { ...game, traces: game.traces.slice(0, -1), seen: game.seen.slice(0, -1) };

function endedByRepetition(game: Game, told: Trace, key: string): Trace {
  const rule = game.ruleset.end.find(({ kind }) => kind === 'repetition');
  if (rule === undefined || told.after.stage.kind !== 'play' || !game.seen.includes(key))
    return told;
  const ending: Event[] = [];
  const { toMove } = told.after;
  const after = conclude(game.ruleset, tableOf(told.after, ending), rule, toMove);
  return { ...told, events: [...told.events, ...ending], after };
}
