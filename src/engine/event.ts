/**
 * The only place seeds move. Each kind of event has one verb, which changes the table and, if a
 * tape runs, notes itself on it. A tape played back calls the same verbs, so a told move and a
 * silent one cannot differ. Knows what happens, never whether it should.
 */
import type {
  CaptureReason,
  Event,
  Frame,
  Outcome,
  Pit,
  Position,
  RestReason,
  Side,
  Trace,
} from './types.ts';

/**
 * A position being worked on. `cells` holds the pits by ring place, then the hand, South's store
 * and North's store: one list, so that whatever leaves one place arrives in another.
 */
export type Table = {
  readonly cells: number[];
  readonly pits: number;
  readonly tape: Event[] | null;
};

/** A table with nothing on it, copied for every other: a copy of full length need not grow. */
let bare: readonly number[] = [];

/** A table set with a position; events are noted on `tape` if there is one. */
export function tableOf(position: Position, tape: Event[] | null): Table {
  const { seeds, stores } = position;
  const pits = seeds.length;
  if (bare.length !== pits + 3) bare = Array.from({ length: pits + 3 }, () => 0);
  const cells = bare.slice();
  for (let pit = 0; pit < pits; pit++) cells[pit] = seeds[pit] as number;
  cells[pits + 1] = stores.south;
  cells[pits + 2] = stores.north;
  return { cells, pits, tape };
}

/** The seeds in a pit. */
export const seedsIn = (table: Table, pit: number): number => table.cells[pit] as number;

/** The seeds in the hand. */
export const handOf = (table: Table): number => table.cells[table.pits] as number;

/** The seeds in a side's store. */
export const storeOf = (table: Table, side: Side): number =>
  table.cells[storeCell(table, side)] as number;

const storeCell = (table: Table, side: Side): number =>
  side === 'south' ? table.pits + 1 : table.pits + 2;

function transfer(table: Table, from: number, to: number, count: number): void {
  const { cells } = table;
  cells[from] = (cells[from] as number) - count;
  cells[to] = (cells[to] as number) + count;
}

/** Takes all but `left` seeds of a pit into the hand. */
export function lift(table: Table, pit: Pit, left: number, cause: 'move' | 'relay'): void {
  const count = seedsIn(table, pit) - left;
  transfer(table, pit, table.pits, count);
  if (table.tape !== null) table.tape.push({ kind: 'lift', pit, count, left, cause });
}

/** Takes held seeds from a side's store into the hand. */
export function draw(table: Table, side: Side, count: number): void {
  transfer(table, storeCell(table, side), table.pits, count);
  if (table.tape !== null) table.tape.push({ kind: 'draw', side, count });
}

/** Lets one seed fall from the hand. */
export function drop(table: Table, pit: Pit): void {
  transfer(table, table.pits, pit, 1);
  if (table.tape !== null) table.tape.push({ kind: 'drop', pit });
}

/** Passes the hand over the pit the lap began in. */
export function skip(table: Table, pit: Pit): void {
  if (table.tape !== null) table.tape.push({ kind: 'skip', pit, why: 'origin' });
}

/** Puts all seeds of a pit in the keeper's store. */
export function capture(table: Table, pit: Pit, keeper: Side, why: CaptureReason): void {
  const count = seedsIn(table, pit);
  transfer(table, pit, storeCell(table, keeper), count);
  if (table.tape !== null) table.tape.push({ kind: 'capture', pit, count, keeper, why });
}

/** Leaves seeds that could have been taken. */
export function spare(table: Table, pits: readonly Pit[], count: number): void {
  if (table.tape !== null) table.tape.push({ kind: 'spare', pits, count, why: 'grand-slam' });
}

/** Ends the taking at a pit, which keeps what it holds. */
export function rest(table: Table, pit: Pit, why: RestReason): void {
  if (table.tape !== null) table.tape.push({ kind: 'rest', pit, count: seedsIn(table, pit), why });
}

/** Moves seeds from one pit to another before the first move. */
export function shift(table: Table, from: Pit, to: Pit, count: number): void {
  transfer(table, from, to, count);
  if (table.tape !== null) table.tape.push({ kind: 'shift', from, to, count });
}

/** Puts all that lies in the given pits of one row in a store, at the end. */
export function gather(table: Table, side: Side, pits: readonly Pit[], keeper: Side): void {
  let count = 0;
  for (const pit of pits) {
    const seeds = seedsIn(table, pit);
    transfer(table, pit, storeCell(table, keeper), seeds);
    count += seeds;
  }
  if (table.tape !== null) table.tape.push({ kind: 'gather', side, pits, count, keeper });
}

/** Passes the turn. */
export function turn(table: Table, to: Side): void {
  if (table.tape !== null) table.tape.push({ kind: 'turn', to });
}

/** Ends the game. */
export function end(table: Table, outcome: Outcome): void {
  if (table.tape !== null) table.tape.push({ kind: 'end', outcome });
}

/** Does again what an event tells. */
export function apply(table: Table, event: Event): void {
  switch (event.kind) {
    case 'lift':
      return lift(table, event.pit, event.left, event.cause);
    case 'draw':
      return draw(table, event.side, event.count);
    case 'drop':
      return drop(table, event.pit);
    case 'skip':
      return skip(table, event.pit);
    case 'capture':
      return capture(table, event.pit, event.keeper, event.why);
    case 'spare':
      return spare(table, event.pits, event.count);
    case 'rest':
      return rest(table, event.pit, event.why);
    case 'shift':
      return shift(table, event.from, event.to, event.count);
    case 'gather':
      return gather(table, event.side, event.pits, event.keeper);
    case 'turn':
      return turn(table, event.to);
    case 'end':
      return end(table, event.outcome);
    default:
      return event satisfies never;
  }
}

/** The table as it lies now, copied. */
export const frameOf = (table: Table): Frame => ({
  seeds: table.cells.slice(0, table.pits),
  stores: { south: storeOf(table, 'south'), north: storeOf(table, 'north') },
  hand: handOf(table),
});

/**
 * The board between the events of a move: the first frame is the board before it, and frame `i`
 * the board after event `i - 1`. There is always one frame more than events.
 */
export function framesOf(told: Pick<Trace, 'before' | 'events'>): readonly Frame[] {
  const table = tableOf(told.before, null);
  const frames = [frameOf(table)];
  for (const event of told.events) {
    apply(table, event);
    frames.push(frameOf(table));
  }
  return frames;
}
