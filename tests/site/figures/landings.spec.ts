import { expect, test } from '../support/book.ts';

test('the landing clock goes by key, and says where the last seed falls', async ({ page }) => {
  await page.goto('en/mathematics/');
  const clock = page.locator('.landing-clock');
  await clock.scrollIntoViewIfNeeded();
  await expect(page.locator('astro-island:has(.landing-clock)')).not.toHaveAttribute('ssr');
  const slider = clock.getByRole('slider', { name: 'Seeds in the pit' });

  await expect(clock.locator('.landing-said')).toContainText('12 seeds: the last falls one pit on');
  await slider.press('ArrowLeft');
  await expect(clock.locator('.landing-said')).toContainText('11 seeds: the last falls 11 pits on');
  await expect(slider).toHaveAttribute('aria-valuetext', /The printed formula agrees/);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a pit is picked by key, and its threats alone are seen', async ({ page }) => {
    await page.goto('en/mathematics/');
    const boards = page.locator('.threat-board:visible');
    await expect(boards).toHaveCount(1);
    await page.getByRole('radio', { name: '6', exact: true }).press('ArrowLeft');
    await expect(boards).toHaveCount(1);
    await expect(page.getByRole('img', { name: 'Seeds in pit 5,' })).toBeVisible();
    await expect(page.locator('.landing-slider')).toBeHidden();
  });
});
