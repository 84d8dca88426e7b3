/** The words for rule books in the languages that are spoken here: what an island asks for. */
import type { RuleWords } from './rule-words.ts';
import { spoken } from './spoken.ts';

/** The rule words of a language. Throws for a language the page does not speak. */
export const spokenRuleWordsOf = await spoken<RuleWords>({
  en: async () => (await import('./en/rule-words.ts')).ruleWords,
  yo: async () => (await import('./yo/rule-words.ts')).ruleWords,
});
