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

  test('without a step, to an example that is not there, is told too, also within the page', async ({
    page,
  }) => {
    await page.goto('en/rules/');
    const ids = await exampleIds(page);
    const [first = '', last = ''] = [ids[0], ids.at(-1)];
    await page.goto('en/');
    await page.goto(`en/rules/#${last}x`);
    await expect(page.locator('.notice:visible')).toContainText(`${last}x`);
    await expect(page.locator(`[data-example][id="${last}"]`)).toBeInViewport();

    await page.evaluate((hash) => void (location.hash = hash), `${first}y`);
    await expect(page.locator('.notice:visible')).toContainText(`${first}y`);
    await expect(page.locator(`[data-example][id="${first}"]`)).toBeInViewport();
    await page.evaluate((hash) => void (location.hash = hash), last);
    await expect(page.locator('.notice:visible')).toHaveCount(0);
  });

  test('of no example opens the first one there, and calls nothing unknown', async ({ page }) => {
    await page.goto('en/rules/?at=3');
    const [id = ''] = await exampleIds(page);
    const example = await new Stepper(page, id).ready();
    await example.expectStep(3);
    await expect(example.example).toBeInViewport();
    await expect(page.locator('.notice:visible')).toHaveCount(0);
  });

  test('to one seed stays at that seed, and changes no setting', async ({ page }) => {
    const id = 'taking-backwards';
    await page.goto(`en/rules/?at=3.2#${id}`);
    const example = await new Stepper(page, id).ready();
    await expect(example.caption).toContainText('Seed 2 of 4');
    // As long as several seeds would take to fall.
    await page.waitForTimeout(1000);
    await expect(example.caption).toContainText('Seed 2 of 4');
    await example.button('next').click();
    await expect(example.caption).toContainText('Seed 3 of 4');
    await expect(page).toHaveURL(new RegExp(`at=3\\.3#${id}$`));
    expect(await page.evaluate(() => localStorage.getItem('ayo-board'))).toBeNull();
  });

  test('to a seed that never falls shows the step and says so', async ({ page }) => {
    const id = 'taking-backwards';
    await page.goto(`en/rules/?at=3.5#${id}`);
    const example = await new Stepper(page, id).ready();
    await example.expectStep(3);
    await expect(example.live.getByRole('alert')).toContainText('3.5');
  });

  test('to a frame of a folded film opens the example at that step', async ({ page }) => {
    await page.goto('en/rules/');
    const ids = await exampleIds(page);
    const id = ids.at(-1) ?? '';
    await page.goto('en/');
    await page.goto(`en/rules/#${id}-3`);
    const example = await new Stepper(page, id).ready();
    await example.expectStep(3);
    await expect(example.live.locator('svg.board')).toBeInViewport();
    await expect(page.locator('.notice:visible')).toHaveCount(0);
  });

  test('to another example does not take the step of the first along', async ({ page }) => {
    const one = await openExample(page);
    await one.goTo(4);
    const ids = await exampleIds(page);
    const other = ids[1] ?? '';
    await page.evaluate((hash) => void (location.hash = hash), other);
    const example = await new Stepper(page, other).ready();
    await example.expectStep(1);
    await expect(page).toHaveURL(new RegExp(`/en/rules/#${other}$`));

    await page.goBack();
    await one.expectStep(4);
    await expect(page).toHaveURL(new RegExp(`\\?at=4#${one.id}$`));
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
  await page.locator('main a[href$="/en/rules/"]').first().click();
  await expect(page).toHaveURL(/\/en\/rules\/$/);
  const [id = ''] = await exampleIds(page);
  const example = await new Stepper(page, id).ready();
  for (let press = 0; press < 12; press += 1)
    await example.button(press % 2 === 0 ? 'next' : 'back').click();
  await page.goBack();
  await expect(page).toHaveURL(/\/en\/$/);
});
