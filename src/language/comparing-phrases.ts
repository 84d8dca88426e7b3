/** The words for comparing rule books that are spoken here: only the pages that set up a board need them. */
import type { Comparing } from './comparing.ts';
import { spoken } from './spoken.ts';

/** The comparing words of a language. Throws for a language the page does not speak. */
export const comparingOf = await spoken<Comparing>({
  en: async () => (await import('./en/comparing.ts')).comparing,
  yo: async () => (await import('./yo/comparing.ts')).comparing,
});
