/** What the search says. */
export type SearchWords = {
  readonly open: string;
  readonly title: string;
  readonly label: string;
  readonly hint: string;
  readonly close: string;
  readonly loading: string;
  readonly failed: string;
  /** Said when the index was open, and a part of it could not be fetched. */
  readonly broken: (told: { typed: string }) => string;
  readonly again: string;
  readonly nothing: (told: { typed: string }) => string;
  readonly count: (told: { count: number }) => string;
  readonly first: (told: { count: number; shown: number }) => string;
  readonly exact: (told: { count: number }) => string;
  readonly notExact: (told: { typed: string; count: number }) => string;
  readonly otherwise: (told: { count: number }) => string;
  readonly kinds: Readonly<Record<string, string>>;
};
