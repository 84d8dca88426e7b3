import { expect, test } from '../support/book.ts';
import { exampleIds, openExample } from '../support/stepper.ts';

test.describe('a reader with a mouse', () => {
  test('comes from the door to the rules and steps through an example @folder', async ({
    page,
    baseURL,
  }) => {
    await page.goto(baseURL ?? '');
    await page
      .locator('main a[hreflang="en"], main a[lang="en"], main a[href$="/en/"]')
      .first()
      .click();
    await expect(page).toHaveURL(/\/en\/$/);
    await page.locator('main a[href$="/en/rules/"]').first().click();
    await expect(page).toHaveURL(/\/en\/rules\/$/);

    const [id = ''] = await exampleIds(page);
    const example = await openExample(page, 'en/rules/', id);
    await example.expectStep(1);
    const before = await example.caption.innerText();
    await example.button('next').click();
    await example.expectStep(2);
    await expect(example.caption).not.toHaveText(before);

    const { of } = await example.step();
    await example.goTo(of);
    await example.button('back').click();
    await example.expectStep(of - 1);
    await example.goTo(1);
  });

  test('sees at every step the same number of seeds, drawn and told', async ({ page }) => {
    const example = await openExample(page);
    const { of } = await example.step();
    const total = await example.drawnSeeds();
    expect(total).toBeGreaterThan(0);

    for (let at = 1; at <= of; at += 1) {
      await example.expectStep(at);
      await expect.poll(() => example.drawnSeeds()).toBe(total);
      await expect.poll(() => example.toldSeeds()).toBe(total);
      if (at < of) await example.button('next').click();
    }
  });

  test('clicks the board, and from then on the keys step and play', async ({ page }) => {
    const example = await openExample(page);
    await example.live.locator('svg.board').click();
    await expect(example.live).toBeFocused();
    await expect(example.live).toHaveCSS('outline-style', 'none');
    await page.keyboard.press('ArrowRight');
    await example.expectStep(2);
    await example.caption.click();
    await page.keyboard.press('ArrowRight');
    await example.expectStep(3);
    await page.keyboard.press('Space');
    await expect(example.button('pause')).toBeVisible();
  });

  test('changes the language while it plays, and keeps the beat', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('ayo-board', '{"pace":"quick"}'));
    const example = await openExample(page);
    await example.goTo(3);
    await example.button('play').click();
    await example.expectStep(4);
    await expect(page).toHaveURL(new RegExp(`\\?at=4#${example.id}$`));
    await page.locator('a[hreflang="yo"]').first().click();
    await expect(page).toHaveURL(new RegExp(`/yo/rules/\\?at=[4-9]#${example.id}$`));
  });

  test('turns the board, and no seed changes its owner', async ({ page }) => {
    const example = await openExample(page);
    await example.goTo((await example.step()).of);
    const table = example.live.locator('table');
    const rows = async (): Promise<readonly string[]> =>
      (await table.locator('tbody tr').allInnerTexts())
        .map((row) => row.replace(/\s+/g, ' '))
        .sort();
    const before = await rows();

    await example.button('turnBoard').click();

    await expect.poll(rows).toEqual(before);
    await expect(example.voice).toContainText(/North/);
  });

  test('copies a link that opens at the same step', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const example = await openExample(page);
    await example.button('next').click();
    await example.button('next').click();
    await example.button('copyLink').click();
    await expect(example.live.getByText('Link copied.').first()).toBeVisible();

    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(new URL(link).searchParams.get('at')).toBe('3');
    expect(new URL(link).hash).toBe(`#${example.id}`);
    await page.goto('en/');
    await page.goto(link);
    await example.ready();
    await example.expectStep(3);
  });

  test('changes the language and stays at page, example and step @folder', async ({ page }) => {
    const example = await openExample(page);
    await example.button('next').click();
    await example.expectStep(2);

    await page.locator('a[hreflang="yo"]').first().click();

    await expect(page).toHaveURL(new RegExp(`/yo/rules/\\?at=2#${example.id}$`));
    await expect(page.locator('html')).toHaveAttribute('lang', 'yo');
    await expect(example.example).toBeInViewport();
    await expect(example.live.getByText('Ìgbésẹ̀ 2 nínú').first()).toBeVisible();
  });
});
