import { describe, expect, test } from 'vitest';
import { makeMove, parseMove } from '../../src/engine/move-notation.ts';
import { makePosition, parsePosition } from '../../src/engine/notation.ts';
import { checkSetup, outcomeOf, startOf } from '../../src/engine/position.ts';
import { ayo, ayoDestroy } from '../../src/engine/rulesets/ayo.ts';
import { iyogh } from '../../src/engine/rulesets/iyogh.ts';
import { given, move } from '../support/given.ts';

const START = '4 4 4 4 4 4 / 4 4 4 4 4 4  0-0  S';

/** The faults of a text, each with the piece of text it points at. */
const faults = (text: string) => {
  const read = parsePosition(ayo, text);
  return read.ok
    ? []
    : read.faults.map(({ at, length, problem }) => [text.slice(at, at + length), problem.kind]);
};

describe('a position', () => {
  test("is written as South sees it, North's row left to right", () => {
    expect(makePosition(startOf(ayo))).toBe(START);
    expect(given(ayo, '0 0 0 0 0 4 / 0 5 2 1 2 0  16-18  S').seeds).toEqual([
      0, 0, 0, 0, 0, 4, 0, 2, 1, 2, 5, 0,
    ]);
  });

  test('may be spread over lines, with any spaces or none', () => {
    expect(given(ayo, '\n4 4 4  4 4 4\n/\n4 4 4 4 4 4\n0 - 0\n  S\n')).toEqual(startOf(ayo));
    expect(given(ayo, '4 4 4 4 4 4/4 4 4 4 4 4 0–0 S')).toEqual(startOf(ayo));
    expect(given(ayo, '4 4 4 4 4 4/4 4 4 4 4 4 0 -0 S')).toEqual(startOf(ayo));
  });

  test('that is finished says who won, or that nobody did', () => {
    const won = given(ayo, '0 0 0 0 0 0 / 0 0 0 0 0 0  25-23  S+');
    const drawn = given(ayo, '0 0 0 0 0 0 / 0 0 0 0 0 0  24-24  =');

    expect(outcomeOf(won)).toEqual({ kind: 'won', side: 'south', margin: 2, cause: 'majority' });
    expect(outcomeOf(drawn)).toEqual({ kind: 'drawn', cause: 'no-move' });
  });

  test('may be won with the emptier store only by a winning grand slam', () => {
    const text = '0 0 0 0 0 0 / 0 0 0 0 0 0  20-28  S+';

    expect(outcomeOf(given(ayoDestroy, text))).toMatchObject({
      side: 'south',
      cause: 'grand-slam',
    });
    expect(faults(text)).toEqual([['S+', 'unexpected']]);
  });
});

describe('a board of sixteen pits', () => {
  const text = '5 12 0 0 2 1 1 1 / 13 1 1 2 2 2 11 4  6-0  N';

  test('is written and read with eight pits a row', () => {
    expect(makePosition(given(iyogh, text))).toBe(text);
    expect(parsePosition(iyogh, START)).toMatchObject({
      ok: false,
      faults: [
        { at: 0, problem: { kind: 'wrong-row-length', side: 'south', found: 6, needed: 8 } },
        { at: 14, problem: { kind: 'wrong-row-length', side: 'north', found: 6, needed: 8 } },
      ],
    });
  });

  test('as it is dealt is one in which the rows are still to be rearranged', () => {
    const dealt = makePosition(startOf(iyogh));

    expect(dealt).toBe('4 4 4 4 4 4 4 4 / 4 4 4 4 4 4 4 4  0-0  S');
    expect(given(iyogh, dealt)).toEqual(startOf(iyogh));
    expect(given(iyogh, '4 11 2 2 1 0 0 12 / 4 4 4 4 4 4 4 4  0-0  N').stage.kind).toBe('opening');
    expect(given(iyogh, '4 11 2 2 1 0 0 12 / 4 4 4 4 4 4 4 4  0-0  S').stage.kind).toBe('play');
  });

  test.each(['1', '16', '16<', '+1', '+64<', 'arrange', 'pass'])(
    'has the move %s, which is read back as it was written',
    (written) => {
      expect(makeMove(iyogh, move(iyogh, written))).toBe(written);
    },
  );

  test.each(['0', '17', '+', '+<', '1<<', 'arrange 1', '1>2'])('has no move %s', (written) => {
    expect(parseMove(iyogh, written).ok).toBe(false);
  });
});

describe('a text that is no position', () => {
  test.each([
    ['', [['', 'empty-text']]],
    ['4 4 4 4 4 / 4 4 4 4 4 4  0-0  S', [['4 4 4 4 4', 'wrong-row-length']]],
    ['4 4 4 4 4 5 / 4 4 4 4 4 4  0-0  S', [['4 4 4 4 4 5 / 4 4 4 4 4 4  0-0  S', 'wrong-total']]],
    ['4 4 4 4 4 4 / 4 4 four 4 4 4  0-0  S', [['four', 'not-a-count']]],
    ['-1 4 4 4 4 4 / 4 4 4 4 4 4  0-0  S', [['-1', 'not-a-count']]],
    ['4 4 4 -1 4 4 / 4 4 4 4 4 4  0-0  S', [['-1', 'not-a-count']]],
    ['4 4 4 4 4 4 / 4 4 4 4 4 -1  0-0  S', [['-1', 'not-a-count']]],
    ['4 4 4 4 4 4 / 4 4 4 4 4 4  -1-1  S', [['-1', 'not-a-count']]],
    ['4 4 4 4 4 4 / 4 4 4 4 4 4  1--1  S', [['-1', 'not-a-count']]],
    [
      '999999999999999999999 4 4 4 4 4 / 4 4 4 4 4 4  0-0  S',
      [['999999999999999999999', 'more-than-all']],
    ],
    ['4 4 4 4 4 4 / 4 4 4 4 4 4  49-0  S', [['49', 'more-than-all']]],
    ['4 4 4 4 4 4 / 4 4 4 4 4 4  0-0  W', [['W', 'unexpected']]],
    ['4 4 4 4 4 4 / 4 4 4 4 4 4  0-0', [['', 'missing-part']]],
    ['4 4 4 4 4 4 / 4 4 4 4 4 4  S', [['S', 'unexpected']]],
    [`${START} and more`, [['and more', 'trailing']]],
  ])('%j has its fault shown in its place', (text, expected) => {
    expect(faults(text)).toEqual(expected);
  });

  test('has all its faults shown at once', () => {
    expect(faults('4 4 4 / 4 4 x 4 4 4  0-0  Q').map(([, kind]) => kind)).toEqual([
      'wrong-row-length',
      'not-a-count',
      'unexpected',
    ]);
  });
});

describe('a set-up', () => {
  const even = Array.from({ length: 12 }, () => 4);

  test('with the right seeds is a position', () => {
    const setup = { seeds: even, stores: { south: 0, north: 0 }, toMove: 'south' } as const;

    expect(checkSetup(ayo, setup)).toEqual({ ok: true, value: startOf(ayo) });
  });

  test('with too few pits, half a seed or a wrong sum is none', () => {
    const kinds = (seeds: readonly number[], south: number) => {
      const checked = checkSetup(ayo, { seeds, stores: { south, north: 0 }, toMove: 'north' });
      return checked.ok ? [] : checked.faults.map(({ at, problem }) => [at, problem.kind]);
    };

    expect(kinds(even.slice(1), 4)).toEqual([[6, 'wrong-row-length']]);
    expect(kinds([...even, 0], 0)).toEqual([[6, 'wrong-row-length']]);
    expect(kinds(even.with(3, 3.5), 0.5)).toEqual([
      [3, 'not-a-count'],
      [12, 'not-a-count'],
    ]);
    expect(kinds(even.with(0, -4), 8)).toEqual([[0, 'not-a-count']]);
    expect(kinds(even, 1)).toEqual([[0, 'wrong-total']]);
  });
});

describe('a move', () => {
  test('is written with the number readers see on the pit', () => {
    expect(makeMove(ayo, move(ayo, '12'))).toBe('12');
    expect(move(ayo, ' 1 ')).toEqual({ kind: 'sow', from: 0, direction: 'counter-clockwise' });
  });

  test.each([
    ['3<', { kind: 'sow', from: 2, direction: 'clockwise' }],
    ['3>', { kind: 'sow', from: 2, direction: 'counter-clockwise' }],
    ['+4<', { kind: 'enter', count: 4, direction: 'clockwise' }],
    ['arrange', { kind: 'arrange' }],
    ['pass', { kind: 'pass' }],
  ])('%s is understood', (text, expected) => {
    expect(parseMove(ayo, text)).toEqual({ ok: true, value: expected });
  });

  test.each([
    ['', 0, 0, 'empty-text'],
    ['0', 0, 1, 'no-such-pit'],
    [' 13', 1, 2, 'no-such-pit'],
    ['6>8:3', 0, 5, 'unexpected'],
    ['three', 0, 5, 'unexpected'],
  ])('%j is not', (text, at, length, kind) => {
    const read = parseMove(ayo, text);

    expect(read.ok ? null : read.faults).toMatchObject([{ at, length, problem: { kind } }]);
  });
});
