/** What the pages say about sources and about citing the book itself. Read at build only. */

/** How a source is known, in the words of `Seen` in `edition/shapes/source.ts`. */
export type Marks = {
  readonly read: string;
  readonly checked: string;
  readonly part: string;
  readonly 'cited-in-B0': string;
  readonly unconfirmed: string;
  /** @param through the short name of the source that names or quotes it; null when the note tells */
  readonly reported: (told: { through: string | null }) => string;
};

export type CitationWords = {
  readonly marks: Marks;
  /** Follows a name in the margin. */
  readonly notConfirmed: string;
  readonly page: (locator: string) => string;
  readonly pages: (locator: string) => string;
  /** In a card: leads to the entry in the page’s list. */
  readonly inList: string;
  /** Names of the links from a list entry back to where it is cited; `%paragraph%` and `%section%` are filled in. */
  readonly backToParagraph: string;
  readonly backToSection: string;
  readonly bibliography: {
    readonly intro: string;
    readonly base: string;
    readonly works: string;
    readonly web: string;
    readonly citedIn: string;
    readonly take: string;
  };
  readonly citeThis: {
    readonly page: string;
    readonly example: string;
    readonly book: string;
    readonly text: string;
    readonly note: (told: { version: string; date: string }) => string;
    readonly copy: string;
    readonly copied: string;
    readonly byHand: string;
    readonly take: string;
    /** The edition a citation names. */
    readonly edition: string;
    /** What a chapter before its first section, or an example, is called in the title of a citation. */
    readonly exampleIn: (told: { example: string; chapter: string }) => string;
    /** Follows the title when the citation is of one step; `%step%` is filled in. */
    readonly step: string;
  };
};
