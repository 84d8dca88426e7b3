/** The data behind the figures, to take away: one list, each by the name its files carry. */
import { toneRows } from './tones.ts';
import { disagreementRows } from './disagreement-rows.ts';

export type Cell = string | number | null;
export type Row = Readonly<Record<string, Cell>>;
export type Download = {
  /** `names` is served as `data/names.csv` and `data/names.json`. */
  readonly name: string;
  /** One row a thing; both languages in columns of their own (`event_en`, `event_yo`). */
  readonly rows: () => Promise<readonly Row[]>;
};

export const DOWNLOADS: readonly Download[] = [
  { name: 'tones', rows: toneRows },
  { name: 'disagreements', rows: disagreementRows },
];
