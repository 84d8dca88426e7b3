/**
 * Tchoukaillon, the solitaire of Broline and Loeb: pits in a row before one store. A move takes all of
 * a pit and sows it towards the store, and the last seed must fall into it; so a pit can be played only
 * if it holds as many seeds as it is far. The board is to be cleared.
 */

/** Seeds in each pit, the one next to the store first: pit 1 stands at place 0. */
export type TchoukaillonRow = readonly number[];

/** The pits that may be played, by their distance from the store. */
export const playablePits = (row: TchoukaillonRow): readonly number[] =>
  row.flatMap((seeds, place) => (seeds === place + 1 ? [place + 1] : []));

/** The row after a pit is played, or null if it may not be. */
export function playPit(row: TchoukaillonRow, pit: number): TchoukaillonRow | null {
  if (row[pit - 1] !== pit) return null;
  return trimmed(
    row.map((seeds, place) => (place < pit - 1 ? seeds + 1 : place === pit - 1 ? 0 : seeds)),
  );
}

/** The move that wins where any does: the nearest pit that may be played. Null if none may. */
export const winningPit = (row: TchoukaillonRow): number | null => playablePits(row)[0] ?? null;

/** Whether the row can be cleared: play the nearest pit until nothing is left, or nothing can move. */
export function canBeCleared(row: TchoukaillonRow): boolean {
  let now = trimmed(row);
  for (let pit = winningPit(now); pit !== null; pit = winningPit(now))
    now = playPit(now, pit) ?? [];
  return now.length === 0;
}

/**
 * The row with one seed more that leads to this one, and so can be cleared if this one can: a seed comes
 * back from the store and one from every pit up to the first empty one, which takes them all.
 */
export function rowBefore(row: TchoukaillonRow): TchoukaillonRow {
  const empty = row.indexOf(0);
  const pit = empty < 0 ? row.length : empty;
  return Array.from({ length: Math.max(row.length, pit + 1) }, (_, place) =>
    place < pit ? (row[place] ?? 0) - 1 : place === pit ? pit + 1 : (row[place] ?? 0),
  );
}

/** The one row of so many seeds that can be cleared. */
export function winningRow(seeds: number): TchoukaillonRow {
  let row: TchoukaillonRow = [];
  for (let count = 0; count < seeds; count++) row = rowBefore(row);
  return row;
}

/** The pit played first from the winning row of 1, 2, … seeds (OEIS A028920). */
export function firstPits(upTo: number): readonly number[] {
  const pits: number[] = [];
  let row: TchoukaillonRow = [];
  while (pits.length < upTo) {
    row = rowBefore(row);
    pits.push(winningPit(row) ?? 0);
  }
  return pits;
}

/** Every how many seeds the first pits of the winning rows come round: lcm(1, …, pits + 1). */
export function periodOf(pits: number): number {
  let period = 1;
  for (let pit = 2; pit <= pits + 1; pit++) period = (period / commonFactor(period, pit)) * pit;
  return period;
}

const commonFactor = (one: number, two: number): number =>
  two === 0 ? one : commonFactor(two, one % two);

const trimmed = (row: TchoukaillonRow): TchoukaillonRow =>
  row.slice(0, row.findLastIndex((seeds) => seeds > 0) + 1);
