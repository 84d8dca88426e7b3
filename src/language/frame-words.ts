/** What the frame of the book says: its parts, the way through it, what has been read, paper. */
export type FrameWords = {
  /** Opens the list of all chapters. */
  readonly chapters: string;
  /** Over the whole list on the start page. */
  readonly bookContents: string;
  readonly waysIn: string;
  readonly parts: {
    readonly [part in 'game' | 'family' | 'people' | 'classroom' | 'apparatus']: string;
  };
  readonly pager: string;
  readonly previous: string;
  readonly next: string;
  readonly reading: {
    readonly opened: string;
    readonly finished: string;
    readonly legend: string;
    readonly forget: string;
    readonly forgotten: string;
  };
  readonly paragraphLink: string;
  readonly printed: (told: { version: string; date: string }) => string;
};
