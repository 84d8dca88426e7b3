import { expect, test } from '../support/book.ts';

const ground = 'getComputedStyle(document.body).backgroundColor';

test.describe('light and dark', () => {
  test('follow the device', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto('en/rules/');
    const light = await page.evaluate(ground);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(() => page.evaluate(ground)).not.toBe(light);
  });

  test('are chosen by hand, and the choice holds on the next page', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto('en/');
    const light = await page.evaluate(ground);
    await page.getByLabel('Light or dark').selectOption({ label: 'Dark' });
    await expect.poll(() => page.evaluate(ground)).not.toBe(light);
    const chosen = await page.evaluate(ground);
    await page.goto('en/rules/');
    expect(await page.evaluate(ground)).toBe(chosen);
  });

  test('every frame stays legible in forced colours', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto('en/rules/');
    const counts = page.locator('[data-example] svg.board .board-count').first();
    const fill = await counts.evaluate((one) => getComputedStyle(one).fill);
    const back = await page.evaluate(ground);
    expect(fill).not.toBe(back);
  });
});
