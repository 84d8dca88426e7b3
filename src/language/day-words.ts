/** What is said on and around the figure of the day. */
export type DayWords = {
  readonly title: string;
  readonly summary: string;
  /** The two sides that tell of the day. */
  readonly base: string;
  readonly others: string;
  readonly says: {
    readonly played: string;
    readonly 'not-played': string;
    readonly silent: string;
  };
  readonly part: string;
  readonly sure: string;
};
