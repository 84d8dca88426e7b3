/** What is said around a point on which a source errs or sources differ. */
export type DisagreementWords = {
  /** The label of each kind; the column heads of its two sides. */
  readonly kinds: {
    readonly [kind in 'error' | 'dispute' | 'note']: {
      readonly label: string;
      readonly plural: string;
      readonly says: string;
      readonly other: string;
    };
  };
  readonly evidence: string;
  readonly sure: string;
  readonly sureness: { readonly high: string; readonly medium: string; readonly low: string };
  /** The link from the text to the row. */
  readonly row: string;
  readonly sources: string;
  /** Stands before the places of the text that tell it. */
  readonly toldIn: string;
  readonly apart: string;
  /** The heads of the columns. */
  readonly point: string;
  readonly says: string;
  readonly other: string;
  /** The choice of what the table shows. */
  readonly show: string;
  readonly all: string;
  readonly groups: {
    readonly [
      group in
        | 'words'
        | 'rules'
        | 'board'
        | 'seeds'
        | 'strategy'
        | 'sister-games'
        | 'names'
        | 'history'
        | 'society'
        | 'thought'
        | 'proverbs'
        | 'bibliography'
    ]: string;
  };
  readonly bySubject: string;
  readonly data: string;
};
