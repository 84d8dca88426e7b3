/** The words of the worksheets in the languages that are spoken here. */
import { spoken } from './spoken.ts';
import type { WorksheetWords } from './worksheet-words.ts';

/** The words of the worksheets, in a language. */
export const worksheetWordsOf = await spoken<WorksheetWords>({
  en: async () => (await import('./en/worksheet-words.ts')).worksheetWords,
  yo: async () => (await import('./yo/worksheet-words.ts')).worksheetWords,
});
