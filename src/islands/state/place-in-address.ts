/**
 * A place in the book as an address: `?at=4#backwards` is the fourth step of the example of that
 * name, `?at=4.2` the second seed of that step, `#backwards-4` the fourth frame of its film. Reading is
 * total: anything odd is told, never thrown.
 */
import type { Film } from '../../figures/film.ts';
import { shortly } from './shortly.ts';

export type AskedPlace = {
  /** The beat, from 0, inside the film. */
  readonly beat: number;
  /** The moment within the beat, from 0; undefined for the settled beat. */
  readonly moment: number | undefined;
  /** What the address said, when it named no place of this film. */
  readonly unknown: string | null;
};

/** The parts of an address that name a place. */
export type Address = { readonly search: string; readonly hash: string };

/** How many moments each beat of a film has: all that reading an address must know of it. */
export const beatLengths = (film: Film): readonly number[] =>
  film.beats.map(({ first, last }) => last - first + 1);

/**
 * What an address asks of one example.
 * @param lengths the moments of each beat of its film (at least one beat)
 * @returns null when the address speaks of something else; an example named without a step is asked
 *   for its first
 */
export function askedOf(
  example: string,
  { search, hash }: Address,
  lengths: readonly number[],
): AskedPlace | null {
  const name = anchorOf(hash);
  if (name === example)
    return askedPlace(search, lengths) ?? { beat: 0, moment: undefined, unknown: null };
  const frame = name.startsWith(`${example}-`) ? name.slice(example.length + 1) : '';
  if (!/^[1-9]\d{0,5}$/.test(frame) || Number(frame) > lengths.length) return null;
  return { beat: Number(frame) - 1, moment: undefined, unknown: null };
}

/**
 * The step an address names; null when it names none.
 * @param search the query of the address, with or without `?`
 */
export function askedPlace(search: string, lengths: readonly number[]): AskedPlace | null {
  const asked = new URLSearchParams(search).get('at');
  if (asked === null) return null;
  const nearest = (beat: number): AskedPlace => ({
    beat,
    moment: undefined,
    unknown: shortly(asked),
  });
  const match = /^(-?\d{1,6})(?:\.(\d{1,6}))?$/.exec(asked);
  if (match === null) return nearest(0);
  const step = Number(match[1]);
  const inside = Math.max(1, Math.min(step, lengths.length));
  const beat = inside - 1;
  if (inside !== step) return nearest(beat);
  if (match[2] === undefined) return { beat, moment: undefined, unknown: null };
  const moment = Number(match[2]) - 1;
  return moment >= 0 && moment < (lengths[beat] ?? 0)
    ? { beat, moment, unknown: null }
    : nearest(beat);
}

/** The name in a hash; one that is not well written is taken as it stands. */
export function anchorOf(hash: string): string {
  const name = hash.replace(/^#/, '');
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** The address of a place: the page's own, with the step (none for the first) and the example. */
export function addressOf(
  page: string,
  example: string,
  beat: number,
  moment: number | undefined,
): string {
  const address = new URL(page);
  const seed = moment === undefined ? '' : `.${moment + 1}`;
  if (beat === 0 && seed === '') address.searchParams.delete('at');
  else address.searchParams.set('at', `${beat + 1}${seed}`);
  address.hash = example;
  return address.href;
}
