/** A row of the data behind a figure. */
export type Cell = string | number | null;
export type Row = Readonly<Record<string, Cell>>;
