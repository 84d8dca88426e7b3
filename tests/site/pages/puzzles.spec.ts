import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { puzzleWords as words } from '../../../src/language/en/puzzle-words.ts';
import { axeFinds } from '../support/axe.ts';
import { expect, test } from '../support/book.ts';

const CAPTURE = '?book=ayo&skill=capture&level=3&seed=1&number=1';

/** The page of puzzles, once it listens. */
async function openPuzzles(page: Page, query = '', language = 'en'): Promise<Locator> {
  await page.goto(`${language}/puzzles/${query}`);
  await expect(page.locator('.puzzles')).toHaveAttribute('data-alive', '');
  return page.locator('.puzzle-ground');
}

const button = (page: Page, name: string): Locator =>
  page.getByRole('button', { name, exact: true });
const voice = (page: Page): Locator => page.locator('.puzzles > [role="status"]');
const progress = (page: Page): Locator => page.locator('.puzzle-progress');

/** Chooses one pit after the other, by keyboard, until the answer is right; gives how many were tried. */
async function solveByKeyboard(page: Page, ground: Locator): Promise<number> {
  const pits = ground.locator('.pit-button');
  for (let tried = 1; tried <= 12; tried++) {
    await pits.nth(tried - 1).focus();
    await page.keyboard.press(tried % 2 === 0 ? 'Enter' : 'Space');
    await expect(ground).not.toHaveAttribute('data-state', 'unanswered');
    if ((await ground.getAttribute('data-state')) === 'right') return tried;
    await expect(pits.nth(tried - 1)).toBeFocused();
  }
  throw new Error('No pit was right.');
}

test.describe('puzzles', () => {
  test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

  test('are solved by keyboard; a wrong answer teaches, a hint comes when asked for, the answer is stepped', async ({
    page,
  }) => {
    const ground = await openPuzzles(page, CAPTURE);
    await ground.locator('.pit-button').first().click();
    await expect(voice(page)).toContainText(words.wrong);
    await button(page, words.seeMove).click();
    await button(page, 'Next').click();
    await expect(ground.locator('.frame-number').first()).toContainText('Step 2');
    await button(page, words.backToQuestion).click();

    await expect(ground.locator('.puzzle-hints')).toHaveCount(0);
    await button(page, words.hint).click();
    await expect(ground.locator('.puzzle-hints li')).toHaveCount(1);

    await solveByKeyboard(page, ground);
    await expect(ground.locator('.puzzle-outcome-word')).toBeFocused();
    await expect(ground.locator('.puzzle-verdict')).toContainText(words.answerIs);
    await button(page, 'Next').focus();
    await page.keyboard.press('End');
    await expect(ground.getByRole('slider')).toHaveAttribute(
      'aria-valuetext',
      /^Step (\d+) of \1$/,
    );

    // Last, since the drawings are emptied for it.
    expect(await axeFinds(page)).toEqual([]);
  });

  test('follow each other, and the way back leads to the one before', async ({ page }) => {
    const ground = await openPuzzles(page, CAPTURE);
    await button(page, words.next).click();
    await expect(ground).toHaveAttribute('data-puzzle', 'ayo.capture.3.1.2');
    await expect(ground.locator('.puzzle-question')).toBeFocused();
    await page.goBack();
    await expect(ground).toHaveAttribute('data-puzzle', 'ayo.capture.3.1.1');
  });

  test('are kept in the browser, saved as a file, forgotten and taken back', async ({ page }) => {
    const ground = await openPuzzles(page, CAPTURE);
    await solveByKeyboard(page, ground);
    await page.reload();
    await expect(progress(page).getByRole('row', { name: /^Capturing/ })).toContainText('1');
    await expect(ground).toContainText(words.before.solved);

    const download = page.waitForEvent('download');
    await button(page, words.progress.save).click();
    const file = await (await download).path();
    expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({
      kind: 'ayo-puzzles',
      version: 1,
      puzzles: [{ puzzle: 'ayo.capture.3.1.1', end: 'solved' }],
    });

    await button(page, words.progress.forget).dblclick();
    await expect(button(page, words.progress.forgetNo)).toBeVisible();
    await button(page, words.progress.forgetYes).click();
    await expect(progress(page)).toContainText(words.progress.none);
    await expect(button(page, words.progress.takeBack)).toBeFocused();
    await button(page, words.progress.takeBack).click();
    await expect(progress(page).getByRole('row', { name: /^Capturing/ })).toBeVisible();

    const picker = progress(page).locator('input[type="file"]');
    const bad = { name: 'bad.json', mimeType: 'application/json', buffer: Buffer.from('{"a":1}') };
    await picker.setInputFiles(bad);
    await expect(progress(page)).toContainText(words.faults.notOurs);
    await picker.setInputFiles(file);
    await expect(progress(page)).toContainText(words.progress.taken({ puzzles: 1, fresh: 0 }));
  });

  test('in a link that names nothing are told, and the nearest is opened, in either language', async ({
    page,
  }) => {
    const ground = await openPuzzles(page, '?book=chess&skill=capture&level=9&number=2');
    await expect(page.getByRole('alert')).toContainText('chess');
    await expect(page.getByRole('alert')).toContainText(words.opened);
    await expect(ground).toHaveAttribute('data-puzzle', 'ayo.capture.3.1.2');
    await page.locator('a[hreflang="yo"]').first().click();
    await expect(page).toHaveURL(/yo\/puzzles\/\?book=ayo&skill=capture&level=3&seed=1&number=2/);
    await expect(page.locator('.puzzle-ground')).toHaveAttribute(
      'data-puzzle',
      'ayo.capture.3.1.2',
    );
  });
});
