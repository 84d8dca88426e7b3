/**
 * The example on a rule sheet, chosen by what it shows and not by hand: of those of the rule book that
 * fit, the one in which most of its rules are seen, and of these the shortest.
 */
import { showsClause } from '../edition/clause-shown.ts';
import type { Example } from '../edition/example.ts';
import { filmOf, type Film } from '../figures/film.ts';
import { stillsOf } from '../figures/stills.ts';
import { LOCALES, type Locale } from '../language/locale.ts';
import { phrasesOf } from '../language/phrases.ts';
import { tagsOf } from '../narration/rules.ts';

/** Fewer frames tell too little; more, or more letters below them, do not fit beside the rules. */
const FEWEST_STILLS = 3;
const MOST_STILLS = 8;
/** So many stand in one row of the strip, each large enough to be copied. */
const ONE_ROW = 4;
const MOST_LETTERS = 900;

/** The film of an example without its author's remarks, which the sheet has no room for. */
export const stripFilm = ({ ruleset, start, turns }: Example, locale: Locale): Film =>
  filmOf({ ruleset, start, turns, remarks: [], phrases: phrasesOf(locale) });

const letters = (film: Film): number =>
  film.beats.reduce((sum, { caption }) => sum + caption.length, 0);

const fits = (example: Example): boolean =>
  LOCALES.map((locale) => stripFilm(example, locale)).every(
    (film) =>
      stillsOf(film).length >= FEWEST_STILLS &&
      stillsOf(film).length <= MOST_STILLS &&
      letters(film) <= MOST_LETTERS,
  );

/**
 * How many rules of its book an example shows. That seeds are taken counts before all, then that it
 * stands in one row.
 */
function worth(example: Example): number {
  const { ruleset, turns } = example;
  const takes = turns.some(
    (turn) => turn.kind === 'played' && turn.trace.events.some((event) => event.kind === 'capture'),
  );
  const shown = tagsOf(ruleset).filter(({ tag }) =>
    turns.some((turn) => showsClause(ruleset, turn, tag)),
  );
  const inOneRow = stillsOf(stripFilm(example, 'en')).length <= ONE_ROW;
  return shown.length + (takes ? 1000 : 0) + (inOneRow ? 100 : 0);
}

/** The example for a rule book's sheet. Throws when none of the rule book is short enough. */
export function stripFor(examples: Iterable<Example>, book: string): Example {
  const [best] = [...examples]
    .filter((example) => example.ruleset.id === book && fits(example))
    .sort(
      (a, b) =>
        worth(b) - worth(a) ||
        letters(stripFilm(a, 'en')) - letters(stripFilm(b, 'en')) ||
        (a.id < b.id ? -1 : 1),
    );
  if (best === undefined)
    throw new Error(`No example of the rule book "${book}" is short enough for its sheet.`);
  return best;
}
