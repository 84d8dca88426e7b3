/** What the figure of the checks says: the engine beside other engines. */
export type CheckWords = {
  readonly title: string;
  readonly summary: (told: { answers: string; moves: string; none: number }) => string;
  readonly book: string;
  readonly against: string;
  readonly records: string;
  readonly moves: string;
  readonly answers: string;
  readonly differences: string;
  readonly others: {
    readonly [
      other in 'openspiel' | 'mancalagames' | 'second-reading' | 'openspiel-and-two' | 'others'
    ]: string;
  };
  readonly none: string;
  readonly linesCaption: string;
  readonly depth: string;
  readonly lines: string;
  readonly unfinished: string;
};
