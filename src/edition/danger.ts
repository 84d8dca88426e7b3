/** The figure “Which counts are in danger?” as the book shows it, and as rows to take away. */
import { dangerTable, type Lap } from '../analysis/danger.ts';
import { ayo } from '../engine/rulesets/ayo.ts';
import type { Row } from './data-row.ts';

/** Counts above this one are as safe as it is. */
const MOST = 4;

/** The laps of Ayò Ọlọ́pọ́n and what each makes of a pit. */
export const dangerInAyo = (): readonly Lap[] => dangerTable(ayo, MOST);

/** One row for each lap and count. */
export const dangerRows = async (): Promise<readonly Row[]> =>
  dangerInAyo().flatMap(({ fewest, most, pits }) =>
    pits.map(({ before, after, taken }) => ({
      sown_from: fewest,
      sown_to: most,
      seeds_before: before,
      seeds_after: after,
      taken: taken ? 'yes' : 'no',
    })),
  );
