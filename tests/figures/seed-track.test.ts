import { array, assert, nat, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { framesOf } from '../../src/engine/event.ts';
import { legalMoves } from '../../src/engine/legal.ts';
import { trace } from '../../src/engine/play.ts';
import { startOf } from '../../src/engine/position.ts';
import { RULESETS } from '../../src/engine/rulesets/all.ts';
import type { Event, Frame, Pit, Position, Trace } from '../../src/engine/types.ts';
import { seedPlaces, trackSeeds, type SeedPlaces } from '../../src/figures/seed-track.ts';

const counts = ({ pits, hand, stores }: SeedPlaces): Frame => ({
  seeds: pits.map((ids) => ids.length),
  stores: { south: stores.south.length, north: stores.north.length },
  hand: hand.length,
});

const allIds = ({ pits, hand, stores }: SeedPlaces): number[] =>
  [...pits.flat(), ...hand, ...stores.south, ...stores.north].sort((a, b) => a - b);

/** A game in which every choice is made by the next number. */
function game(rules: (typeof RULESETS)[number], choices: readonly number[]): Trace[] {
  const traces: Trace[] = [];
  let position: Position = startOf(rules);
  for (const choice of choices) {
    const moves = legalMoves(rules, position);
    const move = moves[choice % Math.max(1, moves.length)];
    if (!move) break;
    const told = trace(rules, position, move);
    traces.push(told);
    position = told.after;
  }
  return traces;
}

describe.each(RULESETS.map((rules) => [rules.id, rules] as const))(
  'in a game of %s',
  (_, rules) => {
    test('the seeds that are followed are as many as the engine counts, after every event', () => {
      assert(
        property(array(nat(11), { minLength: 1, maxLength: 60 }), (choices) => {
          for (const told of game(rules, choices)) {
            const before = { seeds: told.before.seeds, stores: told.before.stores, hand: 0 };
            const places = trackSeeds(before, told.events);
            expect(places.map(counts)).toEqual(framesOf(told));
            expect(allIds(places.at(-1) ?? seedPlaces(before))).toEqual(allIds(seedPlaces(before)));
          }
        }),
        { numRuns: 15, seed: 48 },
      );
    });
  },
);

describe('a seed', () => {
  const at = (place: number): Pit => place as Pit;
  const frame: Frame = { seeds: [3, 0, 2, 0], stores: { south: 1, north: 0 }, hand: 0 };
  const last = (events: readonly Event[]): SeedPlaces | undefined =>
    trackSeeds(frame, events).at(-1);

  test('that stays behind is the one that lay there first', () => {
    const places = last([{ kind: 'lift', pit: at(0), count: 2, left: 1, cause: 'move' }]);

    expect(places?.pits[0]).toEqual([0]);
    expect(places?.hand).toEqual([1, 2]);
  });

  test('falls from the top of the hand', () => {
    const places = last([
      { kind: 'lift', pit: at(0), count: 3, left: 0, cause: 'move' },
      { kind: 'drop', pit: at(1) },
      { kind: 'drop', pit: at(2) },
    ]);

    expect(places?.pits).toEqual([[], [2], [3, 4, 1], []]);
    expect(places?.hand).toEqual([0]);
  });

  test('goes to the store in the order its pit was taken', () => {
    const places = last([
      { kind: 'capture', pit: at(2), count: 2, keeper: 'south', why: 'count' },
      { kind: 'gather', side: 'south', pits: [at(0), at(1)], count: 3, keeper: 'north' },
    ]);

    expect(places?.stores).toEqual({ south: [5, 3, 4], north: [0, 1, 2] });
  });

  test('can be drawn from a store, and moved before the game', () => {
    const places = last([
      { kind: 'draw', side: 'south', count: 1 },
      { kind: 'shift', from: at(0), to: at(3), count: 1 },
    ]);

    expect(places?.hand).toEqual([5]);
    expect(places?.pits).toEqual([[0, 1], [], [3, 4], [2]]);
  });
});
