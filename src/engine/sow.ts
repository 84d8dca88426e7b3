/** Sowing: laps round the ring, and whether another begins. Knows nothing of what is taken. */
import { next } from './board.ts';
import { type Table, drop, handOf, lift, seedsIn, skip } from './event.ts';
import type { Ruleset } from './ruleset.ts';
import type { Direction, Pit } from './types.ts';

/**
 * Drops the hand, one seed a pit, from the pit after `origin`; gives the pit of the last seed.
 * With the origin skipped, k seeds end ((k - 1) mod (pits - 1)) + 1 pits on: the landing comes
 * round after one pit fewer than the ring has (the formula printed in the base article, modulo
 * 12, leaves the skip out).
 */
export function lap(rules: Ruleset, table: Table, origin: Pit, direction: Direction): Pit {
  let pit = origin;
  for (let hand = handOf(table); hand > 0; hand--) {
    pit = next(rules.board, pit, direction);
    if (pit === origin && rules.origin === 'skipped') {
      skip(table, pit);
      pit = next(rules.board, pit, direction);
    }
    drop(table, pit);
  }
  return pit;
}

/**
 * A whole sowing from a pit, relays included: the pit of the last seed, or null if the relay
 * never ends (or is not finished within the bound of the ruleset).
 *
 * A relay's future depends only on the board and the pit it is to lift next, so it is endless
 * exactly if such a state returns. Brent's method finds that with one remembered state, set anew
 * after 1, 2, 4, 8… laps.
 */
export function sow(rules: Ruleset, table: Table, from: Pit, direction: Direction): Pit | null {
  lift(table, from, rules.lift === 'all' ? 0 : 1, 'move');
  let last = lap(rules, table, from, direction);
  if (rules.relay.kind === 'never' || seedsIn(table, last) === 1) return last;
  let remembered = table.cells.slice();
  let rememberedPit = last;
  let renewAt = 2;
  for (let laps = 1; laps < rules.relay.bound;) {
    lift(table, last, 0, 'relay');
    last = lap(rules, table, last, direction);
    laps++;
    if (seedsIn(table, last) === 1) return last;
    if (last === rememberedPit && sameCells(table.cells, remembered)) return null;
    if (laps === renewAt) {
      remembered = table.cells.slice();
      rememberedPit = last;
      renewAt *= 2;
    }
  }
  return null;
}

/** Whether two boards hold the same in every place. */
export function sameCells(one: readonly number[], two: readonly number[]): boolean {
  for (let place = 0; place < one.length; place++) if (one[place] !== two[place]) return false;
  return true;
}
