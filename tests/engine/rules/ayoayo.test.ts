import { describe, expect, test } from 'vitest';
import { makePosition } from '../../../src/engine/notation.ts';
import { settle } from '../../../src/engine/play.ts';
import { refusalOf } from '../../../src/engine/refusal.ts';
import { ayoayo } from '../../../src/engine/rulesets/ayoayo.ts';
import { after, allowed, eventsOf, given, move, takings, told } from '../../support/given.ts';

const START = '4 4 4 4 4 4 / 4 4 4 4 4 4  0-0  S';

describe('ayoayo', () => {
  test('a sowing that ends in an occupied pit is carried on, until it stops in an empty one', () => {
    const one = told(ayoayo, START, '5');

    expect(eventsOf(one, 'lift').map(({ cause }) => cause)).toEqual([
      'move',
      'relay',
      'relay',
      'relay',
      'relay',
    ]);
    expect(makePosition(one.after)).toBe('0 1 6 6 2 7 / 6 6 6 1 6 1  0-0  N');
    expect(eventsOf(one, 'rest')).toEqual([{ kind: 'rest', pit: 6, count: 1, why: 'relay-over' }]);
  });

  test('stopping in an own empty pit takes the facing pit and the seed that did it', () => {
    const one = told(ayoayo, START, '1');

    expect(takings(one)).toBe('10:1 3:1');
    expect(eventsOf(one, 'capture').map(({ why }) => why)).toEqual(['opposite', 'capturing-seed']);
    expect(makePosition(one.after)).toBe('2 7 0 6 1 6 / 6 6 0 0 6 6  2-0  N');
  });

  test('seven are taken by the opening from pit 4', () => {
    expect(after(ayoayo, START, '4')).toBe('1 6 6 2 7 0 / 0 6 6 6 1 0  7-0  N');
  });

  test('one lap can be enough', () => {
    expect(after(ayoayo, '4 1 2 0 0 1 / 2 0 5 0 1 1  16-15  S', '3')).toBe(
      '4 1 0 1 0 1 / 2 0 5 0 0 1  18-15  N',
    );
  });

  test('with nothing facing, nothing is taken and the seed stays', () => {
    const one = told(ayoayo, '1 0 0 2 0 0 / 0 0 2 0 3 1  20-19  S', '1');

    expect(makePosition(one.after)).toBe('0 1 0 2 0 0 / 0 0 2 0 3 1  20-19  N');
    expect(eventsOf(one, 'rest')).toMatchObject([{ pit: 10, count: 0, why: 'opposite-empty' }]);
  });

  test('a relay that never ends is refused, and the refusal shows its circle', () => {
    const position = given(ayoayo, '0 1 0 1 2 0 / 1 0 1 0 1 2  20-19  S');

    expect(refusalOf(ayoayo, position, move(ayoayo, '5'))).toEqual({
      kind: 'endless',
      circle: { from: 1, length: 72 },
      laps: 73,
    });
  });

  test('who cannot be fed ends the game, and what remains goes to the last to move', () => {
    const { position } = settle(ayoayo, given(ayoayo, '2 1 0 0 0 0 / 0 0 0 0 0 0  22-23  N'));

    expect(makePosition(position)).toBe('0 0 0 0 0 0 / 0 0 0 0 0 0  25-23  S+');
  });

  test('a bare opponent must be left with a seed when the whole move is over', () => {
    expect(allowed(ayoayo, '3 0 0 0 0 1 / 0 0 0 0 0 0  22-22  S')).toBe('6');
  });
});
