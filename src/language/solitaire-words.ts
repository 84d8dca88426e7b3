/** What is said around the solitaire of sowing and the endings made of it. */
export type SolitaireWords = {
  readonly play: {
    readonly title: string;
    readonly summary: string;
    readonly choose: string;
    readonly store: string;
    /** A pit as a button: how far it is from the store, and what it holds. */
    readonly pit: (told: { pit: number; seeds: number }) => string;
    readonly row: string;
    readonly undo: string;
    readonly again: string;
    readonly hint: string;
    readonly rule: string;
    readonly refused: (told: { pit: number; seeds: number }) => string;
    readonly played: (told: { pit: number; left: number }) => string;
    readonly stuck: string;
    readonly cleared: (told: { moves: number }) => string;
    readonly advice: (told: { pit: number }) => string;
    readonly hopeless: string;
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
