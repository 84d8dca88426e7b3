/** A board to try moves on, one side after the other. Owns the line played and the last attempt. */
import { startOf } from '../../engine/position.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import type { Move, Pit, Position, Side } from '../../engine/types.ts';
import { type Film, filmOf } from '../../figures/film.ts';
import type { Phrases } from '../../language/board-phrases.ts';
import { playLine } from '../../narration/line.ts';

export class Tryout {
  readonly ruleset: Ruleset;
  #phrases: () => Phrases;
  #moves = $state.raw<readonly Move[]>([]);

  constructor(ruleset: Ruleset, phrases: () => Phrases) {
    this.ruleset = ruleset;
    this.#phrases = phrases;
  }

  turns = $derived.by(() => playLine(this.ruleset, startOf(this.ruleset), this.#moves));
  film: Film = $derived.by(() =>
    filmOf({
      ruleset: this.ruleset,
      start: startOf(this.ruleset),
      turns: this.turns,
      remarks: [],
      phrases: this.#phrases(),
    }),
  );
  /** Where the game stands after the moves that were allowed. */
  position: Position = $derived.by(() => {
    const last = this.turns.findLast((turn) => turn.kind === 'played');
    return last?.kind === 'played' ? last.trace.after : startOf(this.ruleset);
  });
  toMove: Side = $derived(this.position.toMove);
  over = $derived(this.position.stage.kind === 'over');
  /** Whose move is shown: the last attempt's, allowed or not. */
  mover: Side = $derived.by(() => {
    const last = this.turns.at(-1);
    if (last === undefined) return this.toMove;
    return last.kind === 'refused' ? last.position.toMove : last.trace.before.toMove;
  });
  /** How the game ended, in words; empty while it goes on. A press after the end changes nothing. */
  result = $derived(
    this.over ? (this.film.beats.findLast((beat) => beat.kind === 'end')?.caption ?? '') : '',
  );
  refused = $derived(this.turns.at(-1)?.kind === 'refused');
  started = $derived(this.#moves.length > 0);
  /** The first beat of the last move, to show it from. */
  lastTurnBeat = $derived(
    Math.max(
      0,
      this.film.beats.findIndex((beat) => beat.turn === this.turns.length - 1),
    ),
  );

  /** Tries a pit for the side to move. A refused attempt is shown, and forgotten with the next. */
  choose(pit: Pit): void {
    const kept = this.#allowed();
    this.#moves = [...kept, { kind: 'sow', from: pit, direction: 'counter-clockwise' }];
  }

  /** Takes the last move back. */
  undo(): void {
    this.#moves = this.#allowed().slice(0, this.refused ? undefined : -1);
  }

  /** Starts again. */
  clear(): void {
    this.#moves = [];
  }

  #allowed = (): readonly Move[] => (this.refused ? this.#moves.slice(0, -1) : this.#moves);
}
