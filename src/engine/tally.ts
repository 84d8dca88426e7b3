/** What a told move comes to: counted from its events alone. */
import type { Event, Trace } from './types.ts';

/** Seeds the mover takes in a move. What is gathered at the end of a game is not taken. */
export const takenIn = ({ before, events }: Pick<Trace, 'before' | 'events'>): number =>
  events.reduce(
    (sum, event) =>
      event.kind === 'capture' && event.keeper === before.toMove ? sum + event.count : sum,
    0,
  );

/** The laps of a move: one for every time a pit is lifted. */
export const lapsIn = (events: readonly Event[]): number =>
  events.filter((event) => event.kind === 'lift').length;
