import { describe, expect, test } from 'vitest';
import { type Phrase, tellings } from '../../src/edition/phrase-pairs.ts';
import { LOCALES } from '../../src/language/locale.ts';
import { phrasesOf } from '../../src/language/phrases.ts';
import { sitePhrases } from '../../src/language/site-phrases.ts';

/** Every text of a phrasebook, functions answered with sample words. */
function texts(phrases: unknown, path = ''): { path: string; text: string }[] {
  if (typeof phrases === 'string') return [{ path, text: phrases }];
  if (typeof phrases === 'function') return answers(phrases as Phrase, path);
  if (typeof phrases !== 'object' || phrases === null) return [];
  return Object.entries(phrases).flatMap(([key, value]) => texts(value, `${path}.${key}`));
}

/** Some phrases are told one thing without a name; the others are told all they look at. */
function toldTo(phrase: Phrase, path: string): readonly unknown[] {
  if (path.endsWith('.pits')) return [[7, 8]];
  if (path.endsWith('.missingPart')) return ['slash', 'pit'];
  if (/\.(side|toMove|facing)$/.test(path)) return ['south', 'north'];
  return tellings(phrase);
}

/** What a phrase answers. Names are shared: *pits* may be a list or a count, and each phrase knows one of them. */
function answers(phrase: Phrase, path: string): { path: string; text: string }[] {
  const said = toldTo(phrase, path).flatMap((told) => {
    try {
      return [phrase(told)];
    } catch {
      return [];
    }
  });
  if (said.length === 0) throw new Error(`${path} cannot be told anything.`);
  return [...new Set(said)]
    .filter((answer) => typeof answer === 'string')
    .map((text) => ({ path, text }));
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
