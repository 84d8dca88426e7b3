/**
 * What the charts of the mathematics chapter show, counted once and kept in `survey.json`, since it
 * takes half a minute and more. `npm run survey` counts it again from the same seeds and writes the same file.
 */
import { boundsOf } from '../analysis/ending-bounds.ts';
import { FILED } from '../analysis/ending-file.ts';
import { endingsOf } from '../analysis/endings.ts';
import { perft } from '../analysis/perft.ts';
import { type Player, lookingAhead, randomPlayer } from '../analysis/player.ts';
import { type Survey, surveyOf } from '../analysis/survey.ts';
import { startOf } from '../engine/position.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import { ayo } from '../engine/rulesets/ayo.ts';
import data from './survey.json' with { type: 'json' };

/** Games of one kind of player against its like, as the file keeps them: rows of plain numbers. */
export type KeptGames = {
  readonly ruleset: string;
  readonly player: string;
  readonly games: number;
  readonly seed: number;
  /** Moves of the first games, so that they can be played again and compared. */
  readonly first: readonly number[];
  /** Moves in a game, and how many games had as many. */
  readonly lengths: readonly (readonly number[])[];
  readonly won: Survey['won'];
  readonly ends: Survey['ends'];
  /** Seeds on the board, how often it was so, legal moves there in all. */
  readonly choices: readonly (readonly number[])[];
  /** By column from the owner's left: how often a pit was played, how often it took. */
  readonly byPit: readonly (readonly number[])[];
  /** By seeds sown, from one: the same. */
  readonly bySeeds: readonly (readonly number[])[];
};

/** The endings of a rule book with so many seeds. */
export type KeptEndings = {
  readonly ruleset: string;
  readonly seeds: number;
  /** A value, and how many positions have it. */
  readonly values: readonly (readonly number[])[];
  /** In how many positions both bounds meet, so that endless play is worth nothing whatever it is worth. */
  readonly certain: number;
  /** In how many positions the value differs from that of the first book. */
  readonly unlikeFirst: number;
};

export type KeptSurvey = {
  readonly games: readonly KeptGames[];
  /** Lines of 1, 2, 3 … moves from the start. */
  readonly tree: readonly number[];
  readonly endings: readonly KeptEndings[];
};

/** The file as it stands. */
export const SURVEY: KeptSurvey = data;

export const PLAYERS: readonly {
  readonly name: string;
  readonly player: Player;
  readonly games: number;
}[] = [
  { name: 'random', player: randomPlayer, games: 10_000 },
  { name: 'four-ahead', player: lookingAhead(4), games: 1_000 },
];

const SEED = 2026;
const KEPT_FIRST = 20;

/** Games of one kind of player, counted for the file. */
export function gamesOf(name: string, player: Player, games: number): KeptGames {
  const survey = surveyOf(ayo, player, games, SEED);
  const lengths = new Map<number, number>();
  for (const moves of survey.lengths) lengths.set(moves, (lengths.get(moves) ?? 0) + 1);
  return {
    ruleset: ayo.id,
    player: name,
    games,
    seed: SEED,
    first: survey.lengths.slice(0, KEPT_FIRST),
    lengths: Array.from(lengths).sort(([one], [two]) => one - two),
    won: survey.won,
    ends: survey.ends,
    choices: survey.choices.map(({ seeds, times, moves }) => [seeds, times, moves]),
    byPit: survey.byPit.map(({ times, took }) => [times, took]),
    bySeeds: survey.bySeeds.slice(1).map(({ times, took }) => [times, took]),
  };
}

/** Lines of play from the start, by their number of moves. */
export const treeTo = (depth: number): readonly number[] =>
  Array.from({ length: depth }, (_, less) => perft(ayo, startOf(ayo), less + 1));

/** The endings of every book that has files, up to so many seeds. */
export function endingsTo(upTo: number): readonly KeptEndings[] {
  const first = endingsOf(ayo, upTo);
  return FILED.flatMap((rules) => endingsOfBook(rules, upTo, first));
}

function endingsOfBook(
  rules: Ruleset,
  upTo: number,
  first: readonly Int8Array[],
): readonly KeptEndings[] {
  const bounds = boundsOf(rules, upTo);
  return endingsOf(rules, upTo).map((values, seeds) => {
    const counts = new Map<number, number>();
    let certain = 0;
    let unlikeFirst = 0;
    values.forEach((value, place) => {
      counts.set(value, (counts.get(value) ?? 0) + 1);
      if (bounds[seeds]?.atLeast[place] === bounds[seeds]?.atMost[place]) certain++;
      if (first[seeds]?.[place] !== value) unlikeFirst++;
    });
    const sorted = Array.from(counts).sort(([one], [two]) => one - two);
    return { ruleset: rules.id, seeds, values: sorted, certain, unlikeFirst };
  });
}
