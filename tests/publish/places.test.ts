import { fromHtml } from 'hast-util-from-html';
import { select } from 'hast-util-select';
import { toHtml } from 'hast-util-to-html';
import { expect, test } from 'vitest';
import { type Page, placeAll } from '../../src/publish/places.ts';

const ROOT = 'https://ayo.example/a/b/en/';

function page(path: string, html: string): Page {
  const article = select('article', fromHtml(`<article>${html}</article>`));
  if (!article) throw new Error('There is no article.');
  return { path, name: path.replace(/\/$/, '').replaceAll('/', '-'), article };
}

/** What becomes of links in the chapter on rules. */
function led(html: string): string {
  const rules = page('rules/', `${html}<h2 id="sweep">Sweep</h2>`);
  const book = page('rule-books/ayo/', '<h2 id="rules">Rules</h2>');
  placeAll([rules, book], ROOT);
  return toHtml(rules.article.children.slice(0, -1));
}

test('the same id on two pages becomes two places', () => {
  const one = page('one/', '<p id="p-1"></p>');
  const two = page('two/', '<p id="p-1"></p>');
  placeAll([one, two], ROOT);
  expect(toHtml([one.article, two.article])).toBe(
    '<article id="one"><p id="one.p-1"></p></article><article id="two"><p id="two.p-1"></p></article>',
  );
});

test('a link to a page of the book leads to the chapter, under any folder of any host', () => {
  expect(led('<a href="/a/b/en/rule-books/ayo/">Ayò</a>')).toBe(
    '<a href="#rule-books-ayo">Ayò</a>',
  );
  expect(led('<a href="/a/b/en/rule-books/ayo/#rules">Ayò</a>')).toBe(
    '<a href="#rule-books-ayo.rules">Ayò</a>',
  );
  expect(led('<a href="#sweep">Sweep</a>')).toBe('<a href="#rules.sweep">Sweep</a>');
});

test('a link to what is not in the book leads to the site', () => {
  expect(led('<a href="/a/b/en/puzzles/">Puzzles</a>')).toBe(
    '<a href="https://ayo.example/a/b/en/puzzles/">Puzzles</a>',
  );
  expect(led('<a href="/a/b/en/rule-books/ayo/#gone">Gone</a>')).toBe(
    '<a href="https://ayo.example/a/b/en/rule-books/ayo/#gone">Gone</a>',
  );
  expect(led('<a href="/a/b/yo/rules/">Yorùbá</a>')).toContain('https://ayo.example/a/b/yo/rules/');
});

test('what names an id names its place; what names one that is gone says nothing', () => {
  expect(led('<p id="a" aria-labelledby="sweep gone">x</p><p aria-describedby="gone">y</p>')).toBe(
    '<p id="rules.a" aria-labelledby="rules.sweep">x</p><p>y</p>',
  );
});

test('paint that a picture takes from its own definitions is found again', () => {
  expect(
    led('<svg><defs><pattern id="hatch"></pattern></defs><path fill="url(#hatch)"></path></svg>'),
  ).toContain('fill="url(#rules.hatch)"');
});
