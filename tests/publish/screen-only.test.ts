import { fromHtml } from 'hast-util-from-html';
import { select } from 'hast-util-select';
import { toHtml } from 'hast-util-to-html';
import { expect, test } from 'vitest';
import { withoutScreenOnly } from '../../src/publish/screen-only.ts';

/** An article after what only lives on a screen was taken out. */
function kept(html: string): string {
  const article = select('article', fromHtml(`<article>${html}</article>`));
  if (!article) throw new Error('There is no article.');
  withoutScreenOnly(article);
  return toHtml(article.children);
}

test('what is pressed goes, and so does what only held it', () => {
  expect(kept('<p>Text.</p><div class="row"><p><button>Copy</button> </p></div>')).toBe(
    '<p>Text.</p>',
  );
});

test('an island is opened: what moves goes, what it shows in stillness stays', () => {
  const island =
    '<astro-island props="{}"><div class="stepper-live">moves</div><svg class="chart"></svg></astro-island>';
  expect(kept(island)).toBe('<svg class="chart"></svg>');
});

test('scripts, cards and comments leave nothing behind', () => {
  expect(
    kept('<script>1</script><!--[--><aside class="glosses"><p>a card</p></aside><p>Text.</p>'),
  ).toBe('<p>Text.</p>');
});

test('what is folded on a screen lies open, with its name over it', () => {
  expect(kept('<details class="figure-table"><summary>A table</summary><p>1</p></details>')).toBe(
    '<div class="figure-table unfolded"><p class="unfolded-name">A table</p><p>1</p></div>',
  );
});

test('what a script or a pointer goes by is no longer said', () => {
  expect(kept('<p id="a-1" data-x="1" tabindex="0" lang="yo">Ayò</p>')).toBe(
    '<p id="a-1" lang="yo">Ayò</p>',
  );
});

test('what is hidden until a script shows it stays hidden', () => {
  expect(kept('<p hidden>none</p><p class="js-only">none</p><p>Text.</p>')).toBe('<p>Text.</p>');
});
