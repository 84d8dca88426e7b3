/** What is said on and around the two figures of landings: the clock and the threats. */
export type LandingWords = {
  readonly clock: {
    readonly title: string;
    readonly summary: (told: { period: number; pits: number; apart: number }) => string;
    /** One sowing in a sentence or two. */
    readonly said: (told: { seeds: number; played: number; printed: number }) => string;
    /** The two formulas with what they are called. */
    readonly played: string;
    readonly formula: (told: { period: number }) => string;
    readonly printed: string;
    readonly printedFormula: (told: { pits: number }) => string;
    /** At the plot of all landings. */
    readonly playedEvery: (told: { period: number }) => string;
    readonly printedEvery: (told: { pits: number }) => string;
    readonly part: (told: { apart: number }) => string;
    readonly chart: LandingChartWords;
  };
  readonly threats: {
    readonly title: string;
    readonly summary: (told: { period: number; seeds: number; but: readonly number[] }) => string;
    readonly pick: string;
    readonly round: (told: { round: number; holding: readonly number[] }) => string;
    readonly seedsIn: (told: { pit: number }) => string;
    readonly own: string;
    readonly theirs: string;
  };
};

/** What the moving chart says: plain text, since it travels to the browser. */
export type LandingChartWords = {
  readonly slider: string;
  readonly origin: string;
  readonly last: string;
  readonly asPrinted: string;
  readonly seeds: string;
  readonly steps: string;
};
