/** Everything said on and around the chronology. */
export type ChronologyWords = {
  readonly question: string;
  readonly summary: string;
  readonly chart: TimelineWords;
  readonly table: {
    readonly years: string;
    readonly event: string;
    readonly kind: string;
    readonly sure: string;
    readonly sources: string;
    readonly disagreements: string;
  };
};

/** What stands on the chart and its buttons. Plain strings: they travel to the browser. */
export type TimelineWords = {
  /** The kinds in the order of the lanes, each with what it is. */
  readonly kinds: Readonly<Record<'evidence' | 'report' | 'tradition' | 'silence', string>>;
  readonly kindOf: Readonly<Record<'evidence' | 'report' | 'tradition' | 'silence', string>>;
  readonly chart: string;
  readonly closer: string;
  readonly further: string;
  readonly earlier: string;
  readonly later: string;
  readonly all: string;
  readonly keys: string;
  readonly choose: string;
  /** Stands before years that are ours and not a source’s. */
  readonly about: string;
  /** Stands before the year something ends that began nobody knows when. */
  readonly until: string;
  /** Stands between the first and the last year in view. */
  readonly inView: string;
};
