import { Cite } from '@citation-js/core';
import { describe, expect, test } from 'vitest';
import { inOrder } from '../../src/edition/bibliography-order.ts';
import { bibtexOf } from '../../src/edition/bibtex.ts';
import { type CslItem, cslJson, cslOf } from '../../src/edition/csl.ts';
import { formatSource, plainItem } from '../../src/edition/format-source.ts';
import { risOf } from '../../src/edition/ris.ts';
import { SEEN, type Source, sourceSchema } from '../../src/edition/shapes/source.ts';
import { sourceMark } from '../../src/edition/source-mark.ts';
import { citationWordsOf } from '../../src/language/citation-phrases.ts';
import { LOCALES } from '../../src/language/locale.ts';
import { readRis } from '../support/read-ris.ts';
import { listed } from './content-files.ts';

const sources = listed<Source>('sources').map((source) => sourceSchema.parse(source));
const items = sources.map(cslOf);
const year = (item: CslItem): number | undefined => item.issued?.['date-parts'][0]?.[0];
/** Names as they are read aloud: “de” may stand with the family or before it. */
const namesOf = (item: CslItem | undefined) =>
  (item?.author ?? []).map((name) =>
    ['given', 'non-dropping-particle', 'family']
      .flatMap((part) => (name as Record<string, string | undefined>)[part] ?? [])
      .join(' '),
  );

describe('A source taken away and read again by a citation manager is the same source', () => {
  test.each(items.map((item) => [item.id, item] as const))('in BibTeX: %s', (id, item) => {
    const [back] = new Cite(bibtexOf([item])).data as CslItem[];

    expect(back?.id).toBe(id);
    expect(back?.title).toBe(item.title);
    expect(namesOf(back)).toEqual(namesOf(item));
    expect(back && year(back)).toBe(year(item));
    expect(back?.DOI).toBe(item.DOI);
  });

  test.each(items.map((item) => [item.id, item] as const))('in RIS: %s', (id, item) => {
    const [back] = readRis(risOf(item));

    expect(back?.get('ID')).toEqual([id]);
    expect(back?.get('TI')).toEqual([item.title]);
    expect(back?.get('AU')?.length).toBe(item.author?.length);
    expect(back?.get('PY')?.[0]).toBe(year(item)?.toString());
    expect(back?.get('UR')?.[0]).toBe(item.URL);
  });

  test('in CSL-JSON, letter by letter', () => {
    const back = JSON.parse(cslJson(items)) as (CslItem & { 'citation-key': string })[];

    expect(back.map(({ 'citation-key': _key, ...item }) => item)).toEqual(items);
  });
});

describe('A printed entry', { timeout: 60_000 }, () => {
  test('is never empty and tells the title and the year', () => {
    for (const item of items) {
      expect(plainItem(item)).toContain(item.title.slice(0, 12));
      expect(plainItem(item)).toContain(`(${year(item)?.toString() ?? 'n.d.'}`);
    }
  });

  test('says no “Retrieved” without a day', () => {
    expect(sources.filter((source) => formatSource(source).includes('Retrieved'))).toEqual([]);
  });

  test('stands in the order in which it is read, brackets and quotes aside', () => {
    const some = sources.filter(({ id }) => ['S3', 'S1', 'X46', 'S2'].includes(id));

    for (const locale of LOCALES)
      expect(inOrder(some, locale).map(({ id }) => id)).toEqual(['S2', 'S1', 'X46', 'S3']);
  });

  test('stands by the Yorùbá alphabet for those who read it: Ọ after O', () => {
    const titled = (id: string, title: string): Source =>
      sourceSchema.parse({ id, title, type: 'book', short: { en: id, yo: id }, seen: 'read' });
    const books = [
      titled('a', 'Ọpọ́n'),
      titled('b', 'Orin'),
      titled('c', 'Gbogbo'),
      titled('d', 'Gun'),
    ];

    expect(inOrder(books, 'yo').map(({ id }) => id)).toEqual(['d', 'c', 'b', 'a']);
  });
});

describe('How a source is known', () => {
  test.each(SEEN)('is said in both languages: %s', (seen) => {
    const marks = LOCALES.map((locale) =>
      sourceMark({ seen }, null, citationWordsOf(locale), locale),
    );
    expect(new Set(marks).size).toBe(2);
  });

  test('names the source through which it is known', () => {
    const [ludii] = sources.filter(({ id }) => id === 'L1');
    expect(sourceMark({ seen: 'reported' }, ludii ?? null, citationWordsOf('en'), 'en')).toBe(
      'Not seen; known through Ludii, Iyogh.',
    );
  });

  test('through another source of the book, where one is named', () => {
    const ids = sources.map(({ id }) => id);
    expect(sources.filter(({ through }) => through && !ids.includes(through))).toEqual([]);
  });

  test('has a note in both languages or in none, and the two differ', () => {
    expect(sources.filter(({ note }) => note && note.en === note.yo)).toEqual([]);
  });
});
