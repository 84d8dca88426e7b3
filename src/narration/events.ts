/** A beat as sentences: what happened and why, from its events and the board after them. */
import { other, sideOf } from '../engine/board.ts';
import { pitNumber } from '../engine/move-notation.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import { lapsIn, takenIn } from '../engine/tally.ts';
import type { Event } from '../engine/types.ts';
import type { Landing, Telling, Way } from '../language/phrasebook.ts';
import type { BeatTold } from './beats.ts';
import { tellCause, tellOutcome } from './ending.ts';
import { eventsIn, tellManyLaps, tellSowing } from './sowing.ts';

/** Whether anything was taken before an event. */
const captured = (events: readonly Event[], before: number): boolean =>
  events.slice(0, before).some((event) => event.kind === 'capture');

/** Where the last seed must fall to take something. */
function landingOf({ capture: [rule] }: Ruleset): Landing {
  return rule === undefined || rule.kind === 'counts' ? 'their-row' : rule.landing;
}

/** How taking goes on from there. */
function wayOf({ capture: [rule] }: Ruleset): Way {
  if (rule === undefined || rule.kind === 'counts') return 'back';
  return rule.onward === 'pits-next' ? 'along' : 'across';
}

/** The counts the rule book takes, for “not 2 or 3”. */
const wantedCounts = (ruleset: Ruleset): readonly number[] =>
  ruleset.capture.flatMap((rule) =>
    rule.kind === 'counts' ? rule.counts : rule.counts === 'any' ? [] : rule.counts,
  );

function tellEvent(telling: Telling, told: BeatTold, place: number): string[] {
  const { trace, ruleset } = told;
  const { events, before } = trace;
  const mover = before.toMove;
  const event = events[place];
  if (event === undefined) return [];
  switch (event.kind) {
    case 'lift': {
      const { count, left } = event;
      const pit = pitNumber(event.pit);
      return event.cause === 'move'
        ? [telling.lifted({ player: mover, count, pit, left })]
        : [telling.relayed({ lap: lapsIn(events.slice(0, place + 1)), count, pit })];
    }
    case 'draw':
      return [telling.drawn({ player: event.side, count: event.count })];
    case 'turn':
      return trace.move?.kind === 'pass' ? [telling.passed({ player: mover })] : [];
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
          soFar: takenIn({ before, events: events.slice(0, place + 1) }),
          landing: landingOf(ruleset),
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
          keptBack: captured(events, place),
        }),
      ];
    case 'rest':
      return [
        telling.rested({
          player: mover,
          pit: pitNumber(event.pit),
          count: event.count,
          why: event.why,
          afterCapture: captured(events, place),
          counts: wantedCounts(ruleset),
          landing: landingOf(ruleset),
          way: wayOf(ruleset),
        }),
      ];
    case 'shift': {
      const [from, to] = [pitNumber(event.from), pitNumber(event.to)];
      return [telling.shifted({ from, to, count: event.count })];
    }
    case 'gather': {
      const { side: owner, keeper, count } = event;
      const carved = ruleset.board.stores === 'carved';
      // Why the game ends is said before the seeds are put away, once.
      const cause = place === told.beat.first ? tellCause(telling, told) : [];
      return [...cause, telling.gathered({ owner, keeper, count, carved })];
    }
    case 'end':
      return [
        ...(events[place - 1]?.kind === 'gather' ? [] : tellCause(telling, told)),
        tellOutcome(telling, told, event.outcome),
      ];
    default:
      return event satisfies never;
  }
}

/** The sentences of a beat, joined. Empty for a beat in which nothing is said. */
export function tellBeat(telling: Telling, told: BeatTold): string {
  const { beat } = told;
  if (lapsIn(eventsIn(told)) > 1) return tellManyLaps(telling, told).join(' ');
  const sentences: string[] = [];
  if (beat.kind !== 'sow')
    for (let place = beat.first; place <= beat.last; place += 1)
      sentences.push(...tellEvent(telling, told, place));
  if (beat.kind === 'sow' || beat.kind === 'relay' || beat.kind === 'enter')
    sentences.push(...tellSowing(telling, told));
  return sentences.join(' ');
}
