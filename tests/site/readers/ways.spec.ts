import type { Page } from '@playwright/test';
import { expect, test } from '../support/book.ts';
import { print } from '../support/paper.ts';

const menu = (page: Page) => page.getByRole('navigation', { name: 'Chapters' });
const opener = (page: Page) => page.locator('.chapters-menu > summary');

test.describe('the menu of chapters', () => {
  test('opens and closes by keyboard, and closes when the reader goes on', async ({ page }) => {
    await page.goto('en/rules/');
    await opener(page).focus();
    await page.keyboard.press('Enter');
    await expect(menu(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(menu(page).getByRole('link', { name: 'Start' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();

    await page.keyboard.press('Enter');
    await menu(page).locator('a, button').last().focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(menu(page)).toBeHidden();
  });

  test('closes with a press beside it, and says which chapter is open', async ({ page }) => {
    await page.goto('en/oware/');
    await opener(page).click();
    await expect(menu(page).locator('[aria-current="page"]')).toContainText('Oware');
    const panel = await menu(page).boundingBox();
    await page.mouse.click(5, Math.min(795, (panel?.y ?? 0) + (panel?.height ?? 0) + 20));
    await expect(menu(page)).toBeHidden();
  });

  test('lies within a narrow window, and each entry is 24 px high', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 600 });
    await page.goto('yo/oware/');
    await opener(page).click();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    for (const link of await page.locator('.chapters-panel a').all())
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(24);
  });
});

test.describe('from chapter to chapter', () => {
  test('the next page has this one before it', async ({ page }) => {
    await page.goto('en/oware/');
    const next = page.locator('.pager a[rel="next"]');
    const address = (await next.getAttribute('href')) ?? '';
    await expect(page.locator('link[rel="next"]')).toHaveAttribute('href', address);
    await next.click();
    await expect(page).toHaveURL(new RegExp(`${address}$`));
    await expect(page.locator('.pager a[rel="prev"]')).toContainText('Oware');
  });

  test('what was opened and read is marked, in both languages, until it is forgotten', async ({
    page,
  }) => {
    const marked = page.locator('.start-contents a[data-read]');
    await page.goto('en/oware/');
    await page.goto('en/handout/');
    await page.locator('[data-chapter-end]').scrollIntoViewIfNeeded();
    await page.locator('.sources').scrollIntoViewIfNeeded();
    await page.goto('yo/');
    await expect(marked).toHaveCount(2);
    await page.goto('en/');
    await expect(marked.nth(0)).toHaveAccessibleName('Oware (opened)');
    await expect(marked.nth(1)).toHaveAccessibleName(/\(read to the end\)$/);

    await opener(page).click();
    await page.getByRole('button', { name: 'Forget what I have read' }).click();
    await expect(marked).toHaveCount(0);
    await page.reload();
    await expect(marked).toHaveCount(0);
  });

  test('nothing is said where the browser keeps nothing', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    });
    await page.goto('en/oware/');
    await page.goto('en/');
    await expect(page.locator('.start-contents')).toBeVisible();
    await expect(page.locator('[data-read]')).toHaveCount(0);
  });
});

test.describe('a paragraph', () => {
  test('has an address of its own, marked where it leads and offered by one quiet link', async ({
    page,
  }) => {
    await page.goto('en/rules/#sowing-2');
    const named = page.locator('#sowing-2');
    await expect(named).toBeInViewport();
    const link = page.getByRole('link', { name: 'Link to this paragraph' });
    await expect(link).toHaveCount(1);
    await expect(link).toHaveAttribute('href', '#sowing-2');
    const ground = await named.evaluate((one) => getComputedStyle(one).backgroundColor);
    expect(ground).not.toBe('rgba(0, 0, 0, 0)');

    await page.locator('#sowing-1').hover();
    await expect(link).toHaveAttribute('href', '#sowing-1');
    const box = await link.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
    await link.click();
    await expect(page).toHaveURL(/#sowing-1$/);
  });
});

test('beside the text of a wide page the section being read is marked', async ({ page }) => {
  await page.setViewportSize({ width: 1700, height: 900 });
  await page.goto('en/rules/');
  const current = page.locator('.chapter-contents [aria-current]');
  await page.locator('#feeding').evaluate((head) => head.scrollIntoView());
  await expect(current).toHaveAttribute('href', '#feeding');
  await expect(current).toBeInViewport();
});

test('a printed chapter is an article: title first, sources, address and version last', async ({
  page,
}) => {
  await page.goto('en/oware/');
  const { text } = await print(page, 'A4');
  const told = text.normalize('NFC').replaceAll(/\s+/g, ' ');
  expect(told).toMatch(/^Oware The nearest sister of/);
  expect(told).toMatch(/ Sources .*\/en\/oware\/\. Version \d+\.\d+\.\d+, \d{4}-\d\d-\d\d\./);
  expect(told).not.toMatch(/Chapters|In this chapter|Previous|Forget/);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the menu opens, and leads on', async ({ page }) => {
    await page.goto('en/rules/');
    await opener(page).click();
    await menu(page).getByRole('link', { name: 'Oware' }).click();
    await expect(page.locator('h1')).toHaveText('Oware');
    await expect(page.getByRole('button', { name: /Forget/ })).toHaveCount(0);
  });
});

test.describe('a place is kept', () => {
  test('by the language switch: the section being read, though no link named it', async ({
    page,
  }) => {
    await page.goto('en/history/');
    await page.locator('h2#print').evaluate((heading) => heading.scrollIntoView());
    await page
      .locator('a[hreflang="yo"][data-keep-place]')
      .evaluate((link: HTMLElement) => link.click());
    await expect(page).toHaveURL(/\/yo\/history\/#print$/);
  });

  test('by a link to a paragraph that is gone: the section it stood in opens, and no example', async ({
    page,
  }) => {
    await page.goto('en/rules/#capture-99');
    await expect(page.locator('h2#capture')).toBeInViewport();
    await expect(page.locator('[data-link-notice]')).toBeHidden();
  });
});
