/** What is said of reviews: whether a page has one, how to correct it, and the list for a reviewer. */
export type ReviewWords = {
  readonly notReviewed: string;
  /** `on`: the day in words. */
  readonly reviewed: (told: { by: string; on: string }) => string;
  readonly correct: string;
  readonly list: string;
  readonly title: string;
  readonly lede: string;
  readonly description: string;
  /** How the list is meant to be used, paragraph by paragraph. */
  readonly how: readonly string[];
  readonly doubts: string;
  readonly doubtsNote: string;
  readonly head: {
    readonly word: string;
    readonly means: string;
    readonly doubt: string;
    readonly found: string;
    readonly place: string;
    readonly yoruba: string;
    readonly english: string;
  };
  readonly strings: string;
  readonly numbers: string;
  readonly content: string;
  readonly chapters: string;
  readonly contents: string;
};
