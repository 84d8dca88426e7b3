import { readFileSync } from 'node:fs';
import { expect, test } from '../support/book.ts';

const NAMES = JSON.parse(readFileSync('content/names.json', 'utf8')) as readonly unknown[];

test.describe('the chronology and the names', () => {
  test('the chronology goes closer by key to what is being read, and back', async ({ page }) => {
    await page.goto('en/history/');
    const chart = page.locator('.timeline-chart');
    await chart.scrollIntoViewIfNeeded();
    await expect(page.locator('astro-island:has(.timeline-chart)')).not.toHaveAttribute('ssr');
    const entries = chart.locator('.timeline-wide .time-entry');
    const all = await entries.count();

    await entries.filter({ hasText: 'Jobson’s book' }).focus();
    await expect(chart.locator('.chart-reading')).toContainText('The Golden Trade');
    await page.keyboard.press('+');
    await page.keyboard.press('+');
    await expect(chart.locator('output')).toContainText(/1[56]\d\d–1[67]\d\d/);
    expect(await entries.count()).toBeLessThan(all);
    await page.keyboard.press('0');
    await expect(entries).toHaveCount(all);
  });

  test('the names are found without their marks, sorted, and marked on the map', async ({
    page,
  }) => {
    await page.goto('en/names/');
    await page.locator('.names-table').scrollIntoViewIfNeeded();
    await expect(page.locator('astro-island:has(.names-table)')).not.toHaveAttribute('ssr');
    const rows = page.locator('.names-table tbody tr');
    await page.locator('.names-filters input').fill('okwe');
    await expect(rows).toHaveCount(2);
    await expect(rows.first()).toContainText('Ókwè');

    await rows.first().getByRole('link', { name: 'south-eastern Nigeria' }).focus();
    await expect(page.locator('#spot-igbo')).toHaveClass(/is-chosen/);

    await page.locator('.names-filters input').fill('');
    await page.getByRole('button', { name: 'Name' }).click();
    await expect(rows.first()).toContainText('Adji');
    await expect(page.locator('th[aria-sort=ascending]')).toContainText('Name');
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the names are a plain table, and map and table lead to each other', async ({ page }) => {
    await page.goto('yo/names/');
    await expect(page.locator('.names-table tbody tr')).toHaveCount(NAMES.length);
    await expect(page.locator('.names-table :is(button, input, select):visible')).toHaveCount(0);
    for (const link of await page.locator('.map-spot').all()) {
      const row = await link.getAttribute('href');
      await expect(page.locator(`.names-table ${row}`)).toBeVisible();
    }
  });
});
