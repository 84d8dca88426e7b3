/** The click of a seed on wood, made on the spot. Silent until a reader asks for it. */
import type { Film } from '../../figures/film.ts';
import { seedFalls } from './falling-seeds.ts';
import { preferences } from './preferences.svelte.ts';

let context: AudioContext | null = null;

/** Lets one seed click. Does nothing where the browser has no sound. */
export function click(): void {
  if (typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  const now = context.currentTime;
  const knock = context.createOscillator();
  const body = context.createGain();
  knock.type = 'triangle';
  knock.frequency.setValueAtTime(1150, now);
  knock.frequency.exponentialRampToValueAtTime(380, now + 0.04);
  body.gain.setValueAtTime(0.25, now);
  body.gain.exponentialRampToValueAtTime(0.001, now + 0.07);
  knock.connect(body).connect(context.destination);
  knock.start(now);
  knock.stop(now + 0.08);
}

/** Clicks when a seed has fallen between two moments. A leap over whole beats is silent. */
export function hearSeeds(film: Film, from: number, to: number): void {
  if (!preferences.sound) return;
  const beats = (film.moments[to]?.beat ?? 0) - (film.moments[from]?.beat ?? 0);
  if (beats <= 1 && seedFalls(film, from, to)) click();
}
