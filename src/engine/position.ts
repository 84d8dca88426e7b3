/** Positions: the first one, the counts in one, and whether two are the same. Knows no move. */
import { other, pitCount, rowStart, seedTotal } from './board.ts';
import { type Table, storeOf } from './event.ts';
import { OPENING, PLAYING, stageOf } from './opening.ts';
import type { Ruleset } from './ruleset.ts';
import type { BySide, Checked, Fault, Outcome, Position, Side, Stage } from './types.ts';

/** The position a game begins with: South to move, all seeds in the pits. */
export const startOf = (rules: Ruleset): Position => ({
  seeds: Array.from({ length: pitCount(rules.board) }, () => rules.board.start),
  stores: { south: 0, north: 0 },
  toMove: 'south',
  stage: rules.opening.kind === 'none' ? PLAYING : OPENING,
});

/** What lies on the table when no hand holds anything, as a position. */
export const positionOn = (table: Table, toMove: Side, stage: Stage): Position => ({
  seeds: table.cells.slice(0, table.pits),
  stores: { south: storeOf(table, 'south'), north: storeOf(table, 'north') },
  toMove,
  stage,
});

/** How the game ended, or null while it goes on. */
export const outcomeOf = (position: Position): Outcome | null =>
  position.stage.kind === 'over' ? position.stage.outcome : null;

/** Whether one side's row holds no seed. */
export function rowEmpty(rules: Ruleset, seeds: readonly number[], side: Side): boolean {
  const first = rowStart(rules.board, side);
  for (let place = first; place < first + rules.board.columns; place++)
    if (seeds[place] !== 0) return false;
  return true;
}

/** Whether the side that is not to move has no seed on its row. */
export const opponentBare = (rules: Ruleset, { seeds, toMove }: Position): boolean =>
  rowEmpty(rules, seeds, other(toMove));

/**
 * A text that two positions share exactly when the board (every count, not only which pits are
 * filled), the stores and the side to move are the same.
 */
export const keyOf = (position: Position): string =>
  `${position.seeds.join(' ')} ${position.stores.south}-${position.stores.north} ${position.toMove}`;

/** A position as somebody set it up, not yet looked at. */
export type Setup = {
  readonly seeds: readonly number[];
  readonly stores: BySide<number>;
  readonly toMove: Side;
};

/**
 * A set-up as a position to go on from, or everything wrong with it. Faults count `at` in pits, by ring
 * place; the stores come after the pits, South's first. Whether the position is already over is
 * asked of `settle`.
 */
export function checkSetup(rules: Ruleset, setup: Setup): Checked<Position> {
  const pits = pitCount(rules.board);
  const counts = [...setup.seeds, setup.stores.south, setup.stores.north];
  const faults: Fault[] = [];
  const sides = [
    { side: 'south', found: Math.min(setup.seeds.length, rules.board.columns) },
    { side: 'north', found: Math.max(setup.seeds.length - rules.board.columns, 0) },
  ] as const;
  for (const { side, found } of sides)
    if (found !== rules.board.columns)
      faults.push({
        at: rowStart(rules.board, side),
        length: found,
        problem: { kind: 'wrong-row-length', side, found, needed: rules.board.columns },
      });
  counts.forEach((count, at) => {
    if (!Number.isSafeInteger(count) || count < 0)
      faults.push({ at, length: 1, problem: { kind: 'not-a-count', found: String(count) } });
  });
  const found = counts.reduce((sum, count) => sum + count, 0);
  const needed = seedTotal(rules.board);
  if (faults.length === 0 && found !== needed)
    faults.push({ at: 0, length: pits + 2, problem: { kind: 'wrong-total', found, needed } });
  if (faults.length > 0) return { ok: false, faults };
  const { seeds, stores, toMove } = setup;
  return {
    ok: true,
    value: {
      seeds: seeds.slice(),
      stores: { south: stores.south, north: stores.north },
      toMove,
      stage: stageOf(rules, setup),
    },
  };
}
