/** Where an endless relay closes its circle. `sow.ts` notices that there is one. */
import { seedsIn, type Table, tableOf } from './event.ts';
import type { Ruleset } from './ruleset.ts';
import { type Sowing, firstLap, nextLap, sameCells } from './sow.ts';
import type { Direction, Pit, Position } from './types.ts';

/** An endless relay: laps watched, and the circle: `from` laps come before it, `length` make it up. */
export type Endless = {
  readonly laps: number;
  readonly circle: { readonly from: number; readonly length: number } | null;
};

type Runner = { readonly table: Table; last: Pit; laps: number };

/**
 * The circle of a relay that `sow` found not to end. The board after `from` laps is the board
 * after `from + length` laps, with the same pit to lift next, and no earlier one returns. Without
 * a circle inside the bound of the ruleset, `circle` is null: then nothing is proved.
 */
export function endlessOf(rules: Ruleset, position: Position, move: Sowing): Endless {
  const { direction } = move;
  const bound = rules.relay.kind === 'never' ? 1 : rules.relay.bound;
  const length = lengthOf(rules, runner(rules, position, move), direction, bound);
  if (length === null) return { laps: bound, circle: null };
  const behind = runner(rules, position, move);
  const ahead = runner(rules, position, move);
  while (ahead.laps <= length) run(rules, ahead, direction);
  while (!sameState(ahead, behind)) {
    run(rules, ahead, direction);
    run(rules, behind, direction);
  }
  return { laps: ahead.laps, circle: { from: behind.laps, length } };
}

/** Brent's method: compare with a state remembered after 1, 2, 4, 8… laps. */
function lengthOf(
  rules: Ruleset,
  hare: Runner,
  direction: Direction,
  bound: number,
): number | null {
  let tortoise = copyOf(hare);
  while (hare.laps < bound) {
    if (hare.laps === tortoise.laps * 2) tortoise = copyOf(hare);
    run(rules, hare, direction);
    if (seedsIn(hare.table, hare.last) === 1) return null;
    if (sameState(hare, tortoise)) return hare.laps - tortoise.laps;
  }
  return null;
}

function runner(rules: Ruleset, position: Position, move: Sowing): Runner {
  const table = tableOf(position, null);
  return { table, last: firstLap(rules, table, position.toMove, move), laps: 1 };
}

function run(rules: Ruleset, one: Runner, direction: Direction): void {
  one.last = nextLap(rules, one.table, one.last, direction);
  one.laps++;
}

const copyOf = ({ table, last, laps }: Runner): Runner => ({
  table: { ...table, cells: table.cells.slice() },
  last,
  laps,
});

const sameState = (one: Runner, two: Runner): boolean =>
  one.last === two.last && sameCells(one.table.cells, two.table.cells);
