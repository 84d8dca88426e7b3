import { describe, expect, test } from 'vitest';
import { paperPages } from '../../src/publish/paper-pages.ts';

describe('the pages made for paper', () => {
  test('are found by their addresses, each with a file of its own', () => {
    const pages = [
      '',
      'en/',
      'en/rules/',
      'en/teach/',
      'en/sheets/ayo/',
      'yo/sheets/ayo/large/',
      'en/worksheets/',
      'en/worksheets/ayo/',
      'en/worksheets/ayo/key/',
      'en/lessons/',
      'yo/lessons/counting/',
      'fr/sheets/ayo/',
    ];
    expect(paperPages(pages)).toEqual([
      { page: 'en/sheets/ayo/', locale: 'en', file: 'ayo-olopon-sheets-ayo-en.pdf' },
      { page: 'yo/sheets/ayo/large/', locale: 'yo', file: 'ayo-olopon-sheets-ayo-large-yo.pdf' },
      { page: 'en/worksheets/ayo/', locale: 'en', file: 'ayo-olopon-worksheets-ayo-en.pdf' },
      {
        page: 'en/worksheets/ayo/key/',
        locale: 'en',
        file: 'ayo-olopon-worksheets-ayo-key-en.pdf',
      },
      { page: 'yo/lessons/counting/', locale: 'yo', file: 'ayo-olopon-lessons-counting-yo.pdf' },
    ]);
  });

  test('may not become the same file', () => {
    expect(() => paperPages(['en/sheets/ayo/large/', 'en/sheets/ayo-large/'])).toThrow(
      'en/sheets/ayo/large/ and en/sheets/ayo-large/ would both become ayo-olopon-sheets-ayo-large-en.pdf.',
    );
  });
});
