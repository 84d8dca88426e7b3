import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/book.ts';

const PAGE = 'en/side-by-side/';

/** The living comparison, once it listens. */
async function openComparison(page: Page, query = ''): Promise<Locator> {
  await page.goto(PAGE + query);
  const comparison = page.locator('.side-by-side');
  await comparison.scrollIntoViewIfNeeded();
  await expect(comparison).toHaveAttribute('data-alive', '');
  return comparison;
}

const cards = (comparison: Locator): Locator => comparison.locator('.compared');

test.describe('rule books side by side', () => {
  test('one move is answered by each chosen book, and the first difference leads to its rule', async ({
    page,
  }) => {
    const comparison = await openComparison(page);
    const destroy = cards(comparison).filter({ hasText: 'a sweep wins at once' });

    await expect(cards(comparison).first()).toContainText('held against this one');
    await expect(destroy).toContainText('Differs from the first at: Sweep.');
    await destroy.getByRole('link', { name: 'Read the rule' }).click();

    await expect(page).toHaveURL(/rule-books\/ayo-destroy\/#grand-slam-wins$/);
    await expect(page.locator('#grand-slam-wins')).toContainText('wins the game at once');
  });

  test('a refused move says why, and another move is answered anew', async ({ page }) => {
    const comparison = await openComparison(page);
    const taboo = cards(comparison).filter({ hasText: 'a sweep is forbidden' });
    await expect(taboo).toContainText('The move is refused.');

    await comparison.getByRole('button', { name: 'Pit 1', exact: true }).click();

    await expect(taboo).not.toContainText('The move is refused.');
    await expect(taboo).toContainText('The same as the first.');
  });

  test('the address holds the whole comparison', async ({ page }) => {
    const comparison = await openComparison(page);
    await comparison.getByRole('checkbox', { name: /Ayoayo/ }).check();
    await comparison.getByRole('button', { name: 'Pit 1', exact: true }).click();
    const count = await cards(comparison).count();
    const address = page.url();

    await page.goto('about:blank');
    await page.goto(address);

    const again = page.locator('.side-by-side');
    await again.scrollIntoViewIfNeeded();
    await expect(cards(again)).toHaveCount(count);
    await expect(again.getByRole('button', { name: 'Pit 1', exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });

  test('a link that names nothing real opens something real and says so', async ({ page }) => {
    const comparison = await openComparison(page, '?position=nonsense&play=99&books=chess,ayo');

    await expect(comparison.getByRole('alert')).toContainText('chess');
    await expect(comparison.locator('.editor-state')).toContainText('nonsense');
  });

  test('a bad move in a link is told as a bad move, and an allowed one is taken', async ({
    page,
  }) => {
    const comparison = await openComparison(page, '?play=99&books=ayo,ayo,oware');

    await expect(comparison.getByRole('alert')).toContainText('the move “99”');
    await expect(cards(comparison)).toHaveCount(2);
    await expect(comparison).not.toContainText('cannot be played from this board');
    await expect(comparison.locator('[aria-pressed="true"]')).toHaveText('Pit 1');
  });

  test('a writing that cannot be read is never overwritten by a choice', async ({ page }) => {
    const wild = '999999999999 0 0 0 0 0 / 0 0 0 0 0 0  0-0  S';
    const comparison = await openComparison(
      page,
      `?${new URLSearchParams({ position: wild, play: '6', books: 'ayo,oware' })}`,
    );
    const notation = comparison.getByLabel('The position in writing');
    await expect(comparison).toContainText('not what is written');

    await comparison.getByRole('button', { name: /^South, pit 1,/ }).click();

    await expect(notation).toHaveValue(wild);
    await expect(comparison.getByText('Nothing is changed while')).toBeVisible();
    await comparison.getByRole('button', { name: 'Opening position' }).click();
    await expect(comparison.locator('.editor-state')).toContainText('The board is ready.');
    await expect(comparison).not.toContainText('not what is written');
  });

  test('a game written as over stays over until the reader says otherwise', async ({ page }) => {
    const position = '0 0 0 0 0 1 / 0 0 0 0 0 0  22-25  N+';
    const comparison = await openComparison(
      page,
      `?${new URLSearchParams({ position, play: '6', books: 'ayo' })}`,
    );
    const notation = comparison.getByLabel('The position in writing');

    await comparison.getByRole('button', { name: /One more in South/ }).click();
    await expect(notation).toHaveValue(/23-25 +N\+$/);
    await comparison.getByLabel('Side to move').selectOption('north');
    await expect(notation).toHaveValue(/23-25 +N$/);
  });

  test('the book the others are held against is chosen, and the link keeps it', async ({
    page,
  }) => {
    const comparison = await openComparison(page);
    const count = await cards(comparison).count();
    await comparison.getByLabel('Hold the others against').selectOption('oware');

    await expect(cards(comparison).first()).toContainText('Abapa');
    await expect(cards(comparison).first()).toContainText('held against this one');
    await expect(page).toHaveURL(/books=oware%2Cayo%2C/);
    await expect(comparison.locator('p[role="status"].sr-only')).toHaveText(
      new RegExp(`^${count} rule books compared; \\d differ from the first\\.$`),
    );
  });

  test('passing is offered where a rule book knows it', async ({ page }) => {
    const comparison = await openComparison(page);
    await expect(comparison.getByRole('button', { name: 'Pass', exact: true })).toHaveCount(0);
    await comparison.getByRole('checkbox', { name: /36 seeds/ }).check();
    await comparison.getByLabel('Hold the others against').selectOption('jodu');
    await comparison.getByRole('button', { name: 'Opening position' }).click();
    await expect(comparison.getByRole('button', { name: 'Pass', exact: true })).toBeVisible();
  });

  test('captives without stores are said to be held', async ({ page }) => {
    const comparison = await openComparison(page);
    await comparison.getByRole('checkbox', { name: /Iyogh.*Murray/ }).check();
    await comparison.getByLabel('Hold the others against').selectOption('iyogh');
    await comparison.getByRole('button', { name: 'Opening position' }).click();
    await expect(comparison.getByText('Held by South: 0')).toBeVisible();
    await expect(comparison.getByRole('button', { name: 'One more held by North' })).toBeVisible();
  });

  test('an impossible board is told what is wrong with it, and nothing is lost', async ({
    page,
  }) => {
    const comparison = await openComparison(page);
    const notation = comparison.getByLabel('The position in writing');
    const state = comparison.locator('.editor-state');

    await comparison.getByRole('button', { name: 'South, pit 3, 0 seeds' }).click();

    await expect(state).toContainText('49 of 48 seeds are placed.');
    await expect(state).toContainText('there must be 48');
    await expect(notation).toHaveValue(/^3 0 1 0 0 2/);

    await comparison.getByRole('button', { name: /One fewer in South/ }).click();

    await expect(state).toContainText('The board is ready.');
    await expect(cards(comparison).first()).toContainText('Stores: South 20');
  });

  test('everything is done with the keyboard alone', async ({ page }) => {
    const comparison = await openComparison(page);
    await comparison.getByRole('radio', { name: 'Take seeds away' }).focus();
    await page.keyboard.press('Space');
    await comparison.getByRole('button', { name: 'South, pit 1, 3 seeds' }).focus();
    await page.keyboard.press('Enter');
    await expect(comparison.getByRole('button', { name: 'South, pit 1, 2 seeds' })).toBeFocused();
    await comparison.getByRole('button', { name: /One more in South/ }).focus();
    await page.keyboard.press('Enter');

    await expect(comparison.locator('.editor-state')).toContainText('The board is ready.');
  });

  test('the board of one’s own is large enough for a finger at 320 px', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    const comparison = await openComparison(page);
    for (const pit of await comparison.locator('svg [role="button"]').all()) {
      const box = await pit.boundingBox();
      expect(box?.width).toBeGreaterThanOrEqual(44);
      expect(box?.height).toBeGreaterThanOrEqual(44);
    }
  });

  test('takes the other language along with the comparison', async ({ page }) => {
    const comparison = await openComparison(page);
    await comparison.getByRole('button', { name: 'Pit 1', exact: true }).click();
    await page.locator('a[hreflang="yo"][data-keep-place]').click();

    await expect(page).toHaveURL(/\/yo\/side-by-side\/\?position=.*play=1/);
    const yoruba = page.locator('.side-by-side');
    await yoruba.scrollIntoViewIfNeeded();
    await expect(yoruba.getByRole('button', { name: 'Ojú 1', exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });
});

test.describe('rule books side by side without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every ready-made comparison stands there as a table of frames', async ({ page }) => {
    await page.goto(PAGE);

    expect(await page.locator('.ready-made').count()).toBeGreaterThanOrEqual(4);
    for (const ready of await page.locator('.ready-made').all()) {
      expect(await ready.locator('.compared:visible').count()).toBeGreaterThanOrEqual(2);
      await expect(ready.locator('.compared.is-different').first()).toBeVisible();
    }
    await expect(page.locator('button:visible')).toHaveCount(0);
  });
});

test.describe('rule books side by side on paper', () => {
  test('the comparison a reader made is printed as frames, without its controls', async ({
    page,
  }) => {
    const comparison = await openComparison(page);
    await comparison.getByRole('button', { name: 'Pit 1', exact: true }).click();
    await page.emulateMedia({ media: 'print' });

    await expect(comparison.locator('.compared .still').first()).toBeVisible();
    await expect(comparison.locator('.asked-on-paper .still')).toBeVisible();
    await expect(comparison.locator('.asked-on-paper')).toContainText(
      /South to move\.\s+The move: Pit 1\./,
    );
    await expect(comparison.locator('.position-editor')).toBeHidden();
    await expect(comparison.locator('.book-choice')).toBeHidden();
    await expect(page.locator('button:visible')).toHaveCount(0);
  });
});
