import { expect, test } from 'vitest';
import { withNearStyles } from '../../src/build/styles-without-host.ts';

test('a style sheet is named from the root of the host and from the page', () => {
  const html = '<link rel="stylesheet" href="/a/b/assets/x.css">';
  expect(withNearStyles(html, 'en/rules/index.html', '/a/b/')).toBe(
    `${html}<link rel="stylesheet" href="../../assets/x.css">`,
  );
  expect(withNearStyles(html, 'index.html', '/a/b/')).toContain('href="assets/x.css"');
});
