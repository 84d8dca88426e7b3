import { fromHtml } from 'hast-util-from-html';
import { select } from 'hast-util-select';
import { expect, test } from 'vitest';
import { drawnStyles, withoutIs } from '../../src/publish/drawn-styles.ts';

function stylesFor(html: string): string {
  const article = select('article', fromHtml(`<article>${html}</article>`));
  if (!article) throw new Error('There is no article.');
  return drawnStyles([article]);
}

test('a choice within a selector is written out', () => {
  expect(withoutIs('.a :is(.b, .c) d')).toEqual(['.a .b d', '.a .c d']);
});

test('only rules that something in the book answers to are kept', () => {
  const styles = stylesFor('<svg class="chart"><path class="chart-axis"></path></svg>');
  expect(styles).toContain('.chart-axis');
  expect(styles).not.toMatch(/\.map-|\.tone-/);
});

test('variables are the colours themselves, and nothing new is asked of a reader', () => {
  const styles = stylesFor(
    '<div class="names-maps"><svg class="chart"><path class="map-land chart-axis chart-grid"></path></svg></div>',
  );
  expect(styles).toMatch(/\.map-land \{\s*fill: #fff;/);
  expect(styles).not.toMatch(/var\(|@media|grid-t|display|:is\(|calc\(|min\(/);
});
