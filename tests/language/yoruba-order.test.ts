import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { compareYoruba, fold, headingOf } from '../../src/language/yoruba-order.ts';

const sorted = (words: string): readonly string[] => words.split(' ').toSorted(compareYoruba);

describe('The Yorùbá alphabet', () => {
  test('ẹ, ọ, ṣ and gb are letters of their own', () => {
    expect(sorted('fà ẹja eré')).toEqual(['eré', 'ẹja', 'fà']);
    expect(sorted('pa ọmọ omi')).toEqual(['omi', 'ọmọ', 'pa']);
    expect(sorted('tú ṣe sun')).toEqual(['sun', 'ṣe', 'tú']);
    expect(sorted('hó gbogbo gún gé')).toEqual(['gé', 'gún', 'gbogbo', 'hó']);
  });

  test('inside a word gb comes after every other g', () => {
    expect(sorted('agbo agún agé')).toEqual(['agé', 'agún', 'agbo']);
  });

  test('tones only break ties: low, mid, high', () => {
    expect(sorted('ọ̀tá ọta ọ̀ta ọ́tà')).toEqual(['ọ̀ta', 'ọ̀tá', 'ọta', 'ọ́tà']);
    expect(sorted('ọkọ̀ ọkọ ọkọ́')).toEqual(['ọkọ̀', 'ọkọ', 'ọkọ́']);
    expect(compareYoruba('òpè', 'ope n')).toBeLessThan(0);
  });

  test('a word comes before the words it begins', () => {
    expect(['ọpọ́n Ifá', 'ọpọ́nrán', 'ọpọ́n ayò', 'ọpọ́n'].toSorted(compareYoruba)).toEqual([
      'ọpọ́n',
      'ọpọ́n ayò',
      'ọpọ́n Ifá',
      'ọpọ́nrán',
    ]);
  });

  test('composed or not makes no difference', () => {
    expect(compareYoruba('ọ̀ta'.normalize('NFD'), 'ọ̀tá')).toBeLessThan(0);
  });

  test('letters of neighbours find a place', () => {
    expect(sorted('wari Ɔware òwe ọba zi')).toEqual(['òwe', 'ọba', 'Ɔware', 'wari', 'zi']);
  });

  test.each([
    ['Ayò', 'A'],
    ['gbìn', 'GB'],
    ['gégé', 'G'],
    ['Ọ̀ta', 'Ọ'],
    ['ṣẹ́ kèké', 'Ṣ'],
    ['èèwọ̀', 'E'],
    ['j’odù', 'J'],
  ])('%s stands under %s', (word, heading) => {
    expect(headingOf(word)).toBe(heading);
  });

  test('the order is the one of the library of languages that Node carries, tones and apostrophes aside', () => {
    const collator = new Intl.Collator('yo');
    expect(collator.resolvedOptions().locale).toBe('yo');
    const forms = (
      JSON.parse(readFileSync('content/glossary.json', 'utf8')) as { form: string }[]
    ).map(({ form }) => form.replace('’', ''));
    const pairs = forms.flatMap((one) => forms.map((two) => [one, two] as const));
    const otherwise = pairs.filter(
      ([one, two]) =>
        fold(one) !== fold(two) &&
        Math.sign(compareYoruba(one, two)) !== Math.sign(collator.compare(one, two)),
    );
    expect(otherwise).toEqual([]);
  });
});

describe('Folding', () => {
  test.each([
    ['Ọlọ́pọ́n', 'olopon'],
    ['Ayò Ọlọ́pọ́n', 'ayo olopon'],
    ['ṢÀNGÓ', 'sango'],
    ['Ɔware', 'oware'],
    ['f’ayò', "f'ayo"],
    ['mẹ́ẹ̀ẹ́dọ́gbọ̀n', 'meeedogbon'],
    ['òǹwòran', 'onworan'],
  ])('%s folds to %s, composed or not', (word, folded) => {
    expect(fold(word)).toBe(folded);
    expect(fold(word.normalize('NFD'))).toBe(folded);
  });

  test('the line below folds like the dot below that it stands for', () => {
    expect(fold('o\u0329po\u0329\u0301n')).toBe('opon');
  });
});
