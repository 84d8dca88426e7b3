import { describe, expect, test } from 'vitest';
import { makePosition } from '../../../src/engine/notation.ts';
import { outcomeOf, startOf } from '../../../src/engine/position.ts';
import { refusalOf } from '../../../src/engine/refusal.ts';
import type { Ruleset } from '../../../src/engine/ruleset.ts';
import { iyogh, iyoghSummary } from '../../../src/engine/rulesets/iyogh.ts';
import { after, allowed, eventsOf, given, move, takings, told } from '../../support/given.ts';

const DEALT = '4 4 4 4 4 4 4 4 / 4 4 4 4 4 4 4 4  0-0  S';
/** A4 B11 C2 D2 E1 F0 G0 H12 in each row. */
const ARRANGED = '4 11 2 2 1 0 0 12 / 12 0 0 1 2 2 11 4  0-0  S';

describe('the opening', () => {
  test('is rearranged by both players, South first: seven to the second pit, eight to the last', () => {
    expect(makePosition(startOf(iyogh))).toBe(DEALT);
    expect(allowed(iyogh, DEALT)).toBe('arrange');
    expect(after(iyogh, DEALT, 'arrange')).toBe('4 11 2 2 1 0 0 12 / 4 4 4 4 4 4 4 4  0-0  N');
    expect(after(iyogh, DEALT, 'arrange arrange')).toBe(ARRANGED);
    expect(given(iyogh, ARRANGED).stage).toEqual({ kind: 'play' });
  });

  test('tells its five steps in the order Murray gives them', () => {
    expect(
      eventsOf(told(iyogh, DEALT, 'arrange'), 'shift').map(({ from, to, count }) => [
        'ABCDEFGH'[from],
        'ABCDEFGH'[to],
        count,
      ]),
    ).toEqual([
      ['F', 'H', 4],
      ['G', 'H', 4],
      ['E', 'B', 3],
      ['D', 'B', 2],
      ['C', 'B', 2],
    ]);
  });

  test('gathers only the three pits on the right in the summary', () => {
    expect(after(iyoghSummary, DEALT, 'arrange arrange')).toBe(
      '4 4 4 4 4 0 0 12 / 12 0 0 4 4 4 4 4  0-0  S',
    );
  });

  test('comes before every other move, and is not made again', () => {
    expect(refusalOf(iyogh, startOf(iyogh), move(iyogh, '1'))).toEqual({ kind: 'not-this-stage' });
    expect(refusalOf(iyogh, given(iyogh, ARRANGED), move(iyogh, 'arrange'))).toEqual({
      kind: 'not-this-stage',
    });
  });
});

describe("Murray's worked example", () => {
  const LETTERS = 'ABCDEFGHabcdefgh';
  const path = (rules: Ruleset, position: string): string =>
    eventsOf(told(rules, position, '8<'), 'drop')
      .map(({ pit }) => LETTERS[pit])
      .join(' ');

  test('comes out bean by bean: eleven from H end in e, D and C are taken, three each', () => {
    const one = told(iyogh, ARRANGED, '8<');

    expect(eventsOf(one, 'lift')).toMatchObject([{ pit: 7, count: 11, left: 1 }]);
    expect(path(iyogh, ARRANGED)).toBe('G F E D C B A h g f e');
    expect(eventsOf(one, 'capture').map(({ pit, count }) => [LETTERS[pit], count])).toEqual([
      ['D', 3],
      ['C', 3],
    ]);
    expect(eventsOf(one, 'capture').map(({ keeper, why }) => [keeper, why])).toEqual([
      ['south', 'opposite'],
      ['south', 'chain'],
    ]);
    expect(eventsOf(one, 'rest')).toMatchObject([{ pit: 1, count: 12, why: 'count' }]);
    expect(makePosition(one.after)).toBe('5 12 0 0 2 1 1 1 / 13 1 1 2 2 2 11 4  6-0  N');
  });

  test("is impossible after the summary's opening: D then holds five, and nothing is taken", () => {
    const opening = after(iyoghSummary, DEALT, 'arrange arrange');
    const leavingOne: Ruleset = { ...iyoghSummary, lift: 'leave-one' };
    const bothWays: Ruleset = { ...leavingOne, choice: openBothWays(leavingOne) };

    expect(refusalOf(leavingOne, given(leavingOne, opening), move(iyogh, '8<'))).toMatchObject({
      kind: 'wrong-direction',
      why: 'takes-nothing',
    });
    expect(path(bothWays, opening)).toBe('G F E D C B A h g f e');
    expect(eventsOf(told(bothWays, opening, '8<'), 'rest')).toMatchObject([{ pit: 3, count: 5 }]);
  });

  test("is impossible with the summary's lift: twelve end one pit on, in d, facing two in E", () => {
    const all: Ruleset = { ...iyogh, lift: 'all', choice: openBothWays(iyogh) };

    expect(path(all, ARRANGED)).toBe('G F E D C B A h g f e d');
    expect(eventsOf(told(all, ARRANGED, '8<'), 'rest')).toMatchObject([{ pit: 4, count: 2 }]);
  });

  test("loses C with the summary's chain: the next pit after e is d, which faces two in E", () => {
    const across: Ruleset = { ...iyogh, capture: iyoghSummary.capture };
    const one = told(across, ARRANGED, '8<');

    expect(takings(one)).toBe('4:3');
    expect(eventsOf(one, 'rest')).toMatchObject([{ pit: 4, count: 2, why: 'count' }]);
  });

  test('is refused by the summary as it stands', () => {
    const opening = given(iyoghSummary, after(iyoghSummary, DEALT, 'arrange arrange'));

    expect(refusalOf(iyoghSummary, opening, move(iyoghSummary, '8<'))).toMatchObject({
      kind: 'wrong-direction',
    });
  });
});

const openBothWays = ({ choice }: Ruleset): Ruleset['choice'] => ({
  ...choice,
  directions: choice.directions.map(({ direction }) => ({ direction, when: 'always' })),
});

describe('a move', () => {
  test('leaves one seed behind, so a single seed cannot be played', () => {
    const position = given(iyogh, '5 1 0 0 0 0 0 20 / 20 0 0 0 0 0 0 1  9-8  S');

    expect(refusalOf(iyogh, position, move(iyogh, '2'))).toEqual({
      kind: 'too-few',
      pit: 1,
      needs: 2,
    });
  });

  test('goes clockwise only to take something, and the refusal names the open way', () => {
    expect(refusalOf(iyogh, given(iyogh, ARRANGED), move(iyogh, '1<'))).toEqual({
      kind: 'wrong-direction',
      why: 'takes-nothing',
      allowed: ['counter-clockwise'],
    });
  });

  test("takes from the mover's own row when the last seed falls in the other", () => {
    const one = told(iyogh, '4 9 2 1 7 6 3 0 / 3 3 4 5 5 3 3 5  0-1  S', '7');

    expect(takings(one)).toBe('8:1');
    expect(makePosition(one.after)).toBe('4 9 2 1 7 6 1 0 / 3 3 4 5 5 3 3 6  1-1  N');
  });

  test('carries a chain past the end of a row', () => {
    const one = told(iyogh, '3 3 2 6 5 4 2 3 / 2 4 4 6 4 3 4 1  2-6  S', '1<');

    expect(takings(one)).toBe('2:3 1:1 16:3');
    expect(makePosition(one.after)).toBe('0 0 2 6 5 4 2 3 / 0 5 4 6 4 3 4 1  9-6  N');
  });

  test('of sixteen seeds or more sows its origin', () => {
    const one = told(iyogh, '0 18 0 0 0 2 2 2 / 4 4 4 4 4 4 4 4  4-4  S', '2');

    expect(eventsOf(one, 'lift')).toMatchObject([{ count: 17, left: 1 }]);
    expect(eventsOf(one, 'skip')).toEqual([]);
    expect(eventsOf(one, 'drop')[15]?.pit).toBe(1);
    expect(one.after.seeds[1]).toBe(2);
  });
});

describe('sowing from the hand', () => {
  const position = '4 4 2 2 2 2 2 2 / 1 3 4 2 2 2 4 4  18-4  S';

  test("begins in the player's left-hand end pit", () => {
    const one = told(iyogh, position, '+3');

    expect(eventsOf(one, 'draw')).toEqual([{ kind: 'draw', side: 'south', count: 3 }]);
    expect(eventsOf(one, 'drop').map(({ pit }) => pit)).toEqual([0, 1, 2]);
    expect(one.after.stores).toEqual({ south: 15, north: 4 });
  });

  test('takes by the same rule as a sowing from a pit, on from the captured pit', () => {
    expect(takings(told(iyogh, position, '+1'))).toBe('16:1');
    expect(takings(told(iyogh, position, '+2'))).toBe('15:3 16:1');
  });

  test('goes clockwise from the left end into the other row, only if that takes something', () => {
    const open = '5 1 3 2 7 2 0 2 / 3 2 1 6 1 5 4 1  11-8  S';
    const one = told(iyogh, open, '+3<');

    expect(eventsOf(one, 'drop').map(({ pit }) => pit)).toEqual([0, 15, 14]);
    expect(takings(one)).toBe('2:1');
    expect(refusalOf(iyogh, given(iyogh, position), move(iyogh, '+3<'))).toEqual({
      kind: 'wrong-direction',
      why: 'takes-nothing',
      allowed: ['counter-clockwise'],
    });
  });

  test("of North begins at North's own left, in pit 9", () => {
    const one = told(iyogh, position.replace('S', 'N'), '+2');

    expect(eventsOf(one, 'drop').map(({ pit }) => pit)).toEqual([8, 9]);
  });

  test('of more than is held, of none or of half a seed is refused', () => {
    for (const count of [0, 19, 1.5, -1])
      expect(
        refusalOf(iyogh, given(iyogh, position), {
          kind: 'enter',
          count,
          direction: 'counter-clockwise',
        }),
      ).toEqual({ kind: 'nothing-held', held: 18 });
  });
});

describe('the end', () => {
  test('comes when a player has no seed in the pits, who has lost whatever is held', () => {
    const taken = told(iyogh, '0 0 0 0 0 2 0 2 / 0 0 0 0 0 0 3 0  10-47  S', '6');
    expect(takings(taken)).toBe('10:3');
    expect(outcomeOf(taken.after)).toEqual({
      kind: 'won',
      side: 'south',
      margin: -34,
      cause: 'empty-row',
    });
    expect(taken.events.map(({ kind }) => kind)).not.toContain('gather');
  });

  test('is read back from text as it was', () => {
    const text = '0 0 0 0 0 1 1 2 / 0 0 0 0 0 0 0 0  13-47  S+';

    expect(outcomeOf(given(iyogh, text))).toMatchObject({ side: 'south', cause: 'empty-row' });
  });

  test('does not come of single seeds: who holds nothing then passes', () => {
    const position = '1 1 0 0 0 0 0 0 / 9 9 9 9 9 9 0 0  0-8  S';

    expect(allowed(iyogh, position)).toBe('pass');
    expect(after(iyogh, position, 'pass')).toBe('1 1 0 0 0 0 0 0 / 9 9 9 9 9 9 0 0  0-8  N');
  });
});
