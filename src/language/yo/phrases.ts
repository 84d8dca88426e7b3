import type { Phrases } from '../board-phrases.ts';
import { controls } from './controls.ts';
import { faulting } from './faulting.ts';
import { refusing } from './refusing.ts';
import { telling } from './telling.ts';

/** Yorùbá for a board. */
export const phrases: Phrases = { telling, refusing, faulting, controls };
