import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addressOf,
  anchorOf,
  askedOf,
  askedPlace,
} from '../../src/islands/state/place-in-address.ts';

/** A film of nine beats with twenty-one moments each. */
const FILM = Array.from({ length: 9 }, () => 21);
const PAGE = 'https://book.example/a/en/rules/?at=2#old';

describe('A step as an address', () => {
  test('names the step and the example', () => {
    expect(addressOf(PAGE, 'taking-backwards', 3, undefined)).toBe(
      'https://book.example/a/en/rules/?at=4#taking-backwards',
    );
  });

  test('names the seed of an unfolded step', () => {
    expect(addressOf(PAGE, 'x', 2, 1)).toContain('?at=3.2#x');
  });

  test('leaves the first step unnamed', () => {
    expect(addressOf(PAGE, 'x', 0, undefined)).toBe('https://book.example/a/en/rules/#x');
  });

  test('every step comes back from its address', () => {
    fc.assert(
      fc.property(fc.nat(8), fc.option(fc.nat(20), { nil: undefined }), (beat, moment) => {
        fc.pre(beat > 0);
        const { search } = new URL(addressOf(PAGE, 'x', beat, moment));

        expect(askedPlace(search, FILM)).toEqual({ beat, moment, unknown: null });
      }),
    );
  });
});

describe('A bad address opens the nearest real step and is told', () => {
  test.each([
    ['?at=9999', 8],
    ['?at=-1', 0],
    ['?at=0', 0],
    ['?at=x', 0],
    ['?at=', 0],
    ['?at=3.5.1', 0],
    ['?at=1e9', 0],
    ['?at=4.22', 3],
    ['?at=4.0', 3],
    ['?at=9.999999', 8],
  ])('%s', (search, beat) => {
    const asked = askedPlace(search, FILM);

    expect(asked?.beat).toBe(beat);
    expect(asked?.unknown).toBe(search.slice(4));
  });

  test('a step that is far too long is told by its beginning', () => {
    expect(askedPlace(`?at=${'9'.repeat(6000)}`, FILM)?.unknown).toMatch(/^9{39}…$/);
  });

  test('an address without a step asks for nothing', () => {
    expect(askedPlace('?q=1', FILM)).toBeNull();
  });

  test('no text throws', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const asked = askedPlace(`?at=${encodeURIComponent(text)}`, FILM);

        expect(asked?.beat).toBeGreaterThanOrEqual(0);
        expect(asked?.beat).toBeLessThan(9);
      }),
    );
  });
});

describe('A name in a hash', () => {
  test.each([
    ['#taking-backwards', 'taking-backwards'],
    ['#%C3%A0', 'à'],
    ['#%E0%A4%A', '%E0%A4%A'],
    ['', ''],
  ])('%s is read as %s', (hash, name) => {
    expect(anchorOf(hash)).toBe(name);
  });
});

describe('What an address asks of one example', () => {
  const settled = (beat: number) => ({ beat, moment: undefined, unknown: null });

  test('a step or a seed of it', () => {
    expect(askedOf('a', { search: '?at=4', hash: '#a' }, FILM)).toEqual(settled(3));
    expect(askedOf('a', { search: '?at=4.2', hash: '#a' }, FILM)?.moment).toBe(1);
  });

  test('its first step, when it is named without one', () => {
    expect(askedOf('a', { search: '', hash: '#a' }, FILM)).toEqual(settled(0));
  });

  test('nothing, when another is named', () => {
    for (const hash of ['', '#b', '#ab', '#a-x', '#a-', '#A'])
      expect(askedOf('a', { search: '?at=4', hash }, FILM), hash).toBeNull();
  });

  test('the step of a frame of its film, whatever step stands beside it', () => {
    expect(askedOf('a-b', { search: '?at=2', hash: '#a-b-4' }, FILM)).toEqual(settled(3));
  });

  test('nothing, when the film has no such frame', () => {
    for (const frame of ['0', '10', '04', '4.2', '9999999'])
      expect(askedOf('a', { search: '', hash: `#a-${frame}` }, FILM), frame).toBeNull();
  });
});
