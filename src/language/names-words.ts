/** Everything said on and around the map and the table of names. */
export type NamesWords = {
  readonly question: string;
  readonly summary: string;
  readonly maps: Readonly<Record<string, { readonly title: string; readonly described: string }>>;
  /** What the shapes on the map stand for. */
  readonly key: {
    readonly circle: string;
    readonly triangle: string;
    readonly square: string;
    readonly clash: string;
  };
  /** Where the coasts come from, and what a spot is worth. */
  readonly credit: string;
  readonly table: NamesTableWords;
};

/** What stands in and over the table. Plain strings: they travel to the browser. */
export type NamesTableWords = {
  readonly caption: string;
  readonly name: string;
  readonly people: string;
  readonly place: string;
  readonly source: string;
  readonly note: string;
  readonly noName: string;
  readonly contradicted: string;
  /** Followed by the sources that also have the name. */
  readonly also: string;
  readonly find: string;
  readonly everySource: string;
  readonly everyRegion: string;
  readonly region: string;
  readonly sortBy: string;
  readonly shown: string;
  readonly none: string;
};
