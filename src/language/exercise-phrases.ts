/** The words of the exercises in the languages that are spoken here. */
import type { ExerciseWords } from './exercise-words.ts';
import { spoken } from './spoken.ts';

/** The words of the exercises, in a language. */
export const exerciseWordsOf = await spoken<ExerciseWords>({
  en: async () => (await import('./en/exercise-words.ts')).exerciseWords,
  yo: async () => (await import('./yo/exercise-words.ts')).exerciseWords,
});
