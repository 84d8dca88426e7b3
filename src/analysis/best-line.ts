/**
 * A line of best play to its end. The side that is ahead takes the shortest way to what is its own, the
 * side behind holds out as long as it can; where nobody is ahead they go on until the board returns
 * and the rule book ends the game. So no line goes round for ever.
 */
import { type Game, playOn, positionOf, startGame } from '../engine/game.ts';
import { play } from '../engine/play.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import type { Position } from '../engine/types.ts';
import { type MoveValue, adviceFor, bestOf, playedOut } from './advice.ts';
import type { Endings } from './endings.ts';
import { layoutOf, seedsIn } from './layout.ts';
import { QuickBoard } from './quick-board.ts';
import { quickRulesOf } from './quick-rules.ts';
import { placeOf } from './rank.ts';
import { movesToSecure } from './securing.ts';

/** Longer than any line of twelve seeds that is known; a guard, never an answer. */
const LONGEST = 1000;

/** Plays best lines by one set of tables, and remembers how far each position is from its worth. */
export class BestLines {
  readonly rules: Ruleset;
  readonly endings: Endings;
  private readonly board: QuickBoard;
  private readonly known = new Map<string, Uint16Array>();

  constructor(rules: Ruleset, endings: Endings) {
    const quick = quickRulesOf(rules);
    if (quick === null) throw new Error(`"${rules.id}" has no tables of endings.`);
    this.rules = rules;
    this.endings = endings;
    this.board = new QuickBoard(quick, endings.length - 1);
  }

  /** The game from a position on, both playing their best, as the rule book has it end. */
  from(position: Position): Game {
    let game = startGame(this.rules, position);
    while (positionOf(game).stage.kind === 'play' && game.traces.length < LONGEST) {
      const chosen = this.choose(positionOf(game));
      if (chosen === null) break;
      const played = playOn(game, chosen.move);
      if (!played.ok) throw new Error(`A best move was refused: ${played.refusal.kind}.`);
      ({ game } = played);
    }
    return game;
  }

  /** Moves until the side ahead has made sure of the value; null where there is nothing to be sure of. */
  movesUntilSure(position: Position): number | null {
    const layout = layoutOf(this.rules, position);
    const value = this.endings[seedsIn(layout)]?.[placeOf(layout)] ?? 0;
    return value === 0 ? null : this.movesLeft(layout, Math.abs(value));
  }

  private choose(position: Position): MoveValue | null {
    const advice = adviceFor(position, this.rules, this.endings);
    if (advice === null) return null;
    const { value } = advice;
    let best: MoveValue | null = null;
    let least = Infinity;
    for (const told of bestOf(advice)) {
      const moves = this.movesAfter(position, told, Math.abs(value));
      const rank = value < 0 ? -moves : moves;
      if (rank >= least) continue;
      least = rank;
      best = told;
    }
    return best;
  }

  private movesAfter(position: Position, { move, taken }: MoveValue, sure: number): number {
    if (sure === 0 || taken > 0) return 0;
    const after = play(playedOut(this.rules), position, move);
    return after.stage.kind === 'over' ? 0 : this.movesLeft(layoutOf(this.rules, after), sure);
  }

  private movesLeft(layout: readonly number[], sure: number): number {
    const seeds = seedsIn(layout);
    const key = `${seeds} ${sure}`;
    let moves = this.known.get(key);
    if (moves === undefined) {
      moves = movesToSecure(this.board, this.endings, seeds, sure);
      this.known.set(key, moves);
    }
    return moves[placeOf(layout)] as number;
  }
}
