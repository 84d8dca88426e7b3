import { describe, expect, test } from 'vitest';
import { melodyInWords } from '../../src/language/tone-phrases.ts';
import { glideAfter, melodyOf, sung, syllablesOf } from '../../src/language/tones.ts';

const cut = (word: string): string =>
  syllablesOf(word)
    .map(({ s }) => s)
    .join('·');
const melody = (word: string): string => melodyOf(syllablesOf(word));

describe('A spelled word is cut into syllables', () => {
  test.each([
    ['ayò', 'a·yò', 'ML'],
    ['Ọlọ́pọ́n', 'Ọ·lọ́·pọ́n', 'MHH'],
    ['gbọ́n', 'gbọ́n', 'H'],
    ['dọ́gba', 'dọ́·gba', 'HM'],
    ['òǹwòran', 'ò·ǹ·wò·ran', 'LLLM'],
    ['ààfin', 'à·à·fin', 'LLM'],
    ['ìnira', 'ì·ni·ra', 'LMM'],
    ['lóúnjẹ', 'ló·ún·jẹ', 'HHM'],
    ['mẹ́rìndínlógójì', 'mẹ́·rìn·dín·ló·gó·jì', 'HLHHHL'],
    ['méjìdínláàádọ́ta', 'mé·jì·dín·lá·à·á·dọ́·ta', 'HLHHLHHM'],
  ])('%s: %s, %s', (word, syllables, tones) => {
    expect(cut(word)).toBe(syllables);
    expect(melody(word)).toBe(tones);
  });

  test('a contraction closes up where a vowel is lost', () => {
    expect(cut('f’ayò')).toBe('fa·yò');
    expect(cut('t’ẹ́rù')).toBe('tẹ́·rù');
  });

  test('a word that decomposed marks spell is the same word', () => {
    expect(syllablesOf('ọ̀tá'.normalize('NFD'))).toEqual(syllablesOf('ọ̀tá'));
  });

  test('what ends in a consonant is refused', () => {
    expect(() => syllablesOf('oware t')).toThrow('consonant');
  });
});

describe('The voice glides', () => {
  test('up to a high tone after a low one, down to a low one after a high one, and nowhere else', () => {
    expect(glideAfter('L', 'H')).toBe('rise');
    expect(glideAfter('H', 'L')).toBe('fall');
    for (const [before, tone] of ['HH', 'HM', 'MH', 'MM', 'ML', 'LM', 'LL'].map((two) => [...two]))
      expect(glideAfter(before as 'H', tone as 'H')).toBeNull();
    expect(glideAfter(undefined, 'L')).toBeNull();
  });

  test('and is told in words after its tone', () => {
    const words = [sung(syllablesOf('ọ̀tá')), sung(syllablesOf('ayò'))];
    expect(melodyInWords(words, 'en')).toBe('low, high (rising); mid, low');
  });
});
