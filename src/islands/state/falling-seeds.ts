/** How seeds fall in time: when one can be heard, and how many fall at a tick of the clock. */
import type { Film } from '../../figures/film.ts';

/** Milliseconds that a beat may take at most: a relay of hundreds of seeds falls faster. */
const LONGEST_BEAT = 9000;
/** Milliseconds below which no screen shows a difference: then several seeds fall at once. */
const SHORTEST_TICK = 16;

/** Whether a seed leaves the hand on the way from one moment of a film to a later one. */
export function seedFalls({ moments }: Film, from: number, to: number): boolean {
  const inHand = (moment: number): number => moments[moment]?.places.hand.length ?? 0;
  for (let now = from + 1; now <= to; now += 1)
    if (inHand(now - 1) - inHand(now) === 1) return true;
  return false;
}

/** How a beat is being shown: its length in moments, how many have passed, and for how long. */
export type Fall = {
  readonly length: number;
  readonly passed: number;
  /** Milliseconds since the first of the passed moments. */
  readonly since: number;
  /** Milliseconds the reader's pace gives to each moment. */
  readonly pace: number;
};

/** How long to wait for the next moment of a beat. */
export const tickTime = ({ length, pace }: Pick<Fall, 'length' | 'pace'>): number =>
  Math.max(SHORTEST_TICK, Math.min(pace, LONGEST_BEAT / length));

/** How many moments pass at a tick: one, or, in a beat that has to hurry, all that are due. */
export function momentsDue({ length, passed, since, pace }: Fall): number {
  const each = LONGEST_BEAT / length;
  return each >= pace ? 1 : Math.max(1, Math.floor(since / each) - passed);
}
