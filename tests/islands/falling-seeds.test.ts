import { describe, expect, test } from 'vitest';
import { filmOfLine } from '../../src/figures/line-film.ts';
import { momentsDue, seedFalls, tickTime } from '../../src/islands/state/falling-seeds.ts';
import { phrasesOf } from '../../src/language/phrases.ts';

describe('A seed is heard', () => {
  // Pit 3 is sown all the way round, and passed over when the hand comes by again.
  const film = filmOfLine({
    ruleset: 'ayo',
    start: '0 0 12 0 0 0 / 1 1 1 1 1 1  15-15  S',
    moves: ['3'],
    remarks: [],
    phrases: phrasesOf('en'),
  });
  const heard = (place: number): boolean => seedFalls(film, place - 1, place);
  const sowing = film.beats.find((beat) => beat.kind === 'sow');

  test('once for each that falls: also the first of a sowing', () => {
    const all = film.moments.map((_, place) => heard(place)).filter(Boolean);

    expect(all).toHaveLength(12);
    expect(heard(sowing?.first ?? 0)).toBe(true);
  });

  test('not over the pit that is passed over, and not at a lift or a capture', () => {
    const silent = film.moments.flatMap((moment, place) => (heard(place) ? [] : [moment]));

    expect(silent.some(({ words }) => /passed over|skipped/.test(words ?? ''))).toBe(true);
    expect(silent).toHaveLength(film.moments.length - 12);
  });

  test('not on the way back', () => {
    expect(seedFalls(film, film.moments.length - 1, 0)).toBe(false);
  });
});

describe('The clock of a beat', () => {
  test('keeps the pace of the reader where there is time', () => {
    expect(tickTime({ length: 12, pace: 180 })).toBe(180);
    expect(momentsDue({ length: 12, pace: 180, passed: 0, since: 5000 })).toBe(1);
  });

  test('lets a long relay fall faster, and never faster than a screen shows', () => {
    expect(tickTime({ length: 100, pace: 180 })).toBe(90);
    expect(tickTime({ length: 5000, pace: 180 })).toBe(16);
  });

  test.each([60, 300, 900, 5000])(
    'a beat of %i moments is over in about nine seconds',
    (length) => {
      const pace = 180;
      // A slow machine: every tick comes 10 ms late.
      const tick = tickTime({ length, pace }) + 10;
      let [passed, since] = [0, 0];
      while (passed < length - 1) {
        since += tick;
        passed += momentsDue({ length, pace, passed, since });
      }

      expect(since).toBeLessThan(9200);
      expect(since).toBeGreaterThan(8000);
    },
  );
});
