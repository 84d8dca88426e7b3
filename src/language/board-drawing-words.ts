/** What is said on and around the drawing of the board, and that of the seed. */
export type BoardDrawingWords = {
  readonly title: string;
  readonly summary: string;
  readonly fromAbove: string;
  readonly fromSide: string;
  /** Stands by a part that no source names. */
  readonly describedOnly: string;
  /** Opens a name's plain meaning; empty where the reader needs none. */
  readonly literally: string;
  readonly head: {
    readonly letter: string;
    readonly names: string;
    readonly part: string;
    readonly text: string;
    readonly sure: string;
    readonly sources: string;
  };
  readonly seed: {
    readonly title: string;
    readonly summary: string;
    readonly length: string;
    readonly width: string;
  };
};
