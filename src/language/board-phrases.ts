import type { Controls } from './controls.ts';
import type { Faulting, Refusing, Telling } from './phrasebook.ts';

/** What a board needs to speak one language. */
export type Phrases = {
  readonly telling: Telling;
  readonly refusing: Refusing;
  readonly faulting: Faulting;
  readonly controls: Controls;
};
