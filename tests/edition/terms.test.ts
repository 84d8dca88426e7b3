import { describe, expect, test } from 'vitest';
import { type Term, termSchema } from '../../src/edition/shapes/term.ts';
import { firstUses, termsIn, withTerms } from '../../src/edition/term-uses.ts';
import { LOCALES } from '../../src/language/locale.ts';
import { melodyOf, syllablesOf } from '../../src/language/tones.ts';
import type { Source } from '../../src/edition/shapes/source.ts';
import type { Disagreement } from '../../src/edition/shapes/disagreement.ts';
import { chapterNames, chapterText, listed } from './content-files.ts';

const terms = listed<Term>('glossary').map((term) => termSchema.parse(term));

describe('The glossary', () => {
  test('has each word once', () => {
    expect(new Set(terms.map(({ id }) => id)).size).toBe(terms.length);
    expect(new Set(terms.map(({ form }) => form)).size).toBe(terms.length);
  });

  test.each(terms.filter(({ tones }) => tones !== undefined))(
    'the tones of $form are those of its spelling',
    ({ form, tones }) => {
      const spelt = form.split(' ').map((word) => melodyOf(syllablesOf(word)));
      expect(tones).toBe(spelt.join(' '));
    },
  );

  test('rests on sources of the bibliography and on known disagreements', () => {
    const sources = new Set(listed<Source>('sources').map(({ id }) => id));
    const points = new Set(listed<Disagreement>('disagreements').map(({ id }) => id));

    expect(terms.flatMap((term) => term.sources.filter((id) => !sources.has(id)))).toEqual([]);
    expect(terms.flatMap((term) => (term.see ?? []).filter((id) => !points.has(id)))).toEqual([]);
  });
});

describe('The first use of a word', () => {
  const uses = (body: string, locale: 'en' | 'yo' = 'en') =>
    firstUses(body, terms, locale).map(({ id, words }) => [id, words]);

  test('is marked, the second is not; a capital is no other word', () => {
    expect(uses('<Yo>Ayò</Yo> and <Yo>ayò</Yo>, <Yo>ojú</Yo>')).toEqual([
      ['ayo', 'Ayò'],
      ['oju', 'ojú'],
    ]);
  });

  test('is the word to the mark', () => {
    expect(uses('<Yo>ọ̀tá</Yo> <Yo>ọ̀ta</Yo> <Yo>òpe</Yo>')).toEqual([['ota', 'ọ̀ta']]);
  });

  test('is never inside another link; the next one is taken', () => {
    expect(withTerms('<Go to="rules">on <Yo>ayò</Yo></Go>, <Yo>ayò</Yo>', terms, 'en')).toBe(
      '<Go to="rules">on <Yo>ayò</Yo></Go>, <Term id="ayo">ayò</Term>',
    );
  });

  test('marked by hand is not marked again', () => {
    const body = '<Term id="je">jíjẹ</Term> and <Yo>jẹ</Yo>';
    expect(withTerms(body, terms, 'en')).toBe(body);
    expect(termsIn(body, terms, 'en')).toEqual(['je']);
  });

  test('in Yorùbá is found without a mark, whole and the longest, never in a tag', () => {
    const body = '<Section id="a" title="Ọpọ́n">\n\nỌpọ́n ayò ni ọpọ́n. <En>ayò</En> Ayò-tita.';
    expect(uses(body, 'yo')).toEqual([
      ['opon-ayo', 'Ọpọ́n ayò'],
      ['opon', 'ọpọ́n'],
    ]);
  });

  test('in Yorùbá leaves everyday words alone', () => {
    expect(uses('Ilé ni mo ń gbé.', 'yo')).toEqual([]);
  });

  test('in Yorùbá does not take a page, ojú ìwé, for a pit', () => {
    expect(uses('Ojú ìwé kan sọ pé ojú ìwé ló ní.', 'yo')).toEqual([]);
    expect(uses('Lójú ìwé yìí, ojú ìwé wà; ojú kan wà pẹ̀lú.', 'yo')).toEqual([['oju', 'ojú']]);
  });

  test.each(chapterNames('en'))('%s links the first use of every word it takes', (name) => {
    const text = chapterText('en', name);
    const spelt = new Map(terms.map(({ id, form }) => [form.toLowerCase(), id]));
    const tagged = Array.from(text.matchAll(/<Yo>([^<]*)<\/Yo>/g), ([, words = '']) =>
      spelt.get(words.toLowerCase()),
    );
    const wanted = new Set(tagged.filter((id) => id !== undefined));
    const linked = Array.from(
      withTerms(text, terms, 'en').matchAll(/<Term id="([^"]*)">/g),
      ([, id = '']) => id,
    );

    expect(new Set(linked)).toEqual(new Set([...wanted, ...termsIn(text, terms, 'en')]));
    expect(linked.length).toBe(new Set(linked).size);
  });

  test.each(LOCALES)(
    'every term that a chapter names by hand is in the glossary (%s)',
    (locale) => {
      const named = chapterNames(locale).flatMap((name) =>
        Array.from(chapterText(locale, name).matchAll(/<Term\s+id="([^"]*)"/g), ([, id]) => id),
      );
      expect(named.filter((id) => !terms.some((term) => term.id === id))).toEqual([]);
    },
  );
});
