/** What is said on and around the drawing of the board, and that of the seed. */
export type BoardDrawingWords = {
  readonly title: string;
  readonly summary: string;
  readonly fromAbove: string;
  readonly fromSide: string;
  /** Stands by a part that no source names. */
  readonly describedOnly: string;
  readonly head: {
    readonly letter: string;
    readonly names: string;
    readonly part: string;
    readonly sure: string;
    readonly sources: string;
  };
  readonly seed: {
    readonly title: string;
    readonly summary: string;
    /** A measure that a source gives as rough. */
    readonly about: (told: { cm: number }) => string;
    readonly lengthHead: string;
    readonly widthHead: string;
    readonly seedsHead: string;
  };
};
