import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addressOf,
  anchorOf,
  askedPlace,
  nearestName,
} from '../../src/islands/state/place-in-address.ts';

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
      fc.property(fc.nat(30), fc.option(fc.nat(20), { nil: undefined }), (beat, moment) => {
        fc.pre(beat > 0);
        const { search } = new URL(addressOf(PAGE, 'x', beat, moment));

        expect(askedPlace(search, 40)).toEqual({ beat, moment, unknown: null });
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
  ])('%s', (search, beat) => {
    const asked = askedPlace(search, 9);

    expect(asked?.beat).toBe(beat);
    expect(asked?.unknown).toBe(search.slice(4));
  });

  test('an address without a step asks for nothing', () => {
    expect(askedPlace('?q=1', 9)).toBeNull();
  });

  test('no text throws', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const asked = askedPlace(`?at=${encodeURIComponent(text)}`, 9);

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

describe('An unknown example', () => {
  test('the nearest name is the one with the fewest letters changed', () => {
    expect(nearestName('taking-backward', ['first-move', 'taking-backwards', 'drawn'])).toBe(
      'taking-backwards',
    );
  });

  test('where there are no examples there is none', () => {
    expect(nearestName('x', [])).toBeNull();
  });
});
