import type { Page } from '@playwright/test';
import { expect, test } from '../support/book.ts';
import { markEdges, print } from '../support/paper.ts';

const ASKED = 'book=iyogh&skill=mixed&level=2&questions=8&seed=5';

async function open(page: Page, search: string): Promise<string> {
  await page.goto(`en/worksheets/?${search}`);
  await page.locator('.worksheet-question').last().waitFor();
  return page.locator('.worksheet').first().innerText();
}

test.describe('a teacher who makes a worksheet', () => {
  test('gets the same paper from the same address, its key on pages of its own', async ({
    page,
  }) => {
    const first = await open(page, ASKED);
    expect(await open(page, ASKED.replace('seed=5', 'seed=6'))).not.toBe(first);
    expect(await open(page, ASKED)).toBe(first);

    await page.getByRole('checkbox').check();
    await page.locator('.worksheet-key').last().waitFor();
    expect(await page.locator('.worksheet-key').count()).toBe(8);
    const questions = await markEdges(page, '.worksheet-question');
    for (const format of ['A4', 'Letter'] as const) {
      const paper = await print(page, format);
      const pagesOf = (mark: string): number[] => [
        ...new Set(paper.words.filter(({ text }) => text.includes(mark)).map((word) => word.page)),
      ];
      const key = pagesOf('Answers.');
      expect(key, format).toHaveLength(1);
      for (let place = 0; place < questions; place += 1) {
        const on = new Set(['a', 'b', 'c'].flatMap((edge) => pagesOf(`q${place}${edge}`)));
        expect(on.size, `question ${place + 1} is whole on ${format}`).toBe(1);
        expect(Math.max(...on)).toBeLessThan(key[0] ?? 0);
      }
    }
  });

  test('is told what an address cannot have, and keeps the rest', async ({ page }) => {
    await open(page, 'book=chess&skill=capture&level=9&questions=4&seed=12');

    const told = page.locator('.worksheet-notice');
    await expect(told).toHaveCount(2);
    await expect(told.first()).toContainText('“chess”');
    await expect(told.first()).toContainText('ayo');
    await expect(told.last()).toContainText('“9”');
    await expect(page.locator('.worksheet-question')).toHaveCount(4);
    await expect(page.locator('.worksheet-head').first()).toContainText('Sheet 12, level 1');
  });

  test('draws another sheet by the keyboard, and the address follows', async ({ page }) => {
    const first = await open(page, 'questions=4');
    const another = page.getByRole('button', { name: 'Another sheet' });
    await another.focus();
    await page.keyboard.press('Enter');

    await expect(page).toHaveURL(/questions=4&seed=\d+$/);
    await expect(page.locator('.worksheet').first()).not.toHaveText(first);
    await expect(another).toBeFocused();
  });
});
