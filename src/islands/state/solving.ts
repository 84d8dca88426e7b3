/**
 * What is needed once a puzzle is being solved: the judge, the hints, the film of a move. It is fetched
 * with the first answer or hint, so that the page that only asks stays light.
 */
import { judge } from '../../exercises/judge.ts';
import { teacherOf } from '../../exercises/teacher.ts';
import { tellAnswer, tellMove, tellMoves } from '../../exercises/tell-answer.ts';
import { tellHint } from '../../exercises/tell-hint.ts';
import { tellVerdict } from '../../exercises/tell-verdict.ts';
import { filmOf, pictureAt } from '../../figures/film.ts';
import type { Locale } from '../../language/locale.ts';

/** Everything that solves and tells, in one language. */
export const solvingIn = (locale: Locale) => ({
  voice: teacherOf(locale),
  judge,
  tellAnswer,
  tellMove,
  tellMoves,
  tellHint,
  tellVerdict,
  filmOf,
  pictureAt,
});

export type Solving = ReturnType<typeof solvingIn>;
