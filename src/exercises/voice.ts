/** Everything exercises are told with, in one language. */
import type { Locale } from '../language/locale.ts';
import type { RuleWords } from '../language/rule-words.ts';
import { spokenRuleWordsOf } from '../language/spoken-rule-phrases.ts';
import { plainVoiceOf, type PlainVoice } from './plain-voice.ts';

/** The words for questions and moves, and those for rules. */
export type Voice = PlainVoice & { readonly rules: RuleWords };

/** The voice of a language. Throws for a language the page does not speak. */
export const voiceOf = (locale: Locale): Voice => ({
  ...plainVoiceOf(locale),
  rules: spokenRuleWordsOf(locale),
});
