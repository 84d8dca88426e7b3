/** A lap in words: told whole, told seed by seed, or many laps told at once. */
import { pitNumber } from '../engine/move-notation.ts';
import { lapsIn } from '../engine/tally.ts';
import type { Event, Frame, Pit } from '../engine/types.ts';
import type { Telling } from '../language/phrasebook.ts';
import type { BeatTold } from './beats.ts';

type Drop = Extract<Event, { kind: 'drop' }>;
const isDrop = (event: Event): event is Drop => event.kind === 'drop';

const seedsIn = (frame: Frame | undefined, pit: Pit): number => frame?.seeds[pit] ?? 0;

/** The events of a beat. */
export const eventsIn = ({ trace, beat }: BeatTold): readonly Event[] =>
  trace.events.slice(beat.first, beat.last + 1);

/** The drops of a lap told at once: where they go, what is passed over, what the last seed makes. */
export function tellSowing(telling: Telling, told: BeatTold): string[] {
  const events = eventsIn(told);
  const drops = events.filter(isDrop);
  const last = drops.at(-1);
  if (last === undefined) return [];
  const pit = pitNumber(last.pit);
  const holds = seedsIn(told.frames[told.beat.last + 1], last.pit);
  // A seed that falls alone is the last one too: one sentence tells both.
  if (drops.length === 1) return [telling.onlySeed({ pit, holds })];
  const pits = [...new Set(drops.map((drop) => drop.pit))];
  const visits = drops.filter((drop) => drop.pit === drops[0]?.pit).length;
  const skips = events.filter((event) => event.kind === 'skip');
  const [skipped] = skips;
  return [
    telling.sown({ pits: pits.map(pitNumber), rounds: visits - 1 }),
    ...(skipped === undefined
      ? []
      : [telling.passedOver({ pit: pitNumber(skipped.pit), times: skips.length })]),
    telling.lastSeed({ pit, holds }),
  ];
}

/** Many laps at once: which, how many seeds fall, and where the last one lies. */
export function tellManyLaps(telling: Telling, told: BeatTold): string[] {
  const { trace, beat, frames } = told;
  const events = eventsIn(told);
  const before = lapsIn(trace.events.slice(0, beat.first));
  const drops = events.filter(isDrop);
  const last = drops.at(-1);
  const laps = { from: before + 1, to: before + lapsIn(events) };
  const summary = telling.relayedOn({ ...laps, seeds: drops.length });
  if (last === undefined) return [summary];
  const holds = seedsIn(frames[beat.last + 1], last.pit);
  return [summary, telling.lastSeed({ pit: pitNumber(last.pit), holds })];
}

/** Each event of an unfolded beat as a sentence; null where the beat's own words are enough. */
export function tellOneByOne(telling: Telling, told: BeatTold): readonly (string | null)[] {
  const events = eventsIn(told);
  const of = events.filter(isDrop).length;
  let nth = 0;
  return events.map((event, step) => {
    if (event.kind === 'skip') return telling.oneSkip({ pit: pitNumber(event.pit) });
    if (event.kind !== 'drop') return null;
    nth += 1;
    const holds = seedsIn(told.frames[told.beat.first + step + 1], event.pit);
    return telling.oneSeed({ nth, of, pit: pitNumber(event.pit), holds });
  });
}
