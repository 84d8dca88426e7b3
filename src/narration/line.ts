/** A line of play: moves made one after the other, each played or refused with its reason. */
import { playOn, positionOf, startGame } from '../engine/game.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import type { Move, Position, Refusal, Trace } from '../engine/types.ts';

/** One move of a line. A refused move leaves the position as it was. */
export type Turn =
  | { readonly kind: 'played'; readonly trace: Trace }
  | {
      readonly kind: 'refused';
      readonly position: Position;
      readonly move: Move;
      readonly refusal: Refusal;
    };

/** Plays a line from a position. Every move gives one turn; repetition is judged over the whole line. */
export function playLine(
  ruleset: Ruleset,
  start: Position,
  moves: readonly Move[],
): readonly Turn[] {
  let game = startGame(ruleset, start);
  return moves.map((move): Turn => {
    const played = playOn(game, move);
    if (!played.ok)
      return { kind: 'refused', position: positionOf(game), move, refusal: played.refusal };
    game = played.game;
    return { kind: 'played', trace: game.traces.at(-1) as Trace };
  });
}
