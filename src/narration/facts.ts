/** Numbers a text may quote, each found out from the rule book by the engine instead of typed. */
import { pitAt, pitCount, row, seedTotal } from '../engine/board.ts';
import { type Event } from '../engine/types.ts';
import { tableOf } from '../engine/event.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import { sow } from '../engine/sow.ts';

/** The names of the facts a chapter can ask for. */
export const FACTS = [
  'pits',
  'row',
  'each',
  'seeds',
  'majority',
  'half',
  'lap',
  'long',
  'two-laps',
  'third-pass',
  'low',
  'high',
] as const;
export type Fact = (typeof FACTS)[number];

/** A fact of a rule book, as a number. Throws when the rule book knows no such thing. */
export function factOf(ruleset: Ruleset, fact: Fact): number {
  const seeds = seedTotal(ruleset.board);
  switch (fact) {
    case 'pits':
      return pitCount(ruleset.board);
    case 'row':
      return row(ruleset.board, 'south').length;
    case 'each':
      return ruleset.board.start;
    case 'seeds':
      return seeds;
    case 'majority':
      return Math.floor(seeds / 2) + 1;
    case 'half':
      return seeds / 2;
    case 'lap':
      return fewestWithSkips(ruleset, 1) - 1;
    case 'long':
      return fewestWithSkips(ruleset, 1);
    case 'two-laps':
      return fewestWithSkips(ruleset, 2) - 1;
    case 'third-pass':
      return fewestWithSkips(ruleset, 2);
    case 'low':
      return Math.min(...takenCounts(ruleset));
    case 'high':
      return Math.max(...takenCounts(ruleset));
    default:
      return fact satisfies never;
  }
}

/** Where the last of `count` seeds falls when sown from a pit of an otherwise empty board. */
export function landingOf(ruleset: Ruleset, from: number, count: number): number {
  const { landing } = sowAlone(ruleset, from, count);
  return landing;
}

/** The fewest seeds whose sowing passes over its origin this often. */
function fewestWithSkips(ruleset: Ruleset, skips: number): number {
  for (let count = 1; count <= seedTotal(ruleset.board); count += 1)
    if (sowAlone(ruleset, 0, count).skips === skips) return count;
  throw new Error(`No sowing of "${ruleset.id}" passes over its origin ${skips} times.`);
}

function sowAlone(ruleset: Ruleset, from: number, count: number) {
  const seeds = Array.from({ length: pitCount(ruleset.board) }, (_, place) =>
    place === from ? count : 0,
  );
  const tape: Event[] = [];
  const table = tableOf(
    { seeds, stores: { south: 0, north: 0 }, toMove: 'south', stage: { kind: 'play' } },
    tape,
  );
  const landing = sow(ruleset, table, 'south', {
    kind: 'sow',
    from: pitAt(ruleset.board, from),
    direction: 'counter-clockwise',
  });
  if (landing === null) throw new Error('A relay has no single landing.');
  return { landing, skips: tape.filter((event) => event.kind === 'skip').length };
}

function takenCounts(ruleset: Ruleset): readonly number[] {
  const counts = ruleset.capture.flatMap((rule) => (rule.kind === 'counts' ? rule.counts : []));
  if (counts.length === 0) throw new Error(`"${ruleset.id}" does not take by count.`);
  return counts;
}
