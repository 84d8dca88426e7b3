import { describe, expect, test } from 'vitest';
import { framesOf } from '../../../src/engine/event.ts';
import { makePosition } from '../../../src/engine/notation.ts';
import { jodu, jodu48 } from '../../../src/engine/rulesets/jodu.ts';
import { after, allowed, eventsOf, takings, told } from '../../support/given.ts';

describe('jodu', () => {
  test('the opening from pit 1 takes four laps and ends in the emptied pit 4', () => {
    const one = told(jodu, '3 3 3 3 3 3 / 3 3 3 3 3 3  0-0  S', '1');
    const sown = framesOf(one)[one.events.findLastIndex(({ kind }) => kind === 'drop') + 1];

    expect(eventsOf(one, 'lift')).toHaveLength(4);
    expect(sown?.seeds).toEqual([1, 5, 5, 1, 4, 4, 4, 0, 4, 4, 4, 0]);
    expect(eventsOf(one, 'drop').at(-1)?.pit).toBe(3);
  });

  test('twelve seeds reach the origin, which is sown like any pit', () => {
    const one = told(jodu, '0 0 12 0 0 0 / 0 4 0 0 0 0  10-10  S', '3');

    expect(eventsOf(one, 'skip')).toEqual([]);
    expect(eventsOf(one, 'drop').at(-1)?.pit).toBe(2);
  });

  test('ones and twos are taken from the facing pits, on along the own row, and the own seed stays', () => {
    const one = told(jodu, '1 0 0 0 0 0 / 5 2 1 3 2 2  10-10  S', '1');

    expect(takings(one)).toBe('11:2 10:1');
    expect(eventsOf(one, 'rest')).toMatchObject([{ pit: 8, count: 3, why: 'count' }]);
    expect(makePosition(one.after)).toBe('0 1 0 0 0 0 / 5 0 0 3 2 2  13-10  N');
  });

  test("a capture of everything leaves the pit nearest the mover's right", () => {
    const one = told(jodu, '1 0 0 0 0 6 / 0 2 1 2 0 0  12-12  S', '1');

    expect(takings(one)).toBe('11:2 10:1');
    expect(eventsOf(one, 'spare')).toMatchObject([{ pits: [8], count: 2 }]);
  });

  test('a single pit that is everything is taken', () => {
    expect(takings(told(jodu, '1 0 0 0 0 6 / 0 2 0 0 0 0  13-14  S', '1'))).toBe('11:2');
  });

  test('a player without a seed passes', () => {
    expect(allowed(jodu, '0 0 0 0 0 0 / 4 0 0 0 0 0  16-16  S')).toBe('pass');
    expect(after(jodu, '0 0 0 0 0 0 / 4 0 0 0 0 0  16-16  S', 'pass')).toBe(
      '0 0 0 0 0 0 / 4 0 0 0 0 0  16-16  N',
    );
  });

  test('two seeds on the board end the game, each side keeping its own', () => {
    expect(after(jodu, '1 0 0 0 0 0 / 0 2 0 0 0 1  16-16  S', '1')).toBe(
      '0 0 0 0 0 0 / 0 0 0 0 0 0  19-17  S+',
    );
  });
});

describe('jodu-48', () => {
  test('all of the facing pit is taken, and the own seed stays', () => {
    const one = told(jodu48, '1 0 0 0 0 0 / 5 7 1 3 2 2  13-14  S', '1');

    expect(takings(one)).toBe('11:7');
    expect(makePosition(one.after)).toBe('0 1 0 0 0 0 / 5 0 1 3 2 2  20-14  N');
  });

  test('the emptied pit 4 takes six from pit 9 in the opening', () => {
    expect(after(jodu48, '4 4 4 4 4 4 / 4 4 4 4 4 4  0-0  S', '4')).toBe(
      '1 6 6 2 7 1 / 0 6 6 6 1 0  6-0  N',
    );
  });
});
