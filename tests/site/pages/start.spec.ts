import { expect, test } from '../support/book.ts';

const BOARD = '[data-try-move]';

test.describe('the move to try on the start page', () => {
  test('has twelve named pits and two stores, none hidden in a picture', async ({ page }) => {
    await page.goto('en/');
    const board = page.locator(BOARD);
    await board.scrollIntoViewIfNeeded();
    const pits = board.getByRole('button', { name: /pit \d+, \d+ seeds?/ });
    await expect(pits).toHaveCount(12);
    for (const pit of await pits.all()) {
      expect(await pit.evaluate((one) => one.closest('[role="img"]'))).toBeNull();
    }
    for (const side of ['South', 'North'])
      await expect(board.getByRole('img', { name: new RegExp(`${side}’s store`) })).toHaveCount(1);
  });

  test('has targets of 44 px on a small phone', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('en/');
    const pits = page.locator(`${BOARD} svg [role="button"]`);
    await expect(pits).toHaveCount(12);
    for (const pit of await pits.all()) {
      const box = await pit.boundingBox();
      expect(Math.round(box?.width ?? 0)).toBeGreaterThanOrEqual(44);
      expect(Math.round(box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
  });

  test('is played at once by mouse, and says what happened', async ({ page }) => {
    await page.goto('en/');
    const board = page.locator(BOARD);
    await board.scrollIntoViewIfNeeded();
    const pits = board.getByRole('button', { name: /^South, pit \d+, [1-9]\d* seeds?/ });
    const names = await pits.allInnerTexts();
    expect(names.length).toBeGreaterThan(0);
    const before = await board.getByRole('status').first().innerText();
    await pits.first().dblclick();
    await expect(board.getByRole('status').first()).not.toHaveText(before);
  });

  test('names its rule book, and says who is moving while the seeds fall', async ({ page }) => {
    await page.goto('en/');
    const board = page.locator(BOARD);
    await board.scrollIntoViewIfNeeded();
    await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
    await expect(board.locator('.try-book')).toContainText('Ayò Ọlọ́pọ́n: a sweep takes nothing');
    const invitation = board.locator('.try-invitation');
    await expect(invitation).toContainText('South to move');

    await board.getByRole('button', { name: 'South, pit 3, 4 seeds' }).click();

    await expect(invitation).toHaveText('South is moving.');
    // Names are those of the board at rest: they change once, not with every seed.
    await expect(board.getByRole('button', { name: 'South, pit 4, 5 seeds' })).toHaveCount(1);
    await expect(board.getByRole('button', { name: 'North, pit 7, 5 seeds' })).toHaveCount(1);
    await expect(invitation).toContainText('North to move');
    const said = await board.getByRole('status').first().innerText();
    const sentences = said.split(/(?<=[.])\s+/);
    expect(new Set(sentences).size).toBe(sentences.length);
  });

  test('is played by keyboard', async ({ page }) => {
    await page.goto('en/');
    const board = page.locator(BOARD);
    await board.scrollIntoViewIfNeeded();
    await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
    const before = await board.getByRole('status').first().innerText();
    await board
      .getByRole('button', { name: /^South, pit \d+, [1-9]\d* seeds?/ })
      .first()
      .focus();
    await page.keyboard.press('Enter');
    await expect(board.getByRole('status').first()).not.toHaveText(before);
  });
});
