/** The table of names: which rows are shown, and in what order. */
import { compareYoruba, fold } from '../language/yoruba-order.ts';

/** A row in one language, as the page shows it. */
export type TableRow = {
  readonly id: string;
  readonly source: string;
  readonly sourceName: string;
  readonly names: readonly { readonly text: string; readonly lang: string }[];
  readonly people: string;
  readonly region: string;
  /** `first` where the map’s spot leads to this row. */
  readonly places: readonly {
    readonly id: string;
    readonly place: string;
    readonly first: boolean;
  }[];
  readonly contradicted: boolean;
  readonly note: string;
  readonly also: readonly { readonly id: string; readonly name: string }[];
};

export const COLUMNS = ['name', 'people', 'place', 'source'] as const;
export type Column = (typeof COLUMNS)[number];
export type Order = { readonly by: Column; readonly backwards: boolean };
/** Empty where everything is wanted. */
export type Wanted = { readonly text: string; readonly source: string; readonly region: string };

const keyOf = (row: TableRow, by: Column): string => {
  switch (by) {
    case 'name':
      return row.names[0]?.text ?? '';
    case 'people':
      return row.people;
    case 'place':
      return `${row.region} ${row.places[0]?.place ?? ''}`;
    case 'source':
      return row.sourceName;
  }
};

/** Letters only: quotation marks do not take part in the order. */
const bare = (text: string): string => text.replaceAll(/[“”‘’]/g, '');

/** The rows in the order of a column; as they stand in the lists where nothing was chosen. Without a name comes last. */
export function sorted(rows: readonly TableRow[], order: Order | null): readonly TableRow[] {
  if (order === null) return rows;
  const { by, backwards } = order;
  return [...rows].sort((a, b) => {
    const [one, two] = [keyOf(a, by), keyOf(b, by)];
    if (one === '' || two === '') return Number(one === '') - Number(two === '');
    return compareYoruba(bare(one), bare(two)) * (backwards ? -1 : 1);
  });
}

/** The rows that fit: letters found anywhere in a row, with or without their marks. */
export function fitting(rows: readonly TableRow[], wanted: Wanted): readonly TableRow[] {
  const text = fold(wanted.text.trim());
  return rows.filter(
    (row) =>
      (wanted.source === '' || row.source === wanted.source) &&
      (wanted.region === '' || row.region === wanted.region) &&
      fold(
        [
          ...row.names.map((name) => name.text),
          row.people,
          row.region,
          ...row.places.map(({ place }) => place),
          row.note,
        ].join(' '),
      ).includes(text),
  );
}
