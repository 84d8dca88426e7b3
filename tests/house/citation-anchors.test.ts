import { describe, expect, test } from 'vitest';
import { letter, withCitationAnchors } from '../../src/build/citation-anchors.ts';

const list =
  '<section class="sources" id="sources" data-back-to-paragraph="back to paragraph %paragraph% of %section%" data-back-to-section="back to %section%">' +
  '<li id="source-S1"><span class="source-places" data-places="S1"></span></li>' +
  '<li id="source-S2"><span class="source-places" data-places="S2"></span></li></section>';
const cite = (source: string): string => `<a href="#source-${source}">x</a>`;
const page = `<h1>Rules</h1><p id="preface-1">${cite('S1')}</p><h2 id="sowing"><a href="#sowing">Sowing</a></h2><p id="sowing-1">a</p><p id="sowing-2">${cite('S2')}${cite('S1')}</p><div>${cite('S1')}</div>${list}`;
const marked = withCitationAnchors(page);

describe('The citations of a page', () => {
  test('are numbered for each source, in reading order', () => {
    expect([...marked.matchAll(/id="(cite-[^"]*)"/g)].map(([, id]) => id)).toEqual([
      'cite-S1-1',
      'cite-S2-1',
      'cite-S1-2',
      'cite-S1-3',
    ]);
  });

  test.each([
    ['cite-S1-1', 'a: back to paragraph 1 of Rules'],
    ['cite-S1-2', 'b: back to paragraph 2 of Sowing'],
    ['cite-S1-3', 'c: back to Sowing'],
    ['cite-S2-1', 'a: back to paragraph 2 of Sowing'],
  ])('are led back to, by name: %s', (anchor, name) => {
    expect(marked).toContain(`<a href="#${anchor}" aria-label="${name}">`);
  });

  test('leave a page without a list of sources alone', () => {
    expect(withCitationAnchors('<h1>x</h1>')).toBe('<h1>x</h1>');
  });
});

test.each([
  [0, 'a'],
  [25, 'z'],
  [26, 'aa'],
  [53, 'bb'],
])('the link back number %i is called %s', (place, name) => {
  expect(letter(place)).toBe(name);
});
