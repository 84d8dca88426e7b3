import { describe, expect, test } from 'vitest';
import { eachSourceOnce, recordsOf } from '../../src/build/search-records.ts';

const page = (body: string): string =>
  `<html><body><header>Menu</header><main id="text"><article>${body}</article></main></body></html>`;
const found = (body: string, name = 'en/rules/index.html') =>
  recordsOf(name, page(body)).map(({ address, title, text }) => [address, title, text]);

describe('What search can find', () => {
  test('is a page cut at its headings', () => {
    expect(
      found(
        '<h1>Rules</h1><p>How to&nbsp;play.</p><h2 id="a">The <i>board</i></h2><p>Two rows.</p>',
      ),
    ).toEqual([
      ['en/rules/', 'Rules', 'How to play.'],
      ['en/rules/#a', 'The board', 'Two rows.'],
    ]);
  });

  test('is a box by itself, and the text goes on after it', () => {
    expect(
      found(
        '<h1>R</h1><h2 id="a">A</h2><p>One.</p><div id="x" data-example="x"><h3 id="x-t">Ex</h3><p>Inside.</p></div><p>Two.</p>',
      ),
    ).toEqual([
      ['en/rules/#a', 'A', 'One. Two.'],
      ['en/rules/#x', 'Ex', 'Inside.'],
    ]);
  });

  test('is no picture, no button, no note in the margin and no step of a film', () => {
    expect(
      found(
        '<h1>R</h1><p>Yes<small class="margin-note">Odeleye</small><svg><path/><text>9</text></svg><button>Go</button>, <em>quite</em>.</p><p class="film-caption" id="c">Step 1.<span class="stepper-remark">Look.</span></p>',
      ),
    ).toEqual([['en/rules/', 'R', 'Yes, quite. Look.']]);
  });

  test('is a source once, where the bibliography has it', () => {
    const source =
      '<h1>R</h1><ul><li id="source-S1"><b class="source-short">Odeleye 1977.</b> A book.</li></ul>';
    const records = [
      ...recordsOf('en/rules/index.html', page(source)),
      ...recordsOf('en/sources/index.html', page(source)),
      ...recordsOf('yo/rules/index.html', page(source)),
    ];
    expect(eachSourceOnce(records).map(({ address, title }) => [address, title])).toEqual([
      ['en/sources/#source-S1', 'Odeleye 1977'],
      ['yo/rules/#source-S1', 'Odeleye 1977'],
    ]);
  });
});
