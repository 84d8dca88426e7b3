import { expect, test } from '../support/book.ts';

test.use({ javaScriptEnabled: false });

test.describe('a reader whose browser runs no scripts', () => {
  for (const language of ['en', 'yo'])
    test(`sees every frame of every example with its words (${language}) @folder`, async ({
      page,
    }) => {
      await page.goto(`${language}/rules/`);
      const figures = page.locator('[data-example]');
      expect(await figures.count()).toBeGreaterThanOrEqual(10);

      for (const figure of await figures.all()) {
        const frames = figure.locator('.film-frame');
        expect(await frames.count()).toBeGreaterThan(0);
        for (const frame of await frames.all()) {
          await expect(frame).toBeVisible();
          await expect(frame.locator('svg').first()).toBeVisible();
          expect((await frame.innerText()).trim()).not.toBe('');
        }
      }
    });

  test('meets no dead button', async ({ page }) => {
    for (const address of ['', 'en/', 'yo/', 'en/rules/', 'yo/rules/', '404.html']) {
      await page.goto(address);
      await expect(page.locator('button:visible')).toHaveCount(0);
      await expect(page.locator('[role="button"]:visible')).toHaveCount(0);
    }
  });

  test('goes from page to page and from language to language', async ({ page, baseURL }) => {
    await page.goto(baseURL ?? '');
    await page.locator('a[href$="/yo/"]').first().click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'yo');
    await page.locator('.start-contents a[href$="/yo/rules/"]').first().click();
    await page.locator('a[hreflang="en"]').first().click();
    await expect(page).toHaveURL(/\/en\/rules\/$/);
  });
});
