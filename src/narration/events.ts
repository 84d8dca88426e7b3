/** A beat as sentences: what happened and why, from its events and the board after them. */
import { other, sideOf } from '../engine/board.ts';
import { pitNumber } from '../engine/move-notation.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import type { Event, Frame, Outcome, Pit, Trace } from '../engine/types.ts';
import type { Telling, Way } from '../language/phrasebook.ts';
import type { Beat } from './beats.ts';

/** What the words of a beat are made from. `frames[i + 1]` is the board after event `i`. */
export type BeatTold = {
  readonly ruleset: Ruleset;
  readonly trace: Trace;
  readonly frames: readonly Frame[];
  readonly beat: Beat;
};

type Drop = Extract<Event, { kind: 'drop' }>;
const isDrop = (event: Event): event is Drop => event.kind === 'drop';

const seedsIn = (frame: Frame | undefined, pit: Pit): number => frame?.seeds[pit] ?? 0;

/** Seeds the mover has taken in this move up to and including an event. */
const takenBy = (events: readonly Event[], upTo: number): number =>
  events
    .slice(0, upTo + 1)
    .reduce((sum, event) => sum + (event.kind === 'capture' ? event.count : 0), 0);

/** Whether anything was taken before an event. */
const captured = (events: readonly Event[], before: number): boolean =>
  events.slice(0, before).some((event) => event.kind === 'capture');

/** How taking goes in a rule book. */
function wayOf(ruleset: Ruleset): Way {
  const rule = ruleset.capture[0];
  if (rule === undefined || rule.kind === 'counts') return 'back';
  return rule.landing === 'anywhere' && rule.onward === 'pits-next' ? 'along' : 'across';
}

/** The counts the rule book takes, for “not 2 or 3”. */
const wantedCounts = (ruleset: Ruleset): readonly number[] =>
  ruleset.capture.flatMap((rule) =>
    rule.kind === 'counts' ? rule.counts : rule.counts === 'any' ? [] : rule.counts,
  );

function tellOutcome(telling: Telling, outcome: Outcome, after: Frame | undefined): string {
  const { south, north } = after?.stores ?? { south: 0, north: 0 };
  switch (outcome.kind) {
    case 'won': {
      const stores =
        outcome.side === 'south' ? ([south, north] as const) : ([north, south] as const);
      return telling.won({ player: outcome.side, stores, cause: outcome.cause });
    }
    case 'drawn':
      return telling.levelled({ each: south, cause: outcome.cause });
    default:
      return outcome satisfies never;
  }
}

/** The drops of a lap told at once: where they go, what is passed over, what the last seed makes. */
function tellSowing(telling: Telling, told: BeatTold): string[] {
  const events = told.trace.events.slice(told.beat.first, told.beat.last + 1);
  const drops = events.filter(isDrop);
  const skips = events.filter((event) => event.kind === 'skip');
  const last = drops.at(-1);
  if (last === undefined) return [];
  const pits = [...new Set(drops.map((drop) => drop.pit))];
  const visits = drops.filter((drop) => drop.pit === drops[0]?.pit).length;
  const sentences = [
    telling.sown({ count: drops.length, pits: pits.map(pitNumber), rounds: visits - 1 }),
  ];
  const skipped = skips[0];
  if (skipped !== undefined)
    sentences.push(telling.passedOver({ pit: pitNumber(skipped.pit), times: skips.length }));
  sentences.push(
    telling.lastSeed({
      pit: pitNumber(last.pit),
      holds: seedsIn(told.frames[told.beat.last + 1], last.pit),
    }),
  );
  return sentences;
}

function tellEvent(telling: Telling, told: BeatTold, place: number): string[] {
  const { trace, frames, ruleset } = told;
  const mover = trace.before.toMove;
  const event = trace.events[place];
  if (event === undefined) return [];
  switch (event.kind) {
    case 'lift': {
      const { pit, count, left } = event;
      if (event.cause === 'move')
        return [telling.lifted({ player: mover, count, pit: pitNumber(pit), left })];
      const lifts = trace.events.slice(0, place + 1).filter((one) => one.kind === 'lift');
      return [telling.relayed({ lap: lifts.length, count, pit: pitNumber(pit) })];
    }
    case 'draw':
      return [telling.drawn({ player: event.side, count: event.count })];
    case 'turn':
      return trace.move.kind === 'pass' ? [telling.passed({ player: mover })] : [];
    case 'drop':
    case 'skip':
      return [];
    case 'capture':
      return [
        telling.captured({
          player: event.keeper,
          owner: sideOf(ruleset.board, event.pit),
          pit: pitNumber(event.pit),
          count: event.count,
          why: event.why,
          soFar: takenBy(trace.events, place),
          way: wayOf(ruleset),
        }),
      ];
    case 'spare':
      return [
        telling.spared({
          player: mover,
          owner: other(mover),
          pits: event.pits.map(pitNumber),
          count: event.count,
          keptBack: captured(trace.events, place),
        }),
      ];
    case 'rest':
      return [
        telling.rested({
          player: mover,
          pit: pitNumber(event.pit),
          count: event.count,
          why: event.why,
          afterCapture: captured(trace.events, place),
          counts: wantedCounts(ruleset),
          way: wayOf(ruleset),
        }),
      ];
    case 'shift':
      return [
        telling.shifted({
          from: pitNumber(event.from),
          to: pitNumber(event.to),
          count: event.count,
        }),
      ];
    case 'gather':
      return event.count === 0
        ? []
        : [telling.gathered({ owner: event.side, keeper: event.keeper, count: event.count })];
    case 'end':
      return [tellOutcome(telling, event.outcome, frames[place + 1])];
    default:
      return event satisfies never;
  }
}

/** Many laps at once: which, how many seeds fall, and where the last one lies. */
function tellManyLaps(telling: Telling, told: BeatTold): string[] {
  const { trace, beat, frames } = told;
  const lapsUpTo = (place: number): number =>
    trace.events.slice(0, place + 1).filter((event) => event.kind === 'lift').length;
  const drops = trace.events.slice(beat.first, beat.last + 1).filter(isDrop);
  const last = drops.at(-1);
  const from = lapsUpTo(beat.first);
  const summary = telling.relayedOn({ from, to: lapsUpTo(beat.last), seeds: drops.length });
  if (last === undefined) return [summary];
  const holds = seedsIn(frames[beat.last + 1], last.pit);
  return [summary, telling.lastSeed({ pit: pitNumber(last.pit), holds })];
}

/** The sentences of a beat, joined. Empty for a beat in which nothing is said. */
export function tellBeat(telling: Telling, told: BeatTold): string {
  const { beat } = told;
  const sentences: string[] = [];
  const lifts = told.trace.events
    .slice(beat.first, beat.last + 1)
    .filter((event) => event.kind === 'lift');
  if (lifts.length > 1) return tellManyLaps(telling, told).join(' ');
  if (beat.kind !== 'sow')
    for (let place = beat.first; place <= beat.last; place += 1)
      sentences.push(...tellEvent(telling, told, place));
  if (beat.kind === 'sow' || beat.kind === 'relay' || beat.kind === 'enter')
    sentences.push(...tellSowing(telling, told));
  return sentences.join(' ');
}

/** One event inside an unfolded beat, as a sentence; null where the beat's own words are enough. */
export function tellOneEvent(telling: Telling, told: BeatTold, place: number): string | null {
  const { trace, frames, beat } = told;
  const event = trace.events[place];
  if (event?.kind === 'skip') return telling.oneSkip({ pit: pitNumber(event.pit) });
  if (event?.kind !== 'drop') return null;
  const inBeat = trace.events.slice(beat.first, beat.last + 1);
  return telling.oneSeed({
    nth: trace.events.slice(beat.first, place + 1).filter(isDrop).length,
    of: inBeat.filter(isDrop).length,
    pit: pitNumber(event.pit),
    holds: seedsIn(frames[place + 1], event.pit),
  });
}
