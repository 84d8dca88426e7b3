/** Everything the pages say around the text: navigation, notices, apparatus. Read at build only. */
export type Site = {
  readonly bookTitle: string;
  /** The book in the title of a window, told apart by language. */
  readonly windowName: string;
  readonly tagline: string;
  readonly skipToContent: string;
  readonly mainNavigation: string;
  readonly start: string;
  readonly about: string;
  readonly language: string;
  readonly theme: string;
  readonly themes: { readonly light: string; readonly dark: string; readonly auto: string };
  readonly contents: string;
  readonly sources: string;
  readonly sourceNote: string;
  readonly citedInBase: string;
  readonly ruling: string;
  readonly exampleSource: string;
  readonly notFoundTitle: string;
  readonly notFoundText: string;
  readonly licence: string;
  readonly privacy: string;
  readonly reader: { readonly [who in 'visitor' | 'pupil' | 'teacher' | 'scholar']: string };
  readonly openRules: string;
  /** Said in place of the board to play on, where no script runs. */
  readonly withoutScript: string;
  readonly ruleBook: {
    readonly book: string;
    readonly all: string;
    readonly lede: string;
    readonly place: string;
    readonly date: string;
    readonly evidence: string;
    readonly start: string;
    readonly rules: string;
    readonly notes: string;
    readonly seeExample: string;
    readonly readChapter: string;
    readonly compare: string;
  };
  readonly sideBySide: {
    readonly nav: string;
    readonly lede: string;
    readonly description: string;
    readonly open: string;
  };
  readonly customs: {
    readonly caption: string;
    readonly custom: string;
    readonly played: string;
    readonly taken: string;
    readonly after: string;
    readonly refused: string;
    readonly goesOn: string;
    readonly ends: string;
    readonly before: string;
  };
  readonly landing: {
    readonly caption: string;
    readonly seeds: string;
    readonly pitsOn: string;
    readonly printed: string;
    readonly from: (told: { pit: number }) => string;
    readonly noPit: string;
  };
};
