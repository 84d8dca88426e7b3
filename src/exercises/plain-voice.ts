/** What questions alone are told with, in one language. Words for moves, rules and verdicts are not among it. */
import { exerciseWordsOf } from '../language/exercise-phrases.ts';
import type { ExerciseWords } from '../language/exercise-words.ts';
import type { Locale } from '../language/locale.ts';
import type { PositionTelling } from '../language/phrasebook.ts';
import { positionTellingOf } from '../language/position-phrases.ts';

/** The words for exercises and for positions. */
export type PlainVoice = { readonly words: ExerciseWords; readonly telling: PositionTelling };

/** The voice of a language. Throws for a language the page does not speak. */
export const plainVoiceOf = (locale: Locale): PlainVoice => ({
  words: exerciseWordsOf(locale),
  telling: positionTellingOf(locale),
});
