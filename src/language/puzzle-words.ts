/** What the page of puzzles says, and what is said of the progress with them. */

/** Something written that is wrong: what was found is told, and what is allowed. */
type Found = (told: { found: string }) => string;
type OutOf = (told: { found: string; least: number; most: number }) => string;
type AtEntry = (told: { place: number; found: string }) => string;

export type PuzzleWords = {
  readonly title: string;
  readonly short: string;
  readonly lede: string;
  readonly description: string;
  readonly withoutScript: string;
  readonly worksheets: string;
  /** Above the puzzles that stand there without script. */
  readonly samples: string;
  readonly play: string;
  readonly book: string;
  readonly skill: string;
  readonly level: string;
  readonly series: string;
  readonly seriesHint: string;
  readonly puzzle: (told: { number: number; series: number }) => string;
  readonly rightMoves: (told: { count: number }) => string;
  readonly choosePit: string;
  /** Where a pit may be sown both ways. */
  readonly way: string;
  readonly ways: { readonly 'counter-clockwise': string; readonly clockwise: string };
  readonly yourNumber: string;
  readonly yourBoard: string;
  readonly pitField: (told: { pit: number }) => string;
  readonly answer: string;
  readonly notANumber: (told: { least: number; most: number }) => string;
  readonly hint: string;
  readonly hintNumber: (told: { nth: number; of: number }) => string;
  readonly noMoreHints: string;
  readonly show: string;
  readonly seeMove: string;
  readonly backToQuestion: string;
  /** Said when a pit is pressed while a film is shown: the board is put back first. */
  readonly putBack: string;
  readonly wrong: string;
  readonly right: string;
  readonly shown: string;
  readonly answerIs: string;
  readonly allMoves: string;
  readonly next: string;
  /** Said where a part of the page could not be fetched. */
  readonly notFetched: string;
  readonly noneMade: string;
  readonly before: { readonly solved: string; readonly shown: string };
  /** What an address named that is not here. */
  readonly unknown: {
    readonly book: Found;
    readonly skill: Found;
    readonly level: OutOf;
    readonly seed: OutOf;
    readonly number: OutOf;
  };
  readonly opened: string;
  readonly progress: {
    readonly title: string;
    readonly note: string;
    readonly none: string;
    readonly caption: string;
    readonly alone: string;
    readonly withHints: string;
    readonly shown: string;
    readonly open: string;
    readonly tries: string;
    readonly save: string;
    readonly take: string;
    readonly forget: string;
    readonly forgetSure: (told: { puzzles: number }) => string;
    readonly forgetYes: string;
    readonly forgetNo: string;
    readonly forgotten: string;
    readonly takeBack: string;
    readonly tookBack: string;
    readonly saved: (told: { puzzles: number }) => string;
    readonly taken: (told: { puzzles: number; fresh: number }) => string;
    readonly refused: string;
    readonly notRead: string;
    readonly notKept: string;
    readonly unread: string;
    readonly aside: string;
    readonly saveAside: string;
    readonly more: (told: { count: number }) => string;
  };
  readonly faults: {
    readonly tooLong: string;
    readonly notJson: string;
    readonly notOurs: string;
    readonly version: Found;
    readonly noList: string;
    readonly puzzle: AtEntry;
    readonly tries: AtEntry;
    readonly hints: AtEntry;
    readonly end: AtEntry;
  };
};
