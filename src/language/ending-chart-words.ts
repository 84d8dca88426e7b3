/** What is said on and around the charts of endings. */
export type ChartText = { readonly title: string; readonly summary: string };

export type EndingChartWords = {
  readonly seeds: string;
  readonly positions: string;
  readonly value: string;
  readonly share: string;
  readonly percent: (share: number) => string;
  readonly count: (n: number) => string;
  readonly verdicts: ChartText & {
    readonly won: string;
    readonly drawn: string;
    readonly lost: string;
    readonly here: string;
    readonly published: string;
    readonly look: string;
    readonly agree: (told: { seeds: number; same: boolean }) => string;
  };
  readonly values: ChartText & {
    readonly choose: string;
    readonly told: (told: {
      seeds: number;
      positions: number;
      most: number;
      times: number;
    }) => string;
    readonly lost: string;
    readonly won: string;
    readonly look: string;
  };
  readonly customs: ChartText & {
    readonly books: { readonly [book: string]: string };
    readonly look: string;
  };
  readonly sure: ChartText & { readonly certain: string; readonly look: string };
  readonly harvest: ChartText & {
    readonly before: string;
    readonly after: string;
    readonly nearest: string;
    readonly fromStart: string;
    readonly look: (told: { pits: number; seeds: number }) => string;
    readonly pit: string;
    readonly sown: string;
    readonly taken: string;
    readonly game: (told: { moves: number }) => string;
  };
};
