import { expect, test } from '../support/book.ts';
import { pagesIn } from '../support/built-files.ts';

test.describe('the language of each word', () => {
  test('each page names its own', async ({ page, built }) => {
    for (const address of pagesIn(built.folder)) {
      await page.goto(address);
      const language = address.startsWith('yo/') ? 'yo' : 'en';
      await expect(page.locator('html')).toHaveAttribute('lang', language);
    }
  });

  test('a Yorùbá word on an English page is marked as Yorùbá', async ({ page, built }) => {
    for (const address of pagesIn(built.folder).filter((one) => !one.startsWith('yo/'))) {
      await page.goto(address);
      const unmarked = await page.evaluate(() => {
        const found: string[] = [];
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        while (walker.nextNode()) {
          const parent = walker.currentNode.parentElement;
          if (!parent || parent.closest('script, style')) continue;
          const language = parent.closest('[lang]')?.getAttribute('lang');
          if (language !== 'en') continue;
          found.push(...(walker.currentNode.nodeValue?.match(/\S*[ẹọṣẸỌṢ]\S*/gu) ?? []));
        }
        return found;
      });
      expect(unmarked, address).toEqual([]);
    }
  });
});
