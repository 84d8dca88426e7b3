import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test as plain } from '@playwright/test';

// Opened as a file the browser refuses module scripts, and says so; the watched test would call that a fault.
plain('a page opened as a file can be read, frames and all', async ({ browser }) => {
  const page = await browser.newPage();
  await page.goto(pathToFileURL(resolve('dist/en/rules/index.html')).href);
  await expect(page.locator('h1')).toBeVisible();
  const frames = page.locator('.film-frame');
  expect(await frames.count()).toBeGreaterThan(0);
  await expect(frames.first()).toBeVisible();
  await expect(page.locator('button:visible')).toHaveCount(0);
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(ground).not.toBe('rgba(0, 0, 0, 0)');
  await page.close();
});
