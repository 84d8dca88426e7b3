import { describe, expect, test } from 'vitest';
import { isForeign, tonguesIn } from '../../src/language/english-words.ts';

const english = (text: string): readonly string[] =>
  tonguesIn(text, 'yo')
    .filter(({ lang }) => lang === 'en')
    .map((one) => one.text);

describe('A word that cannot be Yorùbá', () => {
  test.each(['Murray', 'Society', 'often', 'history', 'Oxford'])('%s', (word) => {
    expect(isForeign(word)).toBe(true);
  });

  test.each(['ayò', 'gbogbo', 'nígbà', 'ń', 'Oware', 'Jókùn', 'nǹkan', 'Ókwè'])(
    'is not %s: open syllables, or marks of its own',
    (word) => {
      expect(isForeign(word)).toBe(false);
    },
  );
});

describe('English inside a Yorùbá text', () => {
  test.each([
    ['A. O. Odeleye tẹ Ayo: A Popular Yoruba Game jáde, ìwé kan', ['Ayo: A Popular Yoruba Game']],
    ['The Unknown Nigeria (búlọ́ọ̀gì)', ['The Unknown Nigeria']],
    ['Yoruba Culture in Pirkanmaa', ['Yoruba Culture in Pirkanmaa']],
    ['Ìròyìn K. C. Murray', ['Murray']],
    ['ọpọ́n; once opọ́n, often pọ́n', ['once', 'often']],
    ['Ó kan Gúúsù láti ta.', []],
    ['To ọpọ́n: a kò rí i', []],
  ])('%s', (text, found) => {
    expect(english(text)).toEqual(found);
  });

  test('is cut out without losing a letter', () => {
    const text = 'Jobson kọ The Golden Trade: òun ni àkọsílẹ̀ Òyìnbó àkọ́kọ́.';

    expect(
      tonguesIn(text, 'yo')
        .map((one) => one.text)
        .join(''),
    ).toBe(text);
    expect(english(text)).toEqual(['Jobson', 'The Golden Trade']);
  });
});

describe('Yorùbá inside an English text', () => {
  test('is found as before', () => {
    expect(tonguesIn('The word ọ̀ta stands', 'en')).toEqual([
      { text: 'The word ', lang: null },
      { text: 'ọ̀ta', lang: 'yo' },
      { text: ' stands', lang: null },
    ]);
  });
});
