/** What is said on and around the charts of counted games and of the tree of moves. */

/** One thing for each kind of players the survey knows. */
export type InEachPlayer<T> = { readonly random: T; readonly 'four-ahead': T };

type ByPlayers = InEachPlayer<{ games: number; median: number; mean: number; longest: number }>;

export type PlayedWords = {
  readonly tree: {
    readonly title: string;
    readonly summary: (told: {
      first: number;
      second: number;
      moves: number;
      lines: number;
      growth: number;
    }) => string;
    readonly start: string;
    readonly firstMove: string;
    readonly answers: (told: { from: number; to: number }) => string;
    readonly note: (told: { growth: number }) => string;
    readonly moves: string;
    readonly lines: string;
  };
  readonly lengths: {
    readonly title: string;
    readonly summary: (told: ByPlayers & { majority: number }) => string;
    readonly middle: (told: { moves: number }) => string;
    readonly axis: string;
    readonly orMore: (told: { moves: number }) => string;
    readonly span: (told: { from: number; to: number }) => string;
  };
  readonly choices: {
    readonly title: string;
    readonly summary: (told: {
      random: number;
      skilled: number;
      full: number;
      late: number;
      seeds: number;
    }) => string;
    readonly across: string;
    readonly up: string;
    readonly note: (told: { late: number; seeds: number }) => string;
  };
  readonly captures: {
    readonly title: string;
    readonly summary: (told: {
      games: number;
      first: number;
      last: number;
      dip: number;
      share: number;
    }) => string;
    readonly byPit: string;
    readonly bySeeds: string;
    readonly pit: string;
    readonly seeds: string;
    readonly took: string;
    readonly note: (told: { dip: number }) => string;
  };
  /** The kinds of players, with how many games of them were played. */
  readonly players: InEachPlayer<(told: { games: number }) => string>;
  readonly short: InEachPlayer<string>;
};
