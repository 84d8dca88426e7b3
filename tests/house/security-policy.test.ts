import { expect, test } from 'vitest';
import { withPolicy } from '../../src/build/security-policy.ts';

const page = (head: string, body = ''): string =>
  `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8">${head}</head><body>${body}</body></html>`;

test('the policy comes before anything it must govern', () => {
  const html = withPolicy(page('<script>first()</script>'));
  expect(html.indexOf('content-security-policy')).toBeLessThan(html.indexOf('first()'));
});

test('an inline script is named by its hash, and nothing is allowed wholesale', () => {
  const html = withPolicy(page('', '<script>first()</script>'));
  expect(html).toContain(
    "script-src 'self' 'sha256-fDYmfWjvur9AxjhDbjHe6RvExc05MbXhhrbgz2vvy/A=' 'wasm-unsafe-eval';",
  );
  expect(html).not.toMatch(/(?<!'wasm-)unsafe/);
});

test('a script in a file and data in a script need no hash', () => {
  const html = withPolicy(
    page(
      '<script type="module" src="/a.js"></script>',
      '<script type="application/json">{}</script>',
    ),
  );
  expect(html).toContain("script-src 'self' 'wasm-unsafe-eval'; style-src 'self'\"");
});

test('a page that could not carry a policy stops the build', () => {
  expect(() => withPolicy('<p>Bare.</p>')).toThrow('without a head');
});
