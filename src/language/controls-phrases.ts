/** What a board says about itself, in the languages that are spoken here. */
import type { Controls } from './controls.ts';
import { spoken } from './spoken.ts';

/** The words of a board's controls, in a language. */
export const controlsOf = await spoken<Controls>({
  en: async () => (await import('./en/controls.ts')).controls,
  yo: async () => (await import('./yo/controls.ts')).controls,
});
