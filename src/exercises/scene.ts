/** A position looked at for questions: what each of its moves does. Looked up once, when asked for. */
import { sowingsOf } from '../engine/candidates.ts';
import { isFilled } from '../engine/hindrance.ts';
import { trace } from '../engine/play.ts';
import { refusalOf } from '../engine/refusal.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import { takenIn } from '../engine/tally.ts';
import type { Move, Position } from '../engine/types.ts';
import type { MoveTold } from './question.ts';

/** What a move does, or why it may not be made. */
export function tellMove(rules: Ruleset, position: Position, move: Move): MoveTold {
  const refusal = refusalOf(rules, position, move);
  if (refusal !== null) return { kind: 'refused', move, refusal };
  const told = trace(rules, position, move);
  return { kind: 'played', move, trace: told, taken: takenIn(told) };
}

export class Scene {
  readonly rules: Ruleset;
  readonly position: Position;
  #moves: readonly MoveTold[] | null = null;

  constructor(rules: Ruleset, position: Position) {
    this.rules = rules;
    this.position = position;
  }

  /** Every sowing from a pit that holds enough, allowed or not. What is held in the hand is left out. */
  get moves(): readonly MoveTold[] {
    this.#moves ??= sowingsOf(this.rules, this.position)
      .filter((move) => move.kind === 'sow' && isFilled(this.rules, this.position, move))
      .map((move) => tellMove(this.rules, this.position, move));
    return this.#moves;
  }

  /** The moves that may be played. */
  get played(): readonly Played[] {
    return this.moves.filter((told) => told.kind === 'played');
  }

  /** Those after which the game goes on: what lies in the pits then has not been gathered. */
  get goingOn(): readonly Played[] {
    return this.played.filter(({ trace: { after } }) => after.stage.kind === 'play');
  }
}

export type Played = Extract<MoveTold, { kind: 'played' }>;
