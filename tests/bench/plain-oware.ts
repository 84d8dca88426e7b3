/**
 * Oware written the shortest plain way, on number arrays and without reasons: what the engine is
 * measured against. Pits 0…11 round the ring, stores in 12 and 13, the side to move in 14. Not a
 * second engine: nothing but the benchmark reads it, and it checks only that both count alike.
 */
export type PlainState = number[];

/** Four in every pit, South (0) to move. */
export const plainStart = (): PlainState => [...Array.from({ length: 12 }, () => 4), 0, 0, 0];

/** The pits that may be played. */
export function plainMoves(state: PlainState): number[] {
  const first = state[14] === 0 ? 0 : 6;
  const moves: number[] = [];
  if ((state[12] as number) > 24 || (state[13] as number) > 24) return moves;
  const bare = rowSum(state, 6 - first) === 0;
  for (let pit = first; pit < first + 6; pit++) {
    const seeds = state[pit] as number;
    if (seeds > 0 && (!bare || seeds > first + 5 - pit)) moves.push(pit);
  }
  return moves;
}

/** The state after a move; what remains at the end stays in the pits. */
export function plainPlay(state: PlainState, from: number): PlainState {
  const after = state.slice();
  const mover = after[14] as number;
  const theirs = 6 - mover * 6;
  let hand = after[from] as number;
  after[from] = 0;
  let pit = from;
  while (hand > 0) {
    pit = (pit + 1) % 12;
    if (pit === from) continue;
    after[pit] = (after[pit] as number) + 1;
    hand--;
  }
  let taken = 0;
  let back = pit;
  while (back >= theirs && back < theirs + 6 && (after[back] === 2 || after[back] === 3)) {
    taken += after[back] as number;
    back--;
  }
  if (taken > 0 && taken < rowSum(after, theirs)) {
    for (; pit > back; pit--) after[pit] = 0;
    after[12 + mover] = (after[12 + mover] as number) + taken;
  }
  after[14] = 1 - mover;
  return after;
}

function rowSum(state: PlainState, first: number): number {
  let sum = 0;
  for (let pit = first; pit < first + 6; pit++) sum += state[pit] as number;
  return sum;
}
