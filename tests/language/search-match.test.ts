import { describe, expect, test } from 'vitest';
import {
  excerpt,
  highlight,
  hitOf,
  isMarked,
  questionsFor,
  typedWords,
} from '../../src/language/search-match.ts';

describe('A typed word', () => {
  test.each(['olopon', 'OLOPON', 'Olópon', 'ọlọ́pọ́n'.normalize('NFD'), 'ọlọpọn', 'olop'])(
    '%s finds Ọlọ́pọ́n',
    (typed) => {
      expect(hitOf('Ọlọ́pọ́n', typed)).not.toBeNull();
    },
  );

  test('with its marks finds the word to the mark, composed or not, and with the line below for the dot', () => {
    const withLines = 'ọlọ́pọ́n'.normalize('NFD').replaceAll('\u0323', '\u0329');

    for (const typed of ['Ọlọ́pọ́n', 'ọlọ́pọ́n'.normalize('NFD'), withLines])
      expect(hitOf('Ọlọ́pọ́n', typed)).toBe('exact');
  });

  test('with marks is told apart from its likes', () => {
    expect(hitOf('òpe', 'òpe')).toBe('exact');
    expect(hitOf('ọ̀pẹ', 'òpe')).toBe('folded');
    expect(hitOf('ọ̀ta', 'ọ̀ta')).toBe('exact');
    expect(hitOf('ọ̀tá', 'ọ̀ta')).toBe('folded');
  });

  test('that stops before a mark has not found it yet', () => {
    expect(hitOf('ọ̀ta', 'ọ')).toBe('folded');
  });

  test('finds ṣ as s and as sh, and asks the index for both', () => {
    expect(hitOf('Ṣàngó', 'sango')).toBe('folded');
    expect(hitOf('Ṣàngó', 'shango')).toBe('folded');
    expect(questionsFor('Shango')).toEqual(['shango', 'ṣango']);
    expect(questionsFor('ayo')).toEqual(['ayo']);
  });

  test('finds words with an apostrophe, whichever it is and without it', () => {
    for (const typed of ["f'ayo", 'f’ayò', 'fayo']) expect(hitOf('f’ayò', typed)).not.toBeNull();
  });

  test('does not find what only has it inside', () => {
    expect(hitOf('Ọlọ́pọ́n', 'pon')).toBeNull();
  });

  test('is no word without a letter or a number', () => {
    expect(typedWords(' – ayò-títa !')).toEqual(['ayò', 'títa']);
    expect(questionsFor('…')).toEqual([]);
  });

  test('has marks when it has a tone or a dot', () => {
    expect(['ayo', 'ayò', 'ọmọ', 'ṣe'].map(isMarked)).toEqual([false, true, true, true]);
  });
});

describe('What is shown of an answer', () => {
  const answers = (word: string): boolean => hitOf(word, 'olopon') !== null;

  test('marks whole words with all their marks', () => {
    expect(highlight('Ayò Ọlọ́pọ́n, a game', answers)).toEqual([
      { text: 'Ayò ', hit: false },
      { text: 'Ọlọ́pọ́n', hit: true },
      { text: ', a game', hit: false },
    ]);
  });

  test('is the text and nothing else', () => {
    const text = '… “Ọlọ́pọ́n”? f’ayò – 48!';
    expect(
      highlight(text, answers)
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text);
  });

  test('is cut from a long text around the first answer, between words', () => {
    const long = `${'sowing '.repeat(80)}Ọlọ́pọ́n ${'seeds '.repeat(80)}`;
    const cut = excerpt(long, answers);

    expect(cut).toContain(' Ọlọ́pọ́n ');
    expect(cut).toMatch(/^… (?:sowing )+Ọlọ́pọ́n (?:seeds )+…$/);
    expect(cut.length).toBeLessThan(220);
  });
});
