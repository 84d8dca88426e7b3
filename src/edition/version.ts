/** Which state of the book this is. It stands at the end of a printed chapter and in every citation. */
export const VERSION = {
  /** As in `package.json`; a test holds them together. */
  number: '0.1.0',
  /** The day the text was last changed, so that the same files always make the same book. */
  date: '2026-11-30',
} as const;
