/** What the sheets for a classroom say, besides the rules themselves. Read at build only. */
export type SheetWords = {
  readonly print: string;
  readonly printNote: string;
  readonly allSheets: string;
  readonly rules: string;
  readonly large: string;
  readonly description: (told: { book: string }) => string;
  readonly setUp: string;
  readonly play: string;
  readonly end: string;
  readonly example: string;
  readonly disputed: string;
  readonly noDispute: string;
  readonly rule: (told: { rule: number }) => string;
  readonly sources: string;
  /** Said on large print, which has no room for all of it. */
  readonly more: string;
  readonly north: string;
  readonly south: string;
  readonly northWay: string;
  readonly southWay: string;
  readonly otherWay: (told: { rule: number }) => string;
  readonly boardPicture: (told: { each: number }) => string;
  readonly code: string;
  /** Stands before the rule books a sheet is for. */
  readonly books: string;
  readonly board: {
    readonly title: string;
    readonly about: string;
    readonly heading: (told: { pits: number }) => string;
    readonly bar: (told: { length: number }) => string;
    readonly cut: string;
    readonly sit: (told: { row: number }) => string;
    readonly stores: string;
    readonly noStores: string;
    readonly arrows: string;
    readonly picture: (told: { pits: number; row: number; stores: boolean }) => string;
  };
  readonly tokens: {
    readonly title: string;
    readonly about: string;
    readonly how: (told: { seeds: number; spare: number }) => string;
    readonly carton: string;
    readonly cartonSteps: readonly string[];
    readonly picture: (told: { seeds: number }) => string;
  };
  readonly score: {
    readonly title: string;
    readonly about: string;
    readonly heading: (told: { seeds: number }) => string;
    readonly sum: (told: { seeds: number }) => string;
    readonly columns: {
      readonly game: string;
      readonly southName: string;
      readonly northName: string;
      readonly south: string;
      readonly north: string;
      readonly left: string;
      readonly together: string;
      readonly won: string;
    };
    readonly check: string;
    readonly total: string;
    readonly right: (told: { seeds: string }) => string;
    readonly short: (told: { seeds: string }) => string;
    readonly over: (told: { seeds: string }) => string;
  };
};
