/**
 * Awari as it was solved in 2002, with the rules of the databases before it (Allis 1994, Lincke
 * 2002): it is neither Abapa nor Ayò. A move that leaves the opponent without a seed is refused
 * while another exists, whether it takes everything or does not feed; if every move does so, they
 * may be played and take. What is left when a position returns is shared evenly.
 */
import type { Ruleset } from '../ruleset.ts';
import { oware } from './oware.ts';

export const awari = {
  ...oware,
  id: 'awari',
  grandSlam: { kind: 'forbidden', forced: 'takes' },
  feeding: { kind: 'must-if-able', judged: 'after-move', otherwise: 'any-move' },
  end: [
    { kind: 'majority' },
    // No seed on the own row: the other side takes all that is on the board.
    { kind: 'no-move', remainder: 'own-row' },
    { kind: 'repetition', remainder: 'even' },
  ],
} as const satisfies Ruleset;
