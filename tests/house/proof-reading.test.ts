import { describe, expect, test } from 'vitest';
import { faultsIn } from '../../src/build/proof-reading.ts';

const page = (body: string): string => `<html><body>${body}</body></html>`;
const faults = (body: string, base = '/'): readonly string[] =>
  faultsIn(
    new Map([
      ['en/index.html', page(body)],
      ['en/rules/index.html', page('<h2 id="sweep">x</h2><p id="source-S1">x</p>')],
    ]),
    base,
    ['S1'],
  );

describe('The proof-reader of the finished book', () => {
  test('lets links to pages and places pass, on other hosts too', () => {
    expect(
      faults(
        '<a href="/en/rules/">a</a><a href="rules/#sweep">b</a><a href="https://x.example/">c</a>',
      ),
    ).toEqual([]);
  });

  test.each([
    ['<a href="/en/rule/">x</a>', 'the link "/en/rule/" leads to no page'],
    ['<a href="rules">x</a>', 'the link "rules" leads to no page'],
    ['<a href="rules/#sweeep">x</a>', 'the link "rules/#sweeep" names no place on its page'],
    ['o\u0323', 'a mark is not composed'],
  ])('stops at %s', (body, fault) => {
    expect(faults(body).join()).toContain(fault);
  });

  test('lets links to data pass, if the data is there', () => {
    const pages = new Map([['en/index.html', page('<a href="/data/names.csv">CSV</a>')]]);
    expect(faultsIn(pages, '/', [], ['data/names.csv'])).toEqual([]);
    expect(faultsIn(pages, '/', [], ['data/name.csv']).join()).toContain('leads to no page');
  });

  test('stops at a link that leaves the folder the book is served from', () => {
    expect(faults('<a href="/en/rules/">x</a>', '/a/b/').join()).toContain('leaves /a/b/');
  });

  test('stops at a source that no page cites', () => {
    expect(faultsIn(new Map(), '/', ['S9'])).toEqual([
      'content/sources.json: "S9" is cited on no page.',
    ]);
  });
});
