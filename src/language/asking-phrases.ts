/** The words of the page where a board is asked, as far as they are spoken here. */
import type { AskingWords } from './asking-words.ts';
import { spoken } from './spoken.ts';

/** The words of the page, in a language. Throws for a language the page does not speak. */
export const askingWordsOf = await spoken<AskingWords>({
  en: async () => (await import('./en/asking-words.ts')).askingWords,
  yo: async () => (await import('./yo/asking-words.ts')).askingWords,
});
