/** The words for a position in the languages that are spoken here. */
import type { PositionTelling } from './phrasebook.ts';
import { spoken } from './spoken.ts';

/** The words for a position, in a language. */
export const positionTellingOf = await spoken<PositionTelling>({
  en: async () => (await import('./en/position-telling.ts')).positionTelling,
  yo: async () => (await import('./yo/position-telling.ts')).positionTelling,
});
