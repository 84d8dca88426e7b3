/** What the book says of itself when it leaves the site: on paper, and as a book for a reader. */
export type PublishWords = {
  readonly cover: string;
  /** The first page behind the cover. */
  readonly copy: string;
  readonly whole: (told: { date: string }) => string;
  /** Followed by the address. */
  readonly online: string;
  readonly frames: string;
  readonly draft: string;
  readonly licences: string;
  /** What who listens, or reads with large letters, may expect of the file. */
  readonly access: string;
};
