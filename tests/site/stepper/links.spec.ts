import { expect, test } from '../support/book.ts';
import { exampleIds, openExample, Stepper } from '../support/stepper.ts';

test.describe('a link to a step', () => {
  test('opens there, with the example in view @folder', async ({ page }) => {
    await page.goto('en/rules/');
    const ids = await exampleIds(page);
    const id = ids.at(-1) ?? '';
    await page.goto('en/');
    await page.goto(`en/rules/?at=2#${id}`);
    const example = await new Stepper(page, id).ready();
    await example.expectStep(2);
    await expect(example.example).toBeInViewport();
    await expect(page.locator('.notice:visible')).toHaveCount(0);
  });

  for (const odd of ['-1', '0', '9999', 'x', '%F0%9F%A5%9C', '1e3', ''])
    test(`to step “${odd}” opens a real step and says so`, async ({ page }) => {
      await page.goto('en/rules/');
      const [id = ''] = await exampleIds(page);
      await page.goto(`en/rules/?at=${odd}#${id}`);
      const example = await new Stepper(page, id).ready();
      const { at, of } = await example.step();
      expect(at).toBeGreaterThanOrEqual(1);
      expect(at).toBeLessThanOrEqual(of);
      await expect(example.live.locator('svg.board')).toBeVisible();
      await expect(page.locator('.notice:visible')).toContainText(/step/i);
    });

  test('to an example that is not there opens the nearest and says so', async ({ page }) => {
    await page.goto('en/rules/');
    const ids = await exampleIds(page);
    const id = ids.at(-1) ?? '';
    await page.goto('en/');
    await page.goto(`en/rules/?at=2#${id}x`);
    await expect(page.locator('.notice:visible')).toContainText(`${id}x`);
    await expect(page.locator(`[data-example][id="${id}"]`)).toBeInViewport();
  });

  test('edited by hand moves the board', async ({ page }) => {
    const example = await openExample(page);
    await page.goto(`en/rules/?at=3#${example.id}`);
    await example.ready();
    await example.expectStep(3);
  });
});

test('stepping leaves no trail: one Back leaves the chapter', async ({ page }) => {
  await page.goto('en/');
  await page.locator('a[href$="/en/rules/"]').first().click();
  await expect(page).toHaveURL(/\/en\/rules\/$/);
  const [id = ''] = await exampleIds(page);
  const example = await new Stepper(page, id).ready();
  for (let press = 0; press < 12; press += 1)
    await example.button(press % 2 === 0 ? 'next' : 'back').click();
  await page.goBack();
  await expect(page).toHaveURL(/\/en\/$/);
});
