/** The words of the page of puzzles, as far as they are spoken here. */
import type { PuzzleWords } from './puzzle-words.ts';
import { spoken } from './spoken.ts';

/** The words of the page, in a language. Throws for a language the page does not speak. */
export const puzzleWordsOf = await spoken<PuzzleWords>({
  en: async () => (await import('./en/puzzle-words.ts')).puzzleWords,
  yo: async () => (await import('./yo/puzzle-words.ts')).puzzleWords,
});
