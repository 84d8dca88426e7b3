/** What the key to a question is told with, in one language. */
import type { Phrases } from '../language/board-phrases.ts';
import type { Locale } from '../language/locale.ts';
import { phrasesOf } from '../language/phrases.ts';
import type { RuleWords } from '../language/rule-words.ts';
import { spokenRuleWordsOf } from '../language/spoken-rule-phrases.ts';
import { plainVoiceOf, type PlainVoice } from './plain-voice.ts';

/** The words for questions, and those for moves and rules. */
export type Voice = PlainVoice & { readonly phrases: Phrases; readonly rules: RuleWords };

/** The voice of a language. Throws for a language the page does not speak. */
export const voiceOf = (locale: Locale): Voice => ({
  ...plainVoiceOf(locale),
  phrases: phrasesOf(locale),
  rules: spokenRuleWordsOf(locale),
});
