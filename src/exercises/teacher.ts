/** What helps and verdicts are told with, in one language: whoever prints a key needs none of it. */
import { helpWordsOf } from '../language/help-phrases.ts';
import type { HelpWords } from '../language/help-words.ts';
import type { Locale } from '../language/locale.ts';
import { type Voice, voiceOf } from './voice.ts';

/** A voice that also has words for helps and verdicts. */
export type Teacher = Voice & { readonly helps: HelpWords };

/** The teacher of a language. Throws for a language the page does not speak. */
export const teacherOf = (locale: Locale): Teacher => ({
  ...voiceOf(locale),
  helps: helpWordsOf(locale),
});
