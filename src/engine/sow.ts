/** Sowing: laps round the ring, and whether another begins. Knows nothing of what is taken. */
import { next, pitAt, rowStart } from './board.ts';
import { type Table, draw, drop, handOf, lift, seedsIn, skip } from './event.ts';
import type { Ruleset } from './ruleset.ts';
import type { Direction, Move, Pit, Side } from './types.ts';

/** A move that sows: from a pit, or from what the mover holds. */
export type Sowing = Extract<Move, { kind: 'sow' | 'enter' }>;

/**
 * The first lap of a move; gives the pit of the last seed. Held seeds begin in the pit at the
 * mover's left end and come from no pit, so none is passed over.
 */
export function firstLap(rules: Ruleset, table: Table, mover: Side, move: Sowing): Pit {
  if (move.kind === 'sow') {
    lift(table, move.from, rules.lift === 'all' ? 0 : 1, 'move');
    return lap(rules, table, move.from, move.direction);
  }
  draw(table, mover, move.count);
  let pit = pitAt(rules.board, rowStart(rules.board, mover));
  drop(table, pit);
  while (handOf(table) > 0) {
    pit = next(rules.board, pit, move.direction);
    drop(table, pit);
  }
  return pit;
}

/**
 * Another lap, with all that the last seed fell upon. With the origin skipped, k seeds end
 * ((k - 1) mod (pits - 1)) + 1 pits on: the landing comes round after one pit fewer than the ring
 * has (the formula printed in the base article, modulo 12, leaves the skip out).
 */
export function nextLap(rules: Ruleset, table: Table, origin: Pit, direction: Direction): Pit {
  lift(table, origin, 0, 'relay');
  return lap(rules, table, origin, direction);
}

/** Drops the hand, one seed a pit, from the pit after `origin`. */
function lap(rules: Ruleset, table: Table, origin: Pit, direction: Direction): Pit {
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
 * A whole sowing, relays included: the pit of the last seed, or null if the relay never ends (or
 * is not finished within the bound of the ruleset).
 *
 * A relay's future depends only on the board and the pit it is to lift next, so it is endless
 * exactly if such a state returns. Brent's method finds that with one remembered state, set anew
 * after 1, 2, 4, 8… laps.
 */
export function sow(rules: Ruleset, table: Table, mover: Side, move: Sowing): Pit | null {
  let last = firstLap(rules, table, mover, move);
  if (rules.relay.kind === 'never' || seedsIn(table, last) === 1) return last;
  let remembered = table.cells.slice();
  let rememberedPit = last;
  let renewAt = 2;
  for (let laps = 1; laps < rules.relay.bound;) {
    last = nextLap(rules, table, last, move.direction);
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
