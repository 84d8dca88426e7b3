/** Where the seeds fall: short laps, laps that come round, laps that follow one another. */
import { lapsIn } from '../engine/tally.ts';
import { RELAYS, SKIPS, SOWING, within } from './levels.ts';
import { asksTaken, type Found, type Look } from './look.ts';
import { longLapOf } from './offered.ts';
import { dropsIn, lastSeedIn, skipsIn } from './read-trace.ts';
import type { Played } from './scene.ts';

const boardAfter = ({ move, trace }: Played): Found => ({
  asked: { kind: 'board-after', move },
  answer: { kind: 'board', right: trace.after.seeds },
});

const lastSeed = ({ move, trace }: Played): Found => ({
  asked: { kind: 'last-seed', move },
  answer: { kind: 'pit', right: lastSeedIn(trace, 'all').pit },
});

/** Laps that do not come round. */
export function sowings({ scene, level }: Look): readonly Found[] {
  const wanted = SOWING[level];
  return scene.goingOn
    .filter(
      ({ trace, taken }) =>
        skipsIn(trace) === 0 &&
        within(dropsIn(trace), wanted.drops) &&
        within(lapsIn(trace.events), wanted.laps) &&
        (wanted.taking || taken === 0),
    )
    .map(wanted.whole ? boardAfter : lastSeed);
}

/** Laps that pass over their origin, or relays. */
export function longLaps(look: Look): readonly Found[] {
  switch (longLapOf(look.scene.rules)) {
    case 'skips':
      return roundTheBoard(look);
    case 'relays':
      return relays(look);
    case null:
      return [];
  }
}

/** A long lap takes something once in seven times; so that taking nothing is no safe guess. */
const VAIN = 0.15;

function roundTheBoard({ scene, level, draw }: Look): readonly Found[] {
  const { asks } = SKIPS[level];
  return scene.goingOn
    .filter(({ trace }) => skipsIn(trace) > 0)
    .flatMap((told): readonly Found[] => {
      switch (asks) {
        case 'last-seed':
          return [lastSeed(told)];
        case 'board-after':
          return told.taken === 0 ? [boardAfter(told)] : [];
        case 'taken':
          return told.taken > 0 || draw() < VAIN ? [asksTaken(told)] : [];
        default:
          return asks satisfies never;
      }
    });
}

function relays({ scene, level }: Look): readonly Found[] {
  const wanted = RELAYS[level];
  return scene.goingOn
    .filter(({ trace }) => within(lapsIn(trace.events), wanted.laps))
    .map((told): Found => {
      switch (wanted.asks) {
        case 'laps':
          return {
            asked: { kind: 'laps', move: told.move },
            answer: { kind: 'number', right: lapsIn(told.trace.events) },
          };
        case 'last-seed':
          return lastSeed(told);
        case 'board-after':
          return boardAfter(told);
        default:
          return wanted.asks satisfies never;
      }
    });
}
