import type { Page } from '@playwright/test';
import { expect, test } from '../support/book.ts';

const look = async (page: Page, typed: string): Promise<void> => {
  // What was found before must not be taken for the answer.
  await page.getByRole('searchbox').fill('');
  await expect(page.locator('.search-status')).toBeEmpty({ timeout: 20_000 });
  await page.getByRole('searchbox').fill(typed);
  await expect(page.locator('.search-status')).toHaveText(/\d|“/, { timeout: 20_000 });
};
const first = (page: Page) => page.locator('.search-answer').first();
/** The words marked in the first answer, each once. */
const marked = async (page: Page): Promise<readonly string[]> => [
  ...new Set(await first(page).locator('mark').allTextContents()),
];

test.describe('the search', () => {
  test('finds Ọlọ́pọ́n however it is typed, and marks the whole word @folder', async ({ page }) => {
    await page.goto('en/rules/');
    await page.keyboard.press('/');
    const withLines = 'ọlọ́pọ́n'.normalize('NFD').replaceAll('\u0323', '\u0329');
    for (const typed of ['olopon', 'OLOPON', 'Olópon', 'ọlọ́pọ́n', withLines]) {
      await look(page, typed);
      await expect(first(page), typed).toHaveAttribute('href', /\/en\/glossary\/#term-olopon$/);
      expect(await marked(page), typed).toEqual(['ọlọ́pọ́n']);
    }
  });

  test('keeps apart what is typed with its marks, and offers the rest', async ({ page }) => {
    await page.goto('en/');
    await page.keyboard.press('Control+k');
    await look(page, 'ọ̀ta');
    await expect(first(page)).toHaveAttribute('href', /#term-ota$/);
    const narrow = await page.locator('.search-answer mark').allTextContents();
    expect([...new Set(narrow.map((word) => word.toLowerCase()))]).toEqual(['ọ̀ta']);

    await page.locator('.search-wide').click();
    await expect(
      page.locator('.search-answer mark').filter({ hasText: 'ọ̀tá' }).first(),
    ).toBeVisible();
  });

  test('goes by the keyboard to the place, and back out', async ({ page }) => {
    await page.goto('en/rules/');
    const button = page.getByRole('button', { name: 'Search' });
    await button.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(button).toBeFocused();

    await button.press('Enter');
    await look(page, 'opponent');
    await page.keyboard.press('ArrowDown');
    await expect(first(page)).toBeFocused();
    const href = (await first(page).getAttribute('href')) ?? '';
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${href}$`));
  });

  test('says when nothing answers, and when it cannot be opened', async ({ page }) => {
    await page.goto('yo/');
    await page.keyboard.press('/');
    await look(page, 'opon');
    await expect(first(page)).toHaveAttribute('href', /\/yo\//);
    await look(page, 'zzqqx');
    await expect(page.locator('.search-status').filter({ hasText: 'zzqqx' })).toBeVisible();

    await page.route('**/search/pagefind.js', (route) =>
      route.fulfill({
        status: 200,
        contentType: 'text/javascript',
        body: 'export const options = () => Promise.reject(new Error("away"));',
      }),
    );
    await page.goto('en/');
    await page.keyboard.press('/');
    await expect(page.getByText('The search could not be opened.')).toBeVisible();
  });
});

test('a search that could not be carried out is not called one without answers, and is done again', async ({
  page,
  watched,
}) => {
  await page.goto('en/');
  await page.route('**/search/index/**', (route) => route.abort());
  await page.keyboard.press('/');
  const status = page.locator('.search-status');
  await page.getByRole('searchbox').fill('opponent');
  await expect(status).toHaveText(/“opponent” could not be carried out/, { timeout: 20_000 });
  // The browser and the index note what was not fetched.
  for (const fault of watched.splice(0)) expect(fault).toMatch(/ERR_FAILED|index chunk/);

  await page.unroute('**/search/index/**');
  await page.getByRole('button', { name: 'Search again' }).click();
  await expect(first(page)).toBeVisible({ timeout: 20_000 });
  await expect(status).toHaveText(/places? found/);
});

test('the search answers where the browser runs no worker', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'Worker', { value: undefined });
  });
  await page.goto('en/');
  await page.keyboard.press('/');
  await look(page, 'olopon');
  await expect(first(page)).toHaveAttribute('href', /#term-olopon$/);
});

test.describe('a term in the text', () => {
  test('shows its gloss at the focus and under the mouse, and hides it at Escape', async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto('en/rules/');
    const term = page.locator('#use-oju');
    const gloss = page.locator('#gloss-oju');
    await page.keyboard.press('Tab');
    await term.focus();
    await expect(gloss).toBeVisible();
    await expect(gloss).toContainText('eye; face');
    await page.keyboard.press('Escape');
    await expect(gloss).toBeHidden();

    await term.hover();
    await expect(gloss).toBeVisible();
    await gloss.hover();
    await page.clock.runFor(2000);
    await expect(gloss).toBeVisible();
    await page.mouse.move(0, 0);
    await expect(gloss).toBeHidden();
    await term.hover();
    await expect(gloss).toBeVisible();
    await expect(term).toHaveAccessibleDescription(/pit/);

    await term.click();
    await expect(page).toHaveURL(/glossary\/#term-oju$/);
  });
});
