import { describe, expect, test } from 'vitest';
import { LARGEST_NUMBER_WORD, numberBuild, numberWord } from '../../src/language/yoruba-numbers.ts';

const everyNumber = Array.from({ length: LARGEST_NUMBER_WORD + 1 }, (_, n) => n);

describe('Yorùbá number words', () => {
  test('the numbers the dossier spells are spelled so', () => {
    const said = [12, 24, 25, 36, 38, 48].map((n) => numberWord(n, 'quantity'));

    expect(said).toEqual([
      'méjìlá',
      'mẹ́rìnlélógún',
      'mẹ́ẹ̀ẹ́dọ́gbọ̀n',
      'mẹ́rìndínlógójì',
      'méjìdínlógójì',
      'méjìdínláàádọ́ta',
    ]);
  });

  test('forty-eight is two from fifty, thirty-six four from forty', () => {
    expect(numberBuild(48)).toEqual({ tag: 'less', unit: 2, than: 50 });
    expect(numberBuild(36)).toEqual({ tag: 'less', unit: 4, than: 40 });
  });

  test('one to four are added, five to nine taken away', () => {
    for (const n of everyNumber.filter((one) => one > 10 && one % 10 !== 0)) {
      const build = numberBuild(n);

      if (build.tag === 'plain') throw new Error(`${n} is put together`);
      expect(build.tag).toBe(n % 10 < 5 ? 'more' : 'less');
      expect(build.tag === 'more' ? build.than + build.unit : build.than - build.unit).toBe(n);
      expect(build.unit).toBeLessThanOrEqual(5);
    }
  });

  test('no two numbers sound alike, and none is empty', () => {
    for (const form of ['counting', 'quantity'] as const) {
      const said = everyNumber.map((n) => numberWord(n, form));
      expect(new Set(said).size).toBe(everyNumber.length);
      for (const word of said) expect(word).toMatch(/^\p{L}[\p{L}\p{M}-]*$/u);
    }
  });

  test('counting and quantity differ up to ten, in all that is put together, and not in the tens', () => {
    const same = everyNumber.filter((n) => numberWord(n, 'counting') === numberWord(n, 'quantity'));

    expect(same).toEqual([0, 20, 30, 40, 50, 60, 70, 80, 90, 100]);
  });

  test('a number beyond its reach is refused with what is allowed', () => {
    for (const n of [-1, 101, 2.5, Number.NaN])
      expect(() => numberWord(n, 'quantity')).toThrow(/from 0 to 100, whole/);
  });
});
