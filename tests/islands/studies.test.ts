import { describe, expect, test } from 'vitest';
import studies from '../../content/studies.json' with { type: 'json' };
import { seedsIn } from '../../src/analysis/layout.ts';
import { parsePosition } from '../../src/engine/notation.ts';
import { ayo } from '../../src/engine/rulesets/ayo.ts';
import { EndingsDesk } from '../../src/islands/state/endings-desk.ts';
import type { Answer } from '../../src/islands/state/endings-talk.ts';

/** Pit, seeds taken, value: as the independent program has them (conformance, studies). */
const EXPECTED: Readonly<Record<string, readonly (readonly number[])[]>> = {
  greed: [
    [1, 0, 12],
    [5, 0, -12],
    [6, 2, -8],
  ],
  sacrifice: [
    [2, 0, -9],
    [3, 0, 5],
  ],
  feeding: [
    [4, 0, -1],
    [5, 0, 9],
  ],
  waiting: [
    [1, 0, -9],
    [6, 0, -9],
  ],
  quiet: [
    [4, 0, 11],
    [5, 0, -11],
  ],
  sweep: [
    [5, 6, 5],
    [6, 0, -11],
  ],
};

function answers(): ReadonlyMap<string, Answer> {
  const found = new Map<string, Answer>();
  let last: Answer | null = null;
  const desk = new EndingsDesk((told) => {
    if (told.kind === 'answer') last = told.answer;
  });
  desk.hear({ kind: 'solve', ruleset: ayo.id, upTo: 12 });
  for (const { id, position } of studies) {
    const read = parsePosition(ayo, position);
    if (!read.ok) throw new Error(`${id} is no position.`);
    desk.hear({ kind: 'advise', id: 1, position: read.value, line: true });
    if (last !== null) found.set(id, last);
  }
  return found;
}

describe('The studies', () => {
  const told = answers();

  test('every one is expected, and each move is worth what the other program says', () => {
    expect(Array.from(told.keys())).toEqual(Object.keys(EXPECTED));
    for (const [id, { advice }] of told)
      expect(
        advice?.moves.map(({ move, taken, value }) => [
          move.kind === 'sow' ? move.from + 1 : 0,
          taken,
          value,
        ]),
        id,
      ).toEqual(EXPECTED[id]);
  });

  test('a line of best play shares the seeds as the value says, or a majority stops it before', () => {
    for (const { id, position } of studies) {
      const answer = told.get(id);
      const read = parsePosition(ayo, position);
      if (!answer?.line || !read.ok) throw new Error(`${id} has no line.`);
      const { stores } = answer.line.last;
      const gained = stores.south - read.value.stores.south;
      const lost = stores.north - read.value.stores.north;
      const shared = gained + lost === seedsIn(read.value.seeds);
      const asSaid = shared
        ? gained - lost === answer.advice?.value
        : Math.max(stores.south, stores.north) > 24;
      expect(asSaid, id).toBe(true);
    }
  });
});
