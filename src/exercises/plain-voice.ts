/** What questions alone are told with, in one language: the words for rules are not among it. */
import type { Phrases } from '../language/board-phrases.ts';
import { exerciseWordsOf } from '../language/exercise-phrases.ts';
import type { ExerciseWords } from '../language/exercise-words.ts';
import type { Locale } from '../language/locale.ts';
import { phrasesOf } from '../language/phrases.ts';

/** The words for exercises and for moves. */
export type PlainVoice = { readonly words: ExerciseWords; readonly phrases: Phrases };

/** The voice of a language. Throws for a language the page does not speak. */
export const plainVoiceOf = (locale: Locale): PlainVoice => ({
  words: exerciseWordsOf(locale),
  phrases: phrasesOf(locale),
});
