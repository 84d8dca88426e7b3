/** The words for helps and verdicts in the languages that are spoken here. */
import type { HelpWords } from './help-words.ts';
import { spoken } from './spoken.ts';

/** The words for helps and verdicts, in a language. */
export const helpWordsOf = await spoken<HelpWords>({
  en: async () => (await import('./en/help-words.ts')).helpWords,
  yo: async () => (await import('./yo/help-words.ts')).helpWords,
});
