/** What is said on and around the figure of the counts in danger. */
export type DangerWords = {
  readonly title: string;
  readonly summary: string;
  readonly lap: (told: { fewest: number; most: number }) => string;
  /** How many seeds such a sowing brings to the pit. */
  readonly brings: (told: { seeds: number }) => string;
  readonly held: string;
  readonly becomes: (told: { before: number; after: number }) => string;
  readonly taken: string;
  readonly safe: string;
  readonly sowing: string;
};
