import { describe, expect, test } from 'vitest';
import {
  askedPuzzle,
  FIRST,
  LARGEST_NUMBER,
  puzzleAddress,
} from '../../src/islands/state/puzzle-address.ts';

const PAGE = 'https://example.org/ayo/en/puzzles/';
const READ = { ruleset: 'oware', skill: 'chain', level: 2, seed: 17, number: 4 } as const;

describe('a puzzle in the address', () => {
  test('is opened by the address that was written for it', () => {
    const address = new URL(puzzleAddress(`${PAGE}?number=9#table`, READ));
    expect(address.search).toBe('?book=oware&skill=chain&level=2&seed=17&number=4');
    expect(askedPuzzle(address.search)).toMatchObject({ identity: READ, unknown: [] });
  });

  test('is not there when the address speaks of something else', () => {
    expect(askedPuzzle('')).toBeNull();
    expect(askedPuzzle('?at=4')).toBeNull();
  });

  test('need not be named in full', () => {
    expect(askedPuzzle('?skill=capture')).toEqual({
      identity: { ...FIRST, skill: 'capture' },
      given: ['skill'],
      unknown: [],
    });
  });

  test.each([
    ['?book=chess', 'book', 'chess', {}],
    ['?skill=cheating', 'skill', 'cheating', {}],
    ['?level=7', 'level', '7', { level: 3 }],
    ['?level=-1', 'level', '-1', { level: 1 }],
    ['?seed=1.5', 'seed', '1.5', {}],
    ['?seed=99999999999', 'seed', '99999999999', { seed: 99_999 }],
    ['?number=0', 'number', '0', {}],
    ['?number=123456', 'number', '123456', { number: LARGEST_NUMBER }],
    ['?number=first', 'number', 'first', {}],
    ['?number=', 'number', '', {}],
  ])('that says %s is told, and the nearest is opened', (search, part, found, nearest) => {
    expect(askedPuzzle(search)).toMatchObject({
      identity: { ...FIRST, ...nearest },
      unknown: [{ part, found }],
    });
  });

  test('that is far too long is told by its beginning', () => {
    const [told] = askedPuzzle(`?book=${'x'.repeat(6000)}`)?.unknown ?? [];
    expect(told?.found).toMatch(/^x{39}…$/);
  });

  test('for a skill that its rule book does not ask for opens the nearest skill before it', () => {
    const { identity, unknown } = askedPuzzle('?book=ayoayo&skill=best-move&seed=5') ?? {};
    expect(identity?.ruleset).toBe('ayoayo');
    expect(identity?.skill).not.toBe('best-move');
    expect(identity?.seed).toBe(5);
    expect(unknown).toEqual([{ part: 'skill', found: 'best-move' }]);
  });
});
