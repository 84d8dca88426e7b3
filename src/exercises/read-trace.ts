/** What the questions ask of a move, counted from its events alone. */
import { other, sideOf } from '../engine/board.ts';
import { framesOf } from '../engine/event.ts';
import { rowEmpty } from '../engine/position.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import type { Event, Pit, Trace } from '../engine/types.ts';

type Capture = Extract<Event, { kind: 'capture' }>;

/** The captures of a move. */
export const capturesIn = ({ events }: Pick<Trace, 'events'>): readonly Capture[] =>
  events.filter((event) => event.kind === 'capture');

/** How many pits are taken from; a capturing seed that is taken along is none. */
export const pitsTakenIn = (told: Pick<Trace, 'events'>): number =>
  capturesIn(told).filter(({ why }) => why !== 'capturing-seed').length;

/** Seeds sown in all laps. */
export const dropsIn = ({ events }: Pick<Trace, 'events'>): number =>
  events.filter(({ kind }) => kind === 'drop').length;

/** How often the hand passes over a pit. */
export const skipsIn = ({ events }: Pick<Trace, 'events'>): number =>
  events.filter(({ kind }) => kind === 'skip').length;

/** The first lift of a move. */
export const firstLift = ({ events }: Pick<Trace, 'events'>): Extract<Event, { kind: 'lift' }> => {
  const lift = events.find((event) => event.kind === 'lift');
  if (lift === undefined) throw new Error('A sowing lifts something.');
  return lift;
};

/** The pit of the last seed, in the first lap or in the whole move, and what it then holds. */
export function lastSeedIn(told: Trace, lap: 'first' | 'all'): { pit: Pit; holds: number } {
  const relay = told.events.findIndex((event) => event.kind === 'lift' && event.cause === 'relay');
  const upTo = lap === 'first' && relay >= 0 ? relay : told.events.length;
  const place = told.events.slice(0, upTo).findLastIndex(({ kind }) => kind === 'drop');
  const event = told.events[place];
  if (event?.kind !== 'drop') throw new Error('A sowing drops something.');
  return { pit: event.pit, holds: framesOf(told)[place + 1]?.seeds[event.pit] ?? 0 };
}

/** Seeds that were spared since they were all the opponent had. */
export const sparedIn = ({ events }: Pick<Trace, 'events'>): number =>
  events.reduce((sum, event) => (event.kind === 'spare' ? sum + event.count : sum), 0);

/** Whether a move takes all the opponent has, or would if its rule book did not spare it. */
export function isSweep(rules: Ruleset, told: Trace): boolean {
  if (told.events.some(({ kind }) => kind === 'spare')) return true;
  const theirs = other(told.before.toMove);
  const place = told.events.findLastIndex(({ kind }) => kind === 'capture');
  if (!capturesIn(told).some(({ pit }) => sideOf(rules.board, pit) === theirs)) return false;
  const after = framesOf(told)[place + 1];
  return after !== undefined && rowEmpty(rules, after.seeds, theirs);
}
