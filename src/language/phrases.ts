/** The phrasebooks that are spoken here: the one door to them. */
import type { Phrases } from './board-phrases.ts';
import { spoken } from './spoken.ts';

/** The phrases of a language. Throws for a language the page does not speak. */
export const phrasesOf = await spoken<Phrases>({
  en: async () => (await import('./en/phrases.ts')).phrases,
  yo: async () => (await import('./yo/phrases.ts')).phrases,
});
