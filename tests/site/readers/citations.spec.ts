import { expect, test } from '../support/book.ts';

const CITED = '.margin-note a[href^="#source-"]';

test.describe('a source that is cited', () => {
  test('opens as a card under the pointer and the focus, and Escape closes it', async ({
    page,
  }) => {
    await page.goto('en/rules/');
    const link = page.locator(CITED).first();
    const card = page.locator('#citation-card');
    const height = await page.evaluate(() => document.body.scrollHeight);

    await link.hover();
    await expect(card).toBeVisible();
    await expect(card.locator('.source-mark')).not.toBeEmpty();
    const box = await card.boundingBox();
    expect((box?.x ?? -1) + (box?.width ?? 0)).toBeLessThanOrEqual(1280);
    expect(await page.evaluate(() => document.body.scrollHeight)).toBe(height);
    await page.keyboard.press('Escape');
    await expect(card).toBeHidden();

    await page.mouse.move(0, 0);
    await page.keyboard.press('Tab');
    await link.focus();
    await expect(card).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(card.locator(`a[href="${(await link.getAttribute('href')) ?? ''}"]`)).toBeHidden();
  });

  test('opens at a tap on a small screen, and a second tap goes to the list', async ({
    browser,
    baseURL,
  }) => {
    const phone = await browser.newContext({
      hasTouch: true,
      viewport: { width: 320, height: 640 },
    });
    const page = await phone.newPage();
    await page.goto(`${baseURL}en/rules/`);
    const link = page.locator(CITED).first();

    await link.tap();
    const box = await page.locator('#citation-card').boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(320);
    await link.tap();
    expect(new URL(page.url()).hash).toBe(await link.getAttribute('href'));
    await phone.close();
  });
});

test('an example is cited at the step its board shows, in the text and in the file', async ({
  page,
}) => {
  await page.goto('en/rules/');
  const example = page.locator('[data-example="plain-capture"]');
  await example.locator('.example-cite summary').scrollIntoViewIfNeeded();
  await expect(example.locator('[data-alive]')).toBeVisible();
  await example.locator('.example-cite summary').click();
  await expect(example.locator('.cite-text')).toContainText('/en/rules/#plain-capture');
  await example.locator('.step-next').click();

  await expect(example.locator('.cite-text')).toContainText('step 2');
  await expect(example.locator('.cite-text')).toContainText('/en/rules/?at=2#plain-capture');
  const download = page.waitForEvent('download');
  await example.locator('.cite-files a').first().click();
  expect((await download).suggestedFilename()).toBe('rules.plain-capture.bib');
});
