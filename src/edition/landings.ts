/** Where seeds end up and what they threaten there, as the book shows it and as rows to take away. */
import { dropsOf, landingOf, landingPrinted, type Threat, threatsOf } from '../analysis/landing.ts';
import { pitAt, pitCount, row, seedTotal } from '../engine/board.ts';
import { ayo } from '../engine/rulesets/ayo.ts';
import type { Row } from './data-row.ts';

/** A sowing of so many seeds, told in steps from the pit they came from. */
export type Landing = {
  readonly seeds: number;
  /** Seeds that fell so many steps on, the origin first. */
  readonly fallen: readonly number[];
  /** Steps to the last seed: as the rules have it, and as the formula printed in the base article has it. */
  readonly played: number;
  readonly printed: number;
};

/** The pits of the board, and after how many seeds the landing comes round. */
export const PITS = pitCount(ayo.board);
export const PERIOD = PITS - 1;

/** Every sowing there can be, from one seed to all of them. */
export const landings = (): readonly Landing[] =>
  Array.from({ length: seedTotal(ayo.board) }, (_, less) => {
    const seeds = less + 1;
    const drops = dropsOf(ayo, pitAt(ayo.board, 0), seeds);
    return {
      seeds,
      fallen: Array.from(
        { length: PITS },
        (__, step) => drops.filter((pit) => pit === step).length,
      ),
      played: drops.at(-1) ?? 0,
      printed: landingPrinted(seeds, PITS),
    };
  });

/** The sowings from which on the printed formula names another pit. */
export const firstApart = (): number =>
  landings().find(({ played, printed }) => played !== printed)?.seeds ?? 0;

/** All threats of South's pits: a fourth seed in one pit can make no count that is taken. */
export const threats = (): readonly Threat[] => threatsOf(ayo, 3 * PERIOD);

/** The counts above one round that threaten nothing but from one pit: the count, and that pit's number. */
export function countWithoutThreat(): { readonly seeds: number; readonly but: readonly number[] } {
  const from = threats().filter(({ seeds }) => seeds === PERIOD);
  return { seeds: PERIOD, but: from.map((threat) => threat.from + 1) };
}

/** The pits of a side by their numbers. */
export const OWN = row(ayo.board, 'south').map((pit) => pit + 1);
export const THEIRS = row(ayo.board, 'north').map((pit) => pit + 1);

/** One row for each number of seeds. */
export const landingRows = async (): Promise<readonly Row[]> =>
  landings().map(({ seeds, played, printed }) => ({
    seeds,
    steps_as_played: played,
    steps_by_formula: landingOf(seeds, PITS),
    steps_as_printed: printed,
  }));

/** One row for each pit, count and pit threatened. */
export const threatRows = async (): Promise<readonly Row[]> =>
  threats().map(({ from, seeds, target, holding }) => ({
    own_pit: from + 1,
    seeds,
    threatened_pit: target + 1,
    must_hold: holding.join(' or '),
  }));
