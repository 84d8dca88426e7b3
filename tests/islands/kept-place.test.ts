import { describe, expect, test } from 'vitest';
import { isStale, keptFor } from '../../src/islands/state/kept-place.ts';

describe('The step in the address', () => {
  const address = { search: '?at=4', hash: '#a' };

  test('counts for the example it was written for', () => {
    expect(isStale(address, keptFor('a', null))).toBe(false);
  });

  test('is stale for another that is linked to in the page', () => {
    // A link makes a new entry in the history, with which nothing is kept; the query comes along.
    expect(isStale({ ...address, hash: '#b' }, null)).toBe(true);
    expect(isStale({ ...address, hash: '#b' }, keptFor('a', null))).toBe(true);
  });

  test('is stale for a place that is no example, and for the frame of a film', () => {
    expect(isStale({ ...address, hash: '#a-2' }, null)).toBe(true);
    expect(isStale({ ...address, hash: '' }, null)).toBe(true);
  });

  test('that is not there cannot be stale', () => {
    expect(isStale({ search: '?q=1', hash: '#b' }, null)).toBe(false);
  });

  test('leaves alone what else is kept with an entry', () => {
    expect(keptFor('a', { scroll: 3 })).toEqual({ scroll: 3, stepOf: 'a' });
    for (const odd of [null, undefined, 3, 'x']) expect(keptFor('a', odd)).toEqual({ stepOf: 'a' });
  });
});
