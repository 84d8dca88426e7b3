import { describe, expect, test } from 'vitest';
import { linkTarget, nearestName } from '../../src/islands/state/link-target.ts';

const EXAMPLES = ['first-move', 'taking-backwards', 'drawn'];

describe('A link that names nothing on the page', () => {
  test('opens the nearest example, with or without a step', () => {
    for (const search of ['', '?at=4'])
      expect(linkTarget({ search, hash: '#taking-backward' }, EXAMPLES, false)).toEqual({
        open: 'taking-backwards',
        unknown: 'taking-backward',
      });
  });

  test('opens the first example when it names a step alone, and calls nothing unknown', () => {
    expect(linkTarget({ search: '?at=4', hash: '' }, EXAMPLES, false)).toEqual({
      open: 'first-move',
      unknown: null,
    });
  });

  test('is left alone when it asks for nothing, for the top, or for what is there', () => {
    expect(linkTarget({ search: '', hash: '' }, EXAMPLES, false)).toBeNull();
    expect(linkTarget({ search: '', hash: '#top' }, EXAMPLES, false)).toBeNull();
    expect(linkTarget({ search: '?at=4', hash: '#drawn' }, EXAMPLES, true)).toBeNull();
  });

  test('is left alone on a page without examples', () => {
    expect(linkTarget({ search: '?at=4', hash: '#x' }, [], false)).toBeNull();
  });
});

describe('An unknown example', () => {
  test('the nearest name is the one with the fewest letters changed', () => {
    expect(nearestName('taking-backward', EXAMPLES)).toBe('taking-backwards');
  });

  test('where there are no examples there is none', () => {
    expect(nearestName('x', [])).toBeNull();
  });
});
