import { describe, expect, test } from 'vitest';
import { filmOfLine } from '../../src/figures/line-film.ts';
import type { Telling } from '../../src/language/phrasebook.ts';
import { LOCALES } from '../../src/language/locale.ts';
import { phrasesOf } from '../../src/language/phrases.ts';

const captions = (ruleset: string, start: string, move: string, locale = LOCALES[0]) =>
  filmOfLine({ ruleset, start, moves: [move], remarks: [], phrases: phrasesOf(locale) }).beats.map(
    ({ caption }) => caption,
  );

describe('Taking is told by the rule that takes', () => {
  test('from any pit in the summary of Iyogh, and on across', () => {
    const told = captions('iyogh-summary', '2 0 0 0 0 0 0 9 / 0 3 1 0 9 0 0 0  20-20  S', '1');

    expect(told).toContain('Pit 14, facing the last seed, holds 1: South takes it.');
    expect(told).toContain('The next pit across, pit 13, is empty: taking stops there.');
  });
});

describe('Without stores', () => {
  test('captives are held in the hand', () => {
    const [start] = captions('iyogh', '4 9 2 6 5 2 0 12 / 0 0 0 0 0 0 3 0  17-4  S', '6');

    expect(start).toBe('In hand: South 17, North 4. South to move.');
  });
});

describe('A game ended by a sweep', () => {
  test('names the stores by side, where the winner has no more than the other', () => {
    const told = captions('ayo-destroy', '9 0 0 0 0 2 / 0 0 0 0 1 1  11-24  S', '6');

    expect(told.slice(-2)).toEqual([
      'By this custom the sweep wins at once. The 9 seeds left in South’s row go to South’s store.',
      'South wins. Stores: South 24, North 24.',
    ]);
  });
});

describe('A relay of hundreds of laps', () => {
  const long = ['jodu-48', '0 1 2 2 3 3 / 5 2 3 2 3 4  13-5  S', '3'] as const;

  test('tells each of its events once', () => {
    const { telling, ...others } = phrasesOf('en');
    let asked = 0;
    const counting: Telling = {
      ...telling,
      oneSeed: (told) => {
        asked += 1;
        return telling.oneSeed(told);
      },
    };
    const [ruleset, start, move] = long;
    const film = filmOfLine({
      ruleset,
      start,
      moves: [move],
      remarks: [],
      phrases: { telling: counting, ...others },
    });

    expect(film.moments.length).toBeGreaterThan(5000);
    expect(asked).toBe(film.moments.filter(({ words }) => words !== null).length);
  });
});
