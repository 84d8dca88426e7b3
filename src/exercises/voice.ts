/** Everything exercises are told with, in one language. */
import type { Phrases } from '../language/board-phrases.ts';
import type { ExerciseWords } from '../language/exercise-words.ts';
import { exerciseWordsOf } from '../language/exercise-phrases.ts';
import type { Locale } from '../language/locale.ts';
import { phrasesOf } from '../language/phrases.ts';
import type { RuleWords } from '../language/rule-words.ts';
import { spokenRuleWordsOf } from '../language/spoken-rule-phrases.ts';

/** The words for exercises, for moves and for rules. */
export type Voice = {
  readonly words: ExerciseWords;
  readonly phrases: Phrases;
  readonly rules: RuleWords;
};

/** The voice of a language. Throws for a language the page does not speak. */
export const voiceOf = (locale: Locale): Voice => ({
  words: exerciseWordsOf(locale),
  phrases: phrasesOf(locale),
  rules: spokenRuleWordsOf(locale),
});
