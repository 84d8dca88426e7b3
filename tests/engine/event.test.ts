import { describe, expect, test } from 'vitest';
import { apply, frameOf, framesOf, tableOf } from '../../src/engine/event.ts';
import { startOf } from '../../src/engine/position.ts';
import { ayo } from '../../src/engine/rulesets/ayo.ts';
import type { Event } from '../../src/engine/types.ts';
import { pit, told } from '../support/given.ts';

describe('the frames of a move', () => {
  const one = told(ayo, '1 0 0 0 2 1 / 0 6 0 0 0 1  18-19  S', '5');

  test('begin with the board before it and hold one more than there are events', () => {
    const frames = framesOf(one);

    expect(frames).toHaveLength(one.events.length + 1);
    expect(frames[0]).toEqual({ seeds: one.before.seeds, stores: one.before.stores, hand: 0 });
  });

  test('show the hand filling, emptying, and the seeds in the store', () => {
    expect(one.events.map(({ kind }) => kind)).toEqual([
      'lift',
      'drop',
      'drop',
      'capture',
      'rest',
      'turn',
    ]);
    expect(framesOf(one).map(({ hand, stores }) => [hand, stores.south])).toEqual([
      [0, 18],
      [2, 18],
      [1, 18],
      [0, 18],
      [0, 20],
      [0, 20],
      [0, 20],
    ]);
  });
});

describe('an event done again', () => {
  const from = pit(ayo, 6);
  const to = pit(ayo, 8);

  test.each<[Event, number, number, number]>([
    [{ kind: 'shift', from, to, count: 3 }, 1, 7, 0],
    [{ kind: 'lift', pit: from, count: 3, left: 1, cause: 'move' }, 1, 4, 3],
    [{ kind: 'skip', pit: from, why: 'origin' }, 4, 4, 0],
    [{ kind: 'spare', pits: [from], count: 4, why: 'grand-slam' }, 4, 4, 0],
  ])('$kind moves just the seeds it tells of', (event, inSixth, inEighth, hand) => {
    const table = tableOf(startOf(ayo), null);

    apply(table, event);

    const frame = frameOf(table);
    expect([frame.seeds[5], frame.seeds[7], frame.hand]).toEqual([inSixth, inEighth, hand]);
  });

  test('drawing from a store fills the hand', () => {
    const table = tableOf({ ...startOf(ayo), stores: { south: 0, north: 5 } }, null);

    apply(table, { kind: 'draw', side: 'north', count: 2 });

    expect(frameOf(table)).toMatchObject({ stores: { south: 0, north: 3 }, hand: 2 });
  });
});
