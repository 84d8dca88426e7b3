/** What is said around the ladder of positions, the closing in on π and the number words. */
export type CountingWords = {
  readonly count: (n: number) => string;
  readonly ladder: {
    readonly title: string;
    readonly summary: string;
    readonly climb: string;
    readonly up: string;
    readonly down: string;
    readonly top: string;
    readonly seeds: string;
    readonly ways: string;
    readonly full: string;
    readonly here: string;
    readonly soFar: string;
    readonly told: (told: {
      seeds: number;
      ways: number;
      full: number;
      here: number;
      sum: number;
    }) => string;
    readonly look: string;
  };
  readonly pi: {
    readonly title: string;
    readonly summary: string;
    readonly place: string;
    readonly seeds: string;
    readonly ratio: string;
    readonly error: string;
    readonly errorAxis: string;
    readonly look: (told: { terms: number; ratio: string }) => string;
  };
  readonly numbers: {
    readonly title: string;
    readonly summary: string;
    readonly choose: string;
    readonly number: string;
    readonly counting: string;
    readonly quantity: string;
    readonly how: string;
    readonly plain: string;
    readonly more: (told: { unit: number; than: number }) => string;
    readonly less: (told: { unit: number; than: number }) => string;
    readonly look: string;
  };
};
