import { describe, expect, test } from 'vitest';
import { legalMoves } from '../../../src/engine/legal.ts';
import { makePosition } from '../../../src/engine/notation.ts';
import { settle } from '../../../src/engine/play.ts';
import { outcomeOf } from '../../../src/engine/position.ts';
import { handout } from '../../../src/engine/rulesets/handout.ts';
import { after, given, takings, told } from '../../support/given.ts';

describe('the handout', () => {
  test('takes everything where others spare, and the bare player cannot go on', () => {
    const one = told(handout, '3 0 0 0 0 2 / 0 0 0 0 1 1  21-20  S', '6');

    expect(takings(one)).toBe('8:2 7:2');
    expect(makePosition(one.after)).toBe('0 0 0 0 0 0 / 0 0 0 0 0 0  28-20  S+');
  });

  test('plays on when a store holds more than half', () => {
    expect(after(handout, '4 0 0 0 0 3 / 2 0 1 1 2 1  23-11  S', '6')).toBe(
      '4 0 0 0 0 0 / 2 0 1 0 0 0  30-11  N',
    );
  });

  test('names the winner by the stores, not by whose turn it is or who still has seeds', () => {
    const { position } = settle(handout, given(handout, '1 2 0 0 1 0 / 0 0 0 0 0 0  14-30  S'));

    expect(legalMoves(handout, position)).toEqual([]);
    expect(outcomeOf(position)).toMatchObject({ kind: 'won', side: 'north', margin: 12 });
  });
});
