import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { phrasePairs } from '../../src/edition/phrase-pairs.ts';
import { type Doubt, doubtSchema } from '../../src/edition/shapes/doubt.ts';
import { chapterPairs, dataPairs } from '../../src/edition/text-pairs.ts';
import { telling as tellingEn } from '../../src/language/en/telling.ts';
import { telling as tellingYo } from '../../src/language/yo/telling.ts';
import { chapterNames, chapterText, listed } from './content-files.ts';

const doubts = listed<Doubt>('doubts');

/** All that is Yorùbá, as it lies in the files. */
const written = [
  'content',
  'content/chapters/yo',
  'content/lessons/yo',
  'content/pages/yo',
  'content/examples',
  'src/language/yo',
  'src/language',
]
  .flatMap((folder) =>
    readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name !== 'doubts.json')
      .map((entry) => readFileSync(`${folder}/${entry.name}`, 'utf8').toLowerCase()),
  )
  .join('\n');

describe('The translator’s doubts', () => {
  test('are of the right shape, each of another word', () => {
    for (const doubt of doubts) expect(doubtSchema.safeParse(doubt).error).toBeUndefined();
    expect(new Set(doubts.map(({ id }) => id)).size).toBe(doubts.length);
    expect(new Set(doubts.map(({ word }) => word)).size).toBe(doubts.length);
  });

  test('are about words that the book has', () => {
    expect(
      doubts.map(({ word }) => word).filter((word) => !written.includes(word.toLowerCase())),
    ).toEqual([]);
  });
});

describe('The list for a reviewer', () => {
  test('has every wording of a phrase, beside the same in English', () => {
    const pairs = phrasePairs(tellingYo, tellingEn, 'telling');

    expect(pairs).toContainEqual({
      place: 'telling.levelled',
      yo: 'Ayò dọ́gba: 2 sí 2.',
      en: 'The game is level: 2 each.',
    });
    expect(pairs.filter(({ place }) => place === 'telling.ending')).toHaveLength(8);
    expect(pairs.filter(({ yo }) => /undefined|NaN/.test(yo))).toEqual([]);
  });

  test('shows what is filled in later in square brackets', () => {
    expect(phrasePairs('ojú {pit}', 'pit {pit}', 'x')).toEqual([
      { place: 'x', yo: 'ojú [pit]', en: 'pit [pit]' },
    ]);
  });

  test('finds the texts of data however deep they stand', () => {
    expect(dataPairs({ id: 'a', one: [{ en: 'two', yo: 'méjì' }] }, 'x')).toEqual([
      { place: 'x.one.0', en: 'two', yo: 'méjì' },
    ]);
  });

  test.each(chapterNames('yo'))('sets %s paragraph beside paragraph', (name) => {
    const body = (locale: 'en' | 'yo') =>
      chapterText(locale, name).replace(/^---[\s\S]*?\n---\n/, '');
    const pairs = chapterPairs(body('yo'), body('en'), name);

    expect(pairs.length).toBeGreaterThan(5);
    expect(pairs.filter(({ yo, en }) => yo.includes('\n') || en === '')).toEqual([]);
  });
});
