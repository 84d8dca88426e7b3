/** What is said around the solitaire of sowing and the endings made of it. */
/** Said by the solitaire while it is played: they travel, so they are patterns with `{names}` in them. */
export type SolitaireLive = {
  readonly choose: string;
  readonly store: string;
  /** A pit as a button: `{pit}` is how far it is from the store, `{seeds}` what it holds. */
  readonly pit: string;
  readonly row: string;
  readonly undo: string;
  readonly again: string;
  readonly hint: string;
  readonly rule: string;
  readonly refused: string;
  readonly played: string;
  readonly stuck: string;
  readonly cleared: string;
  readonly advice: string;
  readonly hopeless: string;
};

export type SolitaireWords = {
  readonly live: SolitaireLive;
  readonly play: {
    readonly title: string;
    readonly summary: string;
    readonly seeds: string;
    readonly pits: string;
    readonly first: string;
    readonly look: string;
  };
  readonly determined: {
    readonly title: string;
    readonly summary: string;
    readonly caption: (told: { seeds: number; stones: number; taken: number }) => string;
    readonly seeds: string;
    readonly south: string;
    readonly north: string;
    readonly plays: string;
    readonly taken: string;
    readonly value: string;
    readonly beyond: string;
    readonly look: string;
  };
};
