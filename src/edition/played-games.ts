/** What the counted games and the first moves come to, as the charts show it and as rows to take away. */
import { row, seedTotal } from '../engine/board.ts';
import { legalMoves } from '../engine/legal.ts';
import { play } from '../engine/play.ts';
import { startOf } from '../engine/position.ts';
import { ayo } from '../engine/rulesets/ayo.ts';
import { factOf } from '../narration/facts.ts';
import type { Row } from './data-row.ts';
import { type KeptGames, SURVEY } from './survey.ts';

/** A share of moves, or a mean, counts only where it was seen this often. */
const ENOUGH = 100;

/** The kinds of players, as the file names them. */
export const PLAYED = ['random', 'four-ahead'] as const;
export type Played = (typeof PLAYED)[number];

/** Seeds on a full board, pits of a row, and the seeds that win. */
export const FULL = seedTotal(ayo.board);
export const OWN_PITS = row(ayo.board, 'south').length;
export const majorityOf = (): number => factOf(ayo, 'majority');

/** The games of one kind of players. */
export function gamesBy(player: Played): KeptGames {
  const kept = SURVEY.games.find((games) => games.player === player);
  if (kept === undefined) throw new Error(`The survey has no games of "${player}".`);
  return kept;
}

/** How long the games were: each length with how many games were so long, the middle and the mean. */
export function lengthsBy(player: Played) {
  const { games, lengths } = gamesBy(player);
  const counted = lengths.map(([moves = 0, times = 0]) => ({ moves, times }));
  let before = 0;
  const median = counted.find(({ times }) => (before += times) * 2 >= games)?.moves ?? 0;
  const all = counted.reduce((sum, { moves, times }) => sum + moves * times, 0);
  return { games, counted, median, mean: all / games, longest: counted.at(-1)?.moves ?? 0 };
}

/** The legal moves there were on average, by the seeds on the board; and over all. */
export function choicesBy(player: Played) {
  const seen = gamesBy(player).choices.map(([seeds = 0, times = 0, moves = 0]) => ({
    seeds,
    times,
    moves,
  }));
  const times = seen.reduce((sum, one) => sum + one.times, 0);
  const moves = seen.reduce((sum, one) => sum + one.moves, 0);
  const mean = seen
    .filter((one) => one.times >= ENOUGH)
    .map((one) => ({ seeds: one.seeds, choices: one.moves / one.times }));
  return { mean, over: moves / times };
}

/** How often a move took seeds: by the pit it began in, and by the seeds it sowed. */
export function capturesBy(player: Played) {
  const { byPit, bySeeds } = gamesBy(player);
  const shares = (rows: readonly (readonly number[])[]) =>
    rows.map(([times = 0, took = 0], less) => ({ at: less + 1, times, took, share: took / times }));
  return { byPit: shares(byPit), bySeeds: shares(bySeeds).filter(({ times }) => times >= ENOUGH) };
}

/** The first moves and what can be answered to each, by the numbers of the pits. */
export function firstMoves(): readonly {
  readonly pit: number;
  readonly answers: readonly number[];
}[] {
  const start = startOf(ayo);
  const pitsOf = (position: typeof start) =>
    legalMoves(ayo, position).flatMap((move) => (move.kind === 'sow' ? [move] : []));
  return pitsOf(start).map((move) => ({
    pit: move.from + 1,
    answers: pitsOf(play(ayo, start, move)).map(({ from }) => from + 1),
  }));
}

/** Lines of play of 1, 2, 3 … moves, and by how much the last move multiplies them. */
export function linesOfPlay() {
  const lines = SURVEY.tree.map((count, less) => ({ moves: less + 1, lines: count }));
  const [last = 1, before = 1] = SURVEY.tree.toReversed();
  return { lines, growth: last / before };
}

export const treeRows = async (): Promise<readonly Row[]> => linesOfPlay().lines;

export const lengthRows = async (): Promise<readonly Row[]> =>
  PLAYED.flatMap((player) =>
    lengthsBy(player).counted.map(({ moves, times }) => ({ player, moves, games: times })),
  );

export const choiceRows = async (): Promise<readonly Row[]> =>
  PLAYED.flatMap((player) =>
    gamesBy(player).choices.map(([seeds = 0, times = 0, moves = 0]) => ({
      player,
      seeds_on_board: seeds,
      positions: times,
      legal_moves: moves,
    })),
  );

export const captureRows = async (): Promise<readonly Row[]> =>
  PLAYED.flatMap((player) => {
    const { byPit, bySeeds } = gamesBy(player);
    const rows = (by: string, counts: readonly (readonly number[])[]) =>
      counts.map(([times = 0, took = 0], less) => ({ player, by, is: less + 1, times, took }));
    return [...rows('pit', byPit), ...rows('seeds', bySeeds)];
  });
