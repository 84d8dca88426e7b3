import { fromHtml } from 'hast-util-from-html';
import { select } from 'hast-util-select';
import { expect, test } from 'vitest';
import { forReader, leadTo, xhtml } from '../../src/publish/xhtml.ts';

function file(html: string): string {
  const article = select('article', fromHtml(`<article id="rules">${html}</article>`));
  if (!article) throw new Error('There is no article.');
  return xhtml({ language: 'en', title: 'Rules', body: [forReader(article)] });
}

test('places of other chapters are in other files', () => {
  expect(leadTo('rules.sweep', 'oware')).toBe('rules.xhtml#rules.sweep');
  expect(leadTo('rules', 'oware')).toBe('rules.xhtml');
  expect(leadTo('rules.sweep', 'rules')).toBe('#rules.sweep');
});

test('languages are said in both ways, and in pictures in the way of XML', () => {
  expect(file('<i lang="yo">ayò</i>')).toContain('<i lang="yo" xml:lang="yo">ayò</i>');
  expect(file('<svg class="still"><text lang="yo">ayò</text></svg>')).toContain(
    '<text xml:lang="yo">ayò</text>',
  );
});

test('a drawing lies on a white plate of its own size; a board in line takes the colour of the text', () => {
  expect(file('<svg class="chart" viewBox="-2 0 30 20"><path fill="currentColor"/></svg>')).toMatch(
    /<svg[^>]*><rect class="plate" x="-2" y="0" width="30" height="20" fill="#fff"[^>]*><\/rect><path fill="#221c16">/,
  );
  const still = '<svg class="still" viewBox="0 0 1 1" stroke="currentColor"></svg>';
  expect(file(still)).toContain('stroke="currentColor"></svg>');
});

test('the film of an example is what its figure shows', () => {
  const example =
    '<div class="example"><figure class="stepper"><figcaption>Name</figcaption></figure><div class="film-fold"><ol class="film"></ol></div></div>';
  expect(file(example)).toContain(
    '</figcaption><div class="film-fold"><ol class="film"></ol></div></figure></div>',
  );
});
