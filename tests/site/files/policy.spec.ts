import { createHash } from 'node:crypto';
import { expect, test } from '../support/book.ts';
import { fileOf, pagesIn, readIn } from '../support/built-files.ts';
import { extremesOf } from '../support/templates.ts';

const sum = (text: string): string => createHash('sha256').update(text).digest('base64');

test.describe('the security policy', () => {
  test('is on every page, first in its head, and allows nothing wholesale @folder', ({ built }) => {
    for (const page of pagesIn(built.folder)) {
      const html = readIn(built.folder, fileOf(page));
      const [, before = '', policy = ''] =
        /<head[^>]*>([\s\S]*?)<meta http-equiv="content-security-policy" content="([^"]*)"/.exec(
          html,
        ) ?? [];
      expect(before.replace(/<meta charset[^>]*>/, '').trim(), page).toBe('');
      expect(policy, page).toContain("default-src 'none'");
      expect(policy, page).not.toMatch(/(?<!'wasm-)unsafe|https?:|\*/);
    }
  });

  test('finds nothing to refuse: no style and no program in the markup that it does not know', ({
    built,
  }) => {
    for (const page of pagesIn(built.folder)) {
      const html = readIn(built.folder, fileOf(page));
      expect(html.match(/<[^>]*\sstyle="[^>]*>/g) ?? [], page).toEqual([]);
      expect(html.match(/<[^>]*\son[a-z]+="[^>]*>/g) ?? [], page).toEqual([]);
      // What stands in the page itself is run only if the policy knows it letter by letter. Data is not run.
      const policy = /content-security-policy" content="([^"]*)"/.exec(html)?.[1] ?? '';
      const held = [...html.matchAll(/<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g)]
        .filter(([, , told = '']) => !/\ssrc=|type="application\/(?:ld\+)?json"/.test(told))
        .map(([, , , text = '']) => text)
        .filter((text) => !policy.includes(`'sha256-${sum(text)}'`));
      expect(held, page).toEqual([]);
    }
  });

  // Pages of one template differ in their text; that none of it is style or program is looked at above, page by
  // page, and every chapter is opened where axe reads it: there too a refusal is a fault.
  test('holds in the browser on the pages of every template @folder', async ({
    page,
    built,
    watched,
  }) => {
    const pages = extremesOf(built.folder);
    test.setTimeout(30_000 + 3_000 * pages.length);
    for (const address of pages) {
      await page.goto(address);
      await page.evaluate(() => document.fonts.ready);
      const intruder = await page.evaluate(() => {
        const script = document.createElement('script');
        script.textContent = 'window.intruder = true';
        document.body.append(script);
        return 'intruder' in window;
      });
      expect(intruder, address).toBe(false);
      const violations = () => watched.filter((fault) => /Content Security Policy/.test(fault));
      await expect.poll(violations, address).toEqual([expect.stringContaining('script-src')]);
      watched.splice(watched.indexOf(violations()[0] ?? ''), 1);
    }
  });
});
