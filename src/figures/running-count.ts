/** The count at a moment of a film: what each side has, what lies on the board, what this move took. */
import type { BySide } from '../engine/types.ts';
import type { Film } from './film.ts';

export type RunningCount = {
  readonly stores: BySide<number>;
  /** In the pits; what is in the hand is counted apart. */
  readonly board: number;
  readonly hand: number;
  /** Taken so far in the move that is shown; what is gathered at the end is not taken. */
  readonly taken: number;
};

/** @param at a moment inside the film */
export function countAt(film: Film, at: number): RunningCount {
  const places = film.moments[at]?.places;
  if (places === undefined) throw new RangeError(`The film has no moment ${at}.`);
  return {
    stores: { south: places.stores.south.length, north: places.stores.north.length },
    board: places.pits.reduce((sum, pit) => sum + pit.length, 0),
    hand: places.hand.length,
    taken: takenAt(film, at),
  };
}

function takenAt({ beats, moments }: Film, at: number): number {
  const stored = (moment: number): number => {
    const stores = moments[moment]?.places.stores;
    return stores === undefined ? 0 : stores.south.length + stores.north.length;
  };
  const turn = beats[moments[at]?.beat ?? 0]?.turn;
  let taken = 0;
  for (let now = at; now > 0; now -= 1) {
    const beat = beats[moments[now]?.beat ?? 0];
    if (beat === undefined || beat.turn !== turn) break;
    if (beat.kind === 'capture') taken += stored(now) - stored(now - 1);
  }
  return taken;
}
