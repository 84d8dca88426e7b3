import { describe, expect, test } from 'vitest';
import { LOCALES } from '../../src/language/locale.ts';
import { phrasesOf } from '../../src/language/phrases.ts';
import { sitePhrases } from '../../src/language/site-phrases.ts';

/** Every text of a phrasebook, functions answered with sample words. */
function texts(phrases: unknown, path = ''): { path: string; text: string }[] {
  if (typeof phrases === 'string') return [{ path, text: phrases }];
  if (typeof phrases === 'function') return answers(phrases as (told: unknown) => unknown, path);
  if (typeof phrases !== 'object' || phrases === null) return [];
  return Object.entries(phrases).flatMap(([key, value]) => texts(value, `${path}.${key}`));
}

const WHYS = [
  'count',
  'chain',
  'opposite',
  'capturing-seed',
  'own-row',
  'relay-over',
  'opposite-empty',
  'no-capture',
];
const WON_BY = ['count', 'sweep', 'seeds-left', 'turn'];
const LANDINGS = ['their-row', 'own-empty', 'anywhere'];
const CAUSES = [
  'majority',
  'no-seeds',
  'cannot-feed',
  'no-move',
  'grand-slam',
  'few-seeds',
  'repetition',
  'agreed',
];

function answers(
  phrase: (told: unknown) => unknown,
  path: string,
): { path: string; text: string }[] {
  const told = {
    player: 'south',
    owner: 'north',
    keeper: 'south',
    side: 'north',
    hungry: 'north',
    victim: 'north',
    count: 3,
    pit: 5,
    pits: [7, 8],
    left: 0,
    lap: 2,
    rounds: 1,
    times: 2,
    holds: 3,
    nth: 1,
    of: 4,
    soFar: 5,
    counts: [2, 3],
    afterCapture: true,
    from: 1,
    to: 2,
    opponent: 'north',
    each: 24,
    own: [1, 6],
    instead: [1, 2],
    needs: 2,
    laps: 9,
    circle: { from: 1, length: 2 },
    held: 1,
    column: 3,
    found: '7',
    needed: 6,
    expected: 'slash',
    seeds: 4,
    step: 1,
    title: 'X',
    asked: '9',
    shown: '1',
    south: 1,
    north: 2,
    first: 1,
    last: 6,
    number: 1,
    by: 'X',
    on: '2026',
  };
  const asked: unknown[] = [];
  if (path.endsWith('.pits')) asked.push([7, 8]);
  else if (path.endsWith('.missingPart')) asked.push('slash', 'pit');
  else if (/\.(side|toMove|facing)$/.test(path)) asked.push('south', 'north');
  else {
    /** Every value of one of these, with the others left as they are. */
    const apart = { why: WHYS, cause: CAUSES, wonBy: WON_BY };
    /** All of these together, since one phrase asks for several. */
    const together = {
      count: [1, 3],
      afterCapture: [true, false],
      left: [0, 1],
      rounds: [0, 2],
      way: ['back', 'across', 'along'],
      landing: LANDINGS,
      carved: [true, false],
    };
    const combined = Object.entries(together).reduce<object[]>(
      (some, [name, values]) =>
        some.flatMap((one) => values.map((value) => ({ ...one, [name]: value }))),
      [told],
    );
    for (const one of combined)
      for (const [name, values] of Object.entries(apart))
        for (const value of values) {
          const { left } = one as { left: number };
          const first = { why: WHYS[0], cause: CAUSES[0], wonBy: WON_BY[0] };
          asked.push({
            ...one,
            ...first,
            [name]: value,
            keptBack: left > 0,
            onlyIfCaptures: left > 0,
          });
        }
  }
  return [
    ...new Set(asked.map(phrase).filter((answer): answer is string => typeof answer === 'string')),
  ].map((text) => ({ path, text }));
}

const everything = LOCALES.map((locale) => ({
  locale,
  all: [...texts(phrasesOf(locale)), ...texts(sitePhrases(locale), '.site')],
}));

describe.each(everything)('Every phrase in $locale', ({ all }) => {
  test('says something, in composed marks', () => {
    expect(all.length).toBeGreaterThan(120);
    for (const { path, text } of all) {
      expect(text.trim(), path).not.toBe('');
      expect(text, path).toBe(text.normalize('NFC'));
      expect(text, path).not.toMatch(/undefined|NaN|\[object/);
    }
  });
});

describe('The Yorùbá phrases', () => {
  /** Words that are English and nothing else; names of keys and licences stay as they are. */
  const ENGLISH =
    /\b(the|and|pit|pits|seed|seeds|store|move|board|step|of|is|are|this|not|North|South)\b/i;
  const STAYS = ['.controls.keys'];

  test('hold no English sentence', () => {
    const yo = everything.find(({ locale }) => locale === 'yo')?.all ?? [];

    expect(yo.filter(({ path, text }) => !STAYS.includes(path) && ENGLISH.test(text))).toEqual([]);
  });
});
