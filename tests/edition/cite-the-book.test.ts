import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { bibtexOf } from '../../src/edition/bibtex.ts';
import { bookItem, exampleItem, nameOf, pageItem } from '../../src/edition/citable.ts';
import { plainItem } from '../../src/edition/format-source.ts';
import { risOf } from '../../src/edition/ris.ts';
import { VERSION } from '../../src/edition/version.ts';
import { LOCALES } from '../../src/language/locale.ts';
import { readRis } from '../support/read-ris.ts';

const site = new URL('https://book.example/');
const rules = { locale: 'en', path: 'rules/', title: 'Rules' } as const;

describe('A citation of the book', { timeout: 60_000 }, () => {
  test('begins with the title of the page, since the book names no author', () => {
    expect(plainItem(pageItem(rules, site))).toMatch(
      /^Rules\. \(\d{4}\)\. In Ayò Ọlọ́pọ́n: .*https:\/\/book\.example\/en\/rules\/$/,
    );
  });

  test.each(LOCALES)('carries version, day and language in every format: %s', (locale) => {
    for (const item of [
      bookItem(locale, site),
      pageItem({ locale, path: 'rules/', title: 'x' }, site),
    ]) {
      const [ris] = readRis(risOf(item));
      expect(bibtexOf([item])).toContain(`language = {${locale}}`);
      expect(bibtexOf([item])).toContain(VERSION.number);
      expect(ris?.get('LA')).toEqual([locale]);
      expect(ris?.get('DA')).toEqual([`${VERSION.date.replaceAll('-', '/')}/`]);
      expect(ris?.get('ET')?.[0]).toContain(VERSION.number);
      expect(plainItem(item)).toContain(VERSION.number);
    }
  });

  test('the book is a book, not a program', () => {
    expect(plainItem(bookItem('en', site))).not.toContain('software');
    expect(risOf(bookItem('en', site))).toMatch(/^TY {2}- BOOK/);
  });

  test('of an example names the chapter it stands in and leads to its place', () => {
    const item = exampleItem(rules, { id: 'plain-capture', title: 'A plain capture' }, site);

    expect(item.title).toBe('A plain capture (worked example in “Rules”)');
    expect(item.URL).toBe('https://book.example/en/rules/#plain-capture');
    expect(item.id).not.toBe(pageItem(rules, site).id);
  });

  test('has files with a plain name', () => {
    expect(['', 'rules/', 'rule-books/ayo/'].map(nameOf)).toEqual([
      'book',
      'rules',
      'rule-books-ayo',
    ]);
  });
});

describe('CITATION.cff', () => {
  const cff = parse(readFileSync('CITATION.cff', 'utf8')) as Record<string, unknown> & {
    'preferred-citation': Record<string, unknown>;
  };

  test('has all that version 1.2.0 of the format demands', () => {
    expect(cff['cff-version']).toBe('1.2.0');
    for (const key of ['message', 'title', 'authors']) expect(cff[key], key).toBeTruthy();
    for (const key of ['type', 'title', 'authors'])
      expect(cff['preferred-citation'][key], key).toBeTruthy();
  });

  test('cites the same book, in the same version, of the same day', () => {
    const book = bookItem('en', site);
    const preferred = cff['preferred-citation'];

    expect(cff['title']).toBe(book.title);
    expect(cff['version']).toBe(VERSION.number);
    expect(cff['date-released']).toBe(VERSION.date);
    expect(preferred['title']).toBe(book.title);
    expect(preferred['edition']).toBe(book.edition);
    expect([preferred['year'], preferred['month']]).toEqual(
      book.issued?.['date-parts'][0]?.slice(0, 2),
    );
  });

  test('invents no person', () => {
    expect(JSON.stringify(cff)).not.toMatch(/family-names|given-names/);
  });
});
