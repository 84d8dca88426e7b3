import { describe, expect, test } from 'vitest';
import { legalMoves } from '../../../src/engine/legal.ts';
import { makePosition } from '../../../src/engine/notation.ts';
import { settle } from '../../../src/engine/play.ts';
import { outcomeOf } from '../../../src/engine/position.ts';
import { ayo, ayoDestroy, ayoTaboo } from '../../../src/engine/rulesets/ayo.ts';
import { oware, owareSweepToWin } from '../../../src/engine/rulesets/oware.ts';
import { after, allowed, eventsOf, given, takings, told } from '../../support/given.ts';

describe.each([ayo, ayoDestroy, ayoTaboo, oware, owareSweepToWin])('$id', (rules) => {
  describe('sowing', () => {
    test('eleven seeds go round to the pit before the origin, which stays empty', () => {
      expect(after(rules, '0 0 0 0 0 11 / 4 4 4 4 4 4  7-6  S', '6')).toBe(
        '1 1 1 1 1 0 / 5 5 5 5 5 5  7-6  N',
      );
    });

    test('the twelfth seed passes over the origin', () => {
      const one = told(rules, '0 0 12 0 0 0 / 1 1 1 1 1 1  15-15  S', '3');

      expect(makePosition(one.after)).toBe('1 1 0 2 1 1 / 2 2 2 2 2 2  15-15  N');
      expect(eventsOf(one, 'skip')).toEqual([{ kind: 'skip', pit: 2, why: 'origin' }]);
    });

    test('the landing comes round after eleven seeds, not twelve, and each round passes over the origin', () => {
      for (let seeds = 5; seeds <= 47; seeds++) {
        const one = told(rules, `${seeds} 0 0 0 0 1 / ${47 - seeds} 0 0 0 0 0  0-0  S`, '1');

        expect(eventsOf(one, 'drop').at(-1)?.pit).toBe(((seeds - 1) % 11) + 1);
        expect(eventsOf(one, 'skip')).toHaveLength(Math.floor((seeds - 1) / 11));
      }
    });

    test('the twelfth seed can make two of a pit on its second visit, and takes them', () => {
      expect(after(rules, '1 0 0 0 0 12 / 5 5 5 5 5 0  5-5  S', '6')).toBe(
        '2 1 1 1 1 0 / 6 6 6 6 6 0  7-5  N',
      );
    });

    test('the same holds for North', () => {
      expect(after(rules, '0 5 5 5 5 5 / 12 0 0 0 0 1  5-5  N', '12')).toBe(
        '0 6 6 6 6 6 / 0 1 1 1 1 2  5-7  S',
      );
    });
  });

  describe('capture', () => {
    test('two, one and two become three, two and three: eight are taken, walking back', () => {
      const one = told(rules, '0 0 0 0 0 4 / 0 5 2 1 2 0  16-18  S', '6');

      expect(takings(one)).toBe('10:3 9:2 8:3');
      expect(eventsOf(one, 'capture').map(({ why }) => why)).toEqual(['count', 'chain', 'chain']);
      expect(makePosition(one.after)).toBe('0 0 0 0 0 0 / 0 5 0 0 0 1  24-18  N');
    });

    test('the pits ahead of the last seed are not taken', () => {
      expect(after(rules, '3 0 0 0 0 2 / 0 0 2 2 1 4  17-17  S', '6')).toBe(
        '3 0 0 0 0 0 / 0 0 2 2 0 5  19-17  N',
      );
    });

    test('the chain stops at a four, and the two behind it stays', () => {
      const one = told(rules, '0 0 0 0 0 3 / 0 0 4 2 3 1  17-18  S', '6');

      expect(takings(one)).toBe('9:3');
      expect(eventsOf(one, 'rest')).toEqual([{ kind: 'rest', pit: 7, count: 4, why: 'count' }]);
      expect(makePosition(one.after)).toBe('0 0 0 0 0 0 / 0 0 4 0 4 2  20-18  N');
    });

    test("the chain stops at the border of the mover's own row", () => {
      const one = told(rules, '1 0 0 0 2 1 / 0 6 0 0 0 1  18-19  S', '5');

      expect(takings(one)).toBe('7:2');
      expect(eventsOf(one, 'rest')).toEqual([{ kind: 'rest', pit: 5, count: 2, why: 'own-row' }]);
    });

    test("so it does for North, whose border is South's first pit", () => {
      expect(after(rules, '2 5 0 0 0 0 / 2 2 0 0 0 0  18-19  N', '11')).toBe(
        '0 5 0 0 0 0 / 3 0 0 0 0 0  18-22  S',
      );
    });

    test('a sowing that ends in the own row takes nothing, even at two or three', () => {
      const one = told(rules, '0 0 2 2 0 5 / 1 0 0 1 1 1  17-18  S', '3');

      expect(makePosition(one.after)).toBe('0 0 0 3 1 5 / 1 0 0 1 1 1  17-18  N');
      expect(eventsOf(one, 'rest')).toEqual([{ kind: 'rest', pit: 4, count: 1, why: 'own-row' }]);
    });

    test('a chain that leaves one seed of the opponent is no grand slam', () => {
      expect(after(rules, '3 0 0 0 0 2 / 1 0 0 0 1 1  20-20  S', '6')).toBe(
        '3 0 0 0 0 0 / 1 0 0 0 0 0  24-20  N',
      );
    });

    test('a chain that stops before the last of the opponent is no grand slam', () => {
      expect(after(rules, '3 0 0 0 0 2 / 0 0 0 0 1 3  20-19  S', '6')).toBe(
        '3 0 0 0 0 0 / 0 0 0 0 0 4  22-19  N',
      );
    });
  });

  describe('feeding', () => {
    test('an opponent without seeds must be given some', () => {
      expect(allowed(rules, '7 4 3 2 0 1 / 0 0 0 0 0 0  15-16  S')).toBe('1 6');
    });

    test('who cannot give any ends the game and keeps the own row', () => {
      const { events, position } = settle(
        rules,
        given(rules, '0 2 1 0 1 0 / 0 0 0 0 0 0  21-23  S'),
      );

      expect(events.map(({ kind }) => kind)).toEqual(['gather', 'end']);
      expect(makePosition(position)).toBe('0 0 0 0 0 0 / 0 0 0 0 0 0  25-23  S+');
      expect(legalMoves(rules, position)).toEqual([]);
    });

    test('the end shows straight after the move that brings it', () => {
      const one = told(rules, '0 0 0 1 0 0 / 1 0 0 0 0 0  22-24  N', '12');

      expect(one.events.map(({ kind }) => kind)).toEqual([
        'lift',
        'drop',
        'rest',
        'turn',
        'gather',
        'end',
      ]);
      expect(makePosition(one.after)).toBe('0 0 0 0 0 0 / 0 0 0 0 0 0  24-24  =');
      expect(outcomeOf(one.after)).toEqual({ kind: 'drawn', cause: 'no-move' });
    });

    test('the winner is named after the gathering, not before', () => {
      const { position } = settle(rules, given(rules, '0 1 0 2 0 0 / 0 0 0 0 0 0  22-23  S'));

      expect(outcomeOf(position)).toEqual({
        kind: 'won',
        side: 'south',
        margin: 2,
        cause: 'no-move',
      });
      expect(position.seeds.every((seeds) => seeds === 0)).toBe(true);
    });
  });

  describe('end', () => {
    test('pit 1 is a move like any other, also when it is the only one', () => {
      expect(allowed(rules, '3 0 0 0 0 0 / 0 2 0 0 4 0  19-20  S')).toBe('1');
    });

    test('more than half of the seeds in a store ends the game; what remains stays in the pits', () => {
      const one = told(rules, '4 0 0 0 0 3 / 2 0 1 1 2 1  23-11  S', '6');

      expect(makePosition(one.after)).toBe('4 0 0 0 0 0 / 2 0 1 0 0 0  30-11  S+');
      expect(outcomeOf(one.after)).toMatchObject({ cause: 'majority', margin: 19 });
    });

    test('exactly half does not', () => {
      expect(after(rules, '1 0 0 0 0 1 / 1 0 0 0 2 1  22-20  S', '6')).toBe(
        '1 0 0 0 0 0 / 1 0 0 0 2 0  24-20  N',
      );
    });

    test('a position with every seed in the stores is finished', () => {
      const { position } = settle(rules, given(rules, '0 0 0 0 0 0 / 0 0 0 0 0 0  25-23  S'));

      expect(outcomeOf(position)).toMatchObject({ kind: 'won', side: 'south' });
      expect(legalMoves(rules, position)).toEqual([]);
    });
  });
});

describe('a move that would take everything', () => {
  const board = '3 0 0 0 0 2 / 0 0 0 0 1 1  21-20  S';
  const forced = '0 0 0 0 0 2 / 0 0 0 0 1 1  22-22  S';

  test.each([ayo, oware])('stands and takes nothing in $id', (rules) => {
    const one = told(rules, board, '6');

    expect(makePosition(one.after)).toBe('3 0 0 0 0 0 / 0 0 0 0 2 2  21-20  N');
    expect(eventsOf(one, 'spare')).toEqual([
      { kind: 'spare', pits: [7, 6], count: 4, why: 'grand-slam' },
    ]);
  });

  test('takes everything and wins at once in ayo-destroy; the mover keeps the own row', () => {
    const one = told(ayoDestroy, board, '6');

    expect(takings(one)).toBe('8:2 7:2');
    expect(makePosition(one.after)).toBe('0 0 0 0 0 0 / 0 0 0 0 0 0  28-20  S+');
    expect(outcomeOf(one.after)).toMatchObject({ side: 'south', cause: 'grand-slam' });
  });

  test('wins in ayo-destroy whatever the count', () => {
    const one = told(ayoDestroy, '3 0 0 0 0 2 / 0 0 0 0 1 1  17-24  S', '6');

    expect(makePosition(one.after)).toBe('0 0 0 0 0 0 / 0 0 0 0 0 0  24-24  S+');
    expect(outcomeOf(one.after)).toMatchObject({ side: 'south', margin: 0 });
  });

  test('is refused in ayo-taboo while another move exists', () => {
    expect(allowed(ayoTaboo, board)).toBe('1');
  });

  test.each([ayo, ayoTaboo, oware])(
    'is played in $id if it is the only move, and takes nothing',
    (rules) => {
      const one = told(rules, forced, '6');

      expect(takings(one)).toBe('');
      expect(makePosition(one.after)).toBe('0 0 0 0 0 0 / 0 0 0 0 0 0  22-26  N+');
      expect(outcomeOf(one.after)).toMatchObject({ cause: 'no-move' });
    },
  );

  test('is taken in oware-sweep-to-win if it brings more than half', () => {
    const one = told(owareSweepToWin, board, '6');

    expect(takings(one)).toBe('8:2 7:2');
    expect(makePosition(one.after)).toBe('3 0 0 0 0 0 / 0 0 0 0 0 0  25-20  S+');
  });

  test('takes nothing in oware-sweep-to-win if it brings half or less', () => {
    expect(after(owareSweepToWin, '4 0 0 0 0 2 / 0 0 0 0 1 1  20-20  S', '6')).toBe(
      '4 0 0 0 0 0 / 0 0 0 0 2 2  20-20  N',
    );
  });

  test.each([ayo, ayoTaboo, oware])('feeds a bare opponent in $id, and takes nothing', (rules) => {
    expect(after(rules, '0 0 0 0 1 17 / 0 0 0 0 0 0  15-15  S', '6')).toBe(
      '1 1 1 1 2 0 / 2 2 2 2 2 2  15-15  N',
    );
  });
});
