/** What the charts of endings show: counted here up to twelve seeds, published up to forty. */
import { layoutCount } from '../analysis/rank.ts';
import type { Row } from './data-row.ts';
import { SURVEY, type KeptEndings } from './survey.ts';
import published from './awari-published.json' with { type: 'json' };

/** How the positions with as many seeds end for the side to move. */
export type Verdicts = {
  readonly seeds: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  readonly positions: number;
};

/** Our endings of a rule book, from one seed. */
export const endingsOfBook = (ruleset: string): readonly KeptEndings[] =>
  SURVEY.endings.filter((one) => one.ruleset === ruleset && one.seeds > 0);

/** Won, drawn and lost as we count them. */
export function verdictsOf({ seeds, values }: KeptEndings): Verdicts {
  const count = (belongs: (value: number) => boolean): number =>
    values.reduce((sum, [value = 0, times = 0]) => sum + (belongs(value) ? times : 0), 0);
  return {
    seeds,
    won: count((value) => value > 0),
    drawn: count((value) => value === 0),
    lost: count((value) => value < 0),
    positions: count(() => true),
  };
}

/** Won, drawn and lost as Lincke published them in 2002 (appendix B) for the rules of `awari`, from one seed. */
export const PUBLISHED: readonly Verdicts[] = published
  .filter(({ seeds }) => seeds > 0)
  .map((row) => ({ ...row, positions: row.won + row.drawn + row.lost }));

/** The books whose customs are held against the first. */
export const CUSTOM_BOOKS = ['ayo', 'ayo-destroy', 'ayo-taboo', 'awari'] as const;

/** By number of seeds: in what share of the positions a book's value is another than Ayò's. */
export const changedBy = (
  ruleset: string,
): readonly { readonly seeds: number; readonly changed: number; readonly share: number }[] =>
  endingsOfBook(ruleset).map(({ seeds, unlikeFirst }) => ({
    seeds,
    changed: unlikeFirst,
    share: unlikeFirst / layoutCount(seeds),
  }));

/** By number of seeds: in what share of the positions endless play may be worth anything. */
export const certainIn = (
  ruleset: string,
): readonly { readonly seeds: number; readonly certain: number; readonly share: number }[] =>
  endingsOfBook(ruleset).map(({ seeds, certain }) => ({
    seeds,
    certain,
    share: certain / layoutCount(seeds),
  }));

/** One row a number of seeds, ours beside the published counts. */
export const verdictRows = async (): Promise<readonly Row[]> => {
  const ours = endingsOfBook('awari').map(verdictsOf);
  return PUBLISHED.map(({ seeds, won, drawn, lost, positions }) => {
    const own = ours.find((one) => one.seeds === seeds);
    return {
      seeds,
      positions,
      won_published: won,
      drawn_published: drawn,
      lost_published: lost,
      won_here: own?.won ?? null,
      drawn_here: own?.drawn ?? null,
      lost_here: own?.lost ?? null,
    };
  });
};

/** One row a book, a number of seeds and a value. */
export const endingValueRows = async (): Promise<readonly Row[]> =>
  CUSTOM_BOOKS.flatMap((ruleset) =>
    endingsOfBook(ruleset).flatMap(({ seeds, values }) =>
      values.map(([value = 0, positions = 0]) => ({ ruleset, seeds, value, positions })),
    ),
  );

/** One row a book and a number of seeds: what its custom changes, and what endless play cannot. */
export const customRows = async (): Promise<readonly Row[]> =>
  CUSTOM_BOOKS.flatMap((ruleset) =>
    endingsOfBook(ruleset).map(({ seeds, certain, unlikeFirst }) => ({
      ruleset,
      seeds,
      positions: layoutCount(seeds),
      value_unlike_ayo: unlikeFirst,
      independent_of_endless_play: certain,
    })),
  );
