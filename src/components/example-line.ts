/** A worked example as an island is handed it: in writing, with the author's remarks in one language. */
import type { Example } from '../edition/example.ts';
import type { Remark } from '../figures/film.ts';
import type { Locale } from '../language/locale.ts';

export type ExampleLine = {
  readonly ruleset: string;
  readonly start: string;
  readonly moves: readonly string[];
  readonly remarks: readonly Remark[];
};

export const exampleLine = ({ file }: Example, locale: Locale): ExampleLine => ({
  ruleset: file.ruleset,
  start: file.start,
  moves: file.moves.map(({ play }) => play),
  remarks: file.moves.flatMap(({ say = [] }, turn) =>
    say.map((remark) => ({ turn, at: remark.at, text: remark[locale] })),
  ),
});
