import { describe, expect, it } from 'vitest';
import { countingWords } from '../../src/language/en/counting-words.ts';
import { endingChartWordsOf } from '../../src/language/ending-chart-phrases.ts';
import { faulting } from '../../src/language/en/faulting.ts';
import { LOCALES } from '../../src/language/locale.ts';

describe('numbers in sentences', () => {
  it('the lowest rung of the ladder has one way, not one ways', () => {
    const rung = { seeds: 0, ways: 1, full: 0, here: 1, sum: 2 };
    expect(countingWords.ladder.told(rung)).toContain(' 1 way, ');
  });

  it('a row of one pit is not called a row of one pits', () => {
    expect(faulting.wrongRowLength({ side: 'south', found: 1, needed: 6 })).toContain(' 1 pit;');
    expect(faulting.wrongRowLength({ side: 'south', found: 2, needed: 6 })).toContain(' 2 pits;');
  });

  it.each(LOCALES)('a value below nothing has the sign of the picture: %s', (locale) => {
    const counts = { seeds: 1, positions: 12, most: -1, times: 7 };
    expect(endingChartWordsOf(locale).values.told(counts)).toMatch(/ −1, /);
  });
});
