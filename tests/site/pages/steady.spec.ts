import type { Page } from '@playwright/test';
import { expect, test } from '../support/book.ts';
import { openExample } from '../support/stepper.ts';

/** Adds up every shift of the layout, those after a click included. */
async function countShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shifts = { sum: 0 };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.sum += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shifts: { sum: number } }).shifts.sum);
}

test.describe('nothing jumps', () => {
  for (const width of [360, 1280])
    for (const address of ['en/', 'yo/', 'en/rules/', 'yo/rules/'])
      test(`while /${address} loads at ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        const shifts = await countShifts(page);
        await page.goto(address, { waitUntil: 'networkidle' });
        await page.evaluate(() => document.fonts.ready);
        expect(await shifts()).toBeLessThan(0.01);
      });

  for (const width of [360, 1280])
    test(`while an example is stepped through at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      const shifts = await countShifts(page);
      const example = await openExample(page);
      const { of } = await example.step();
      const before = await shifts();
      for (let at = 2; at <= of; at += 1) {
        await example.button('next').click();
        await example.expectStep(at);
      }
      expect((await shifts()) - before).toBeLessThan(0.01);
    });
});
