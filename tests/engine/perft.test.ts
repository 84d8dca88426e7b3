import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { perft } from '../../src/analysis/perft.ts';
import type { Ruleset } from '../../src/engine/ruleset.ts';
import { ayo, ayoDestroy, ayoTaboo } from '../../src/engine/rulesets/ayo.ts';
import { ayoayo } from '../../src/engine/rulesets/ayoayo.ts';
import { jodu } from '../../src/engine/rulesets/jodu.ts';
import { oware, owareSweepToWin } from '../../src/engine/rulesets/oware.ts';
import { after, eventsOf, given, told } from '../support/given.ts';

type Count = { readonly position: string; readonly lines: readonly (readonly number[])[] };

const counts = (name: string): Count[] =>
  readFileSync(new URL(`../data/perft/${name}.txt`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [position = '', ...columns] = line.split('|');
      const lines = columns.map((column) =>
        column.trim() === '-' ? [] : column.trim().split(' ').map(Number),
      );
      return { position, lines };
    });

describe('the lines of play from the start', () => {
  const [first] = counts('ayo');

  test.each([ayo, ayoDestroy, ayoTaboo, oware, owareSweepToWin])(
    'are 711,414 of eight moves in $id',
    (rules) => {
      const depths = first?.lines[0] ?? [];
      const position = given(rules, first?.position ?? '');

      expect(depths.map((_, index) => perft(rules, position, index + 1))).toEqual(depths);
    },
  );

  test('are those of other programs in ayoayo, but for endless relays', () => {
    const [count] = counts('ayoayo');
    const [theirs = [], endless = []] = count?.lines ?? [];
    const position = given(ayoayo, count?.position ?? '');

    expect(theirs.map((_, index) => perft(ayoayo, position, index + 1))).toEqual(
      theirs.map((lines, index) => lines - (endless[index] ?? 0)),
    );
  });
});

describe('the lines of play from the start in jodu', () => {
  const [count] = counts('jodu');
  const [theirs = [], givenUp = [], ours = []] = count?.lines ?? [];
  const position = given(jodu, count?.position ?? '');

  test('are those of MancalaGames where a relay is given up after 75 laps, as it does', () => {
    const hasty: Ruleset = { ...jodu, relay: { kind: 'when-occupied', bound: 75 } };

    expect(theirs.map((_, index) => perft(hasty, position, index + 1))).toEqual(
      theirs.map((lines, index) => lines - (givenUp[index] ?? 0)),
    );
  });

  test('go on after 75 laps when the relay ends after all', () => {
    const long = '1 0 1 5 4 1 / 0 8 1 2 1 8  2-2  N';

    expect(
      eventsOf(told(jodu, after(jodu, count?.position ?? '', '1 7 3 9 2'), '11'), 'lift'),
    ).toHaveLength(138);
    expect(after(jodu, count?.position ?? '', '1 7 3 9 2')).toBe(long);
    expect(ours.map((_, index) => perft(jodu, position, index + 1))).toEqual(ours);
  });
});

describe.each([
  [ayo, 0],
  [oware, 0],
  [ayoDestroy, 1],
  [ayoTaboo, 2],
] as const)('the lines of play late in $id', (rules, column) => {
  const known = counts('late').filter(({ lines }) => (lines[column] ?? []).length > 0);

  test.each(known)('$position', ({ position, lines }) => {
    const expected = lines[column] ?? [];
    const start = given(rules, position);

    expect(expected.map((_, index) => perft(rules, start, index + 1))).toEqual(expected);
  });
});
