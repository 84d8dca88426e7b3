/**
 * Games by the thousand, from seeds that are told, and what they come to: how long they last, how many
 * moves there are to choose from, and which moves take.
 */
import { legalMoves } from '../engine/legal.ts';
import { play, trace } from '../engine/play.ts';
import { keyOf, outcomeOf, startOf } from '../engine/position.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import { takenIn } from '../engine/tally.ts';
import type { EndCause, Move, Position } from '../engine/types.ts';
import type { Player } from './player.ts';
import { seededNumbers } from './seeded.ts';

/** How often something was done, and how often it took seeds. */
export type Tried = { readonly times: number; readonly took: number };

/** What a number of games came to. */
export type Survey = {
  readonly games: number;
  readonly seed: number;
  /** Moves of each game, in the order of the games. */
  readonly lengths: readonly number[];
  readonly won: { readonly south: number; readonly north: number; readonly level: number };
  readonly ends: Readonly<Partial<Record<EndCause, number>>>;
  /** By how many seeds are on the board: how often it was so, and the legal moves there were in all. */
  readonly choices: readonly {
    readonly seeds: number;
    readonly times: number;
    readonly moves: number;
  }[];
  /** By the column of the pit, from its owner's left. */
  readonly byPit: readonly Tried[];
  /** By the seeds that were sown: none at place 0. */
  readonly bySeeds: readonly Tried[];
};

/**
 * Plays games from the start. The n-th game draws its lots from the seed and n alone, so any one of them
 * can be played again by itself. A board that returns ends the game, as in every rule book here.
 */
export function surveyOf(rules: Ruleset, player: Player, games: number, seed: number): Survey {
  const counts = new Counts(rules);
  const lengths = Array.from({ length: games }, (_, game) =>
    playGame(rules, player, seededNumbers(seed * 1_000_003 + game), counts),
  );
  return { games, seed, lengths, ...counts.told() };
}

function playGame(rules: Ruleset, player: Player, draw: () => number, counts: Counts): number {
  let position = startOf(rules);
  const seen = new Set([keyOf(position)]);
  for (let moves = 0; ; moves++) {
    const move = position.stage.kind === 'play' ? player(rules, position, draw) : null;
    if (move === null) {
      counts.end(position, outcomeOf(position)?.cause ?? 'no-move');
      return moves;
    }
    const after = play(rules, position, move);
    if (move.kind === 'sow') counts.move(position, after, move);
    position = after;
    const key = keyOf(position);
    if (position.stage.kind === 'play' && seen.has(key)) {
      counts.end(position, 'repetition');
      return moves + 1;
    }
    seen.add(key);
  }
}

/** What is counted on the way. */
class Counts {
  private readonly rules: Ruleset;
  private readonly won = { south: 0, north: 0, level: 0 };
  private readonly ends: Partial<Record<EndCause, number>> = {};
  private readonly choices = new Map<number, { times: number; moves: number }>();
  private readonly byPit: { times: number; took: number }[];
  private readonly bySeeds: { times: number; took: number }[];

  constructor(rules: Ruleset) {
    const nothing = () => ({ times: 0, took: 0 });
    this.rules = rules;
    this.byPit = Array.from({ length: rules.board.columns }, nothing);
    this.bySeeds = Array.from({ length: 2 * rules.board.columns * rules.board.start + 1 }, nothing);
  }

  move(before: Position, after: Position, move: Move & { kind: 'sow' }): void {
    const { toMove } = before;
    const { from } = move;
    const sown = before.seeds[from] as number;
    // Where the game ends, the stores hold what was gathered too: the move is told again.
    const took =
      after.stage.kind === 'over'
        ? takenIn(trace(this.rules, before, move)) > 0
        : after.stores[toMove] > before.stores[toMove];
    for (const one of [this.byPit[from % this.rules.board.columns], this.bySeeds[sown]])
      if (one !== undefined) {
        one.times++;
        if (took) one.took++;
      }
    const seeds = before.seeds.reduce((sum, count) => sum + count, 0);
    const choice = this.choices.get(seeds) ?? { times: 0, moves: 0 };
    choice.times++;
    choice.moves += legalMoves(this.rules, before).length;
    this.choices.set(seeds, choice);
  }

  end({ stores, seeds }: Position, cause: EndCause): void {
    this.ends[cause] = (this.ends[cause] ?? 0) + 1;
    const half = seeds.length / 2;
    const row = (first: number): number =>
      cause === 'repetition'
        ? seeds.slice(first, first + half).reduce((sum, count) => sum + count, 0)
        : 0;
    const lead = stores.south + row(0) - stores.north - row(half);
    this.won[lead > 0 ? 'south' : lead < 0 ? 'north' : 'level']++;
  }

  told(): Omit<Survey, 'games' | 'seed' | 'lengths'> {
    const choices = Array.from(this.choices, ([seeds, choice]) => ({ seeds, ...choice })).sort(
      (one, two) => two.seeds - one.seeds,
    );
    const last = this.bySeeds.findLastIndex(({ times }) => times > 0);
    const { won, ends, byPit } = this;
    return { won, ends, choices, byPit, bySeeds: this.bySeeds.slice(0, last + 1) };
  }
}
