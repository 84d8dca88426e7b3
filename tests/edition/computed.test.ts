import { describe, expect, test } from 'vitest';
import { COMPUTED, computed, type Computed } from '../../src/edition/computed.ts';
import { PUBLISHED, endingsOfBook, verdictsOf } from '../../src/edition/ending-charts.ts';
import { LOCALES } from '../../src/language/locale.ts';
import { chapterText } from './content-files.ts';

const asked = (text: string): readonly string[] =>
  [...text.matchAll(/<Computed is="([^"]*)"\/>/g)].map(([, name = '']) => name);

describe('The numbers of the mathematics chapter', () => {
  test.each(COMPUTED)('%s is a number, or a list of numbers', (name) => {
    expect(computed(name)).toMatch(/^[\d,]+(\.\d+)?(, \d+)*$/);
  });

  test('both languages ask for the same, in the same order', () => {
    const [first, ...others] = LOCALES.map((locale) =>
      asked(chapterText(locale, 'mathematics.mdx')),
    );

    for (const other of others) expect(other).toEqual(first);
  });

  test('every number that is worked out is told', () => {
    const told = new Set(asked(chapterText('en', 'mathematics.mdx')));

    expect(COMPUTED.filter((name) => !told.has(name))).toEqual([]);
  });

  const known: readonly (readonly [Computed, string])[] = [
    // Romein and Bal 2002.
    ['boards-in-all', '889,063,398,406'],
    // Broline and Loeb 1995.
    ['most-determined', '21'],
    ['first-terms', '1, 2, 4, 6, 10, 12, 18, 22, 30, 34, 42, 48'],
    // Worked by hand.
    ['won-1', '5'],
    ['lost-1', '7'],
    ['ways-3-in-2', '4'],
    // The independent program's bounds, for boards with four and eight seeds.
    ['certain-4', '72.8'],
    ['certain-8', '61.1'],
  ];
  test.each(known)('%s is what others found: %s', (name, told) => {
    expect(computed(name)).toBe(told);
  });

  test('the endings of Awari up to twelve seeds are as Lincke printed them', () => {
    const ours = endingsOfBook('awari').map(verdictsOf);

    expect(ours.map(({ seeds }) => seeds)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(PUBLISHED.slice(0, ours.length)).toEqual(ours);
  });
});
