import { expect, test } from '../support/book.ts';
import { openExample } from '../support/stepper.ts';

const focused = 'document.activeElement';

test.describe('a reader with a keyboard alone', () => {
  test('skips to the text with the first Tab', async ({ page }) => {
    await page.goto('en/rules/');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to the text' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#\w+/);
    expect(
      await page.evaluate(`!!${focused}.closest('main') || ${focused} === document.body`),
    ).toBe(true);
  });

  test('reaches an example by Tab and sees where the focus is', async ({ page }) => {
    const example = await openExample(page);
    await page
      .locator('h1')
      .first()
      .evaluate((heading) => {
        heading.tabIndex = -1;
        heading.focus();
      });
    await expect
      .poll(
        async () => {
          await page.keyboard.press('Tab');
          return example.live.evaluate((figure) => figure.contains(document.activeElement));
        },
        { intervals: [0] },
      )
      .toBe(true);
    const outline = await page.evaluate(() => {
      const style = getComputedStyle(document.activeElement ?? document.body);
      return style.outlineStyle !== 'none' || style.boxShadow !== 'none';
    });
    expect(outline).toBe(true);
  });

  test('steps with the arrows, Home and End, and plays with Space', async ({ page }) => {
    const example = await openExample(page);
    const { of } = await example.step();
    await example.slider.focus();
    await page.keyboard.press('ArrowRight');
    await example.expectStep(2);
    await page.keyboard.press('End');
    await example.expectStep(of);
    await page.keyboard.press('ArrowLeft');
    await example.expectStep(of - 1);
    await page.keyboard.press('Home');
    await example.expectStep(1);
    await page.keyboard.press('Space');
    await expect(example.button('pause')).toBeVisible();
    await page.keyboard.press('Space');
    await expect(example.button('play')).toBeVisible();
  });

  test('hears of a step from the slider only what it does not say itself', async ({ page }) => {
    const example = await openExample(page);
    await expect(example.slider).toHaveAccessibleName('Step');
    await example.slider.focus();
    await page.keyboard.press('ArrowRight');
    await example.expectStep(2);
    await expect(example.slider).toHaveAccessibleName('Step');
    await expect(example.slider).toHaveAttribute('aria-valuetext', /^Step 2 of \d+$/);
    await expect(example.voice).not.toContainText('Step 2');
    await expect(example.voice).not.toBeEmpty();
  });

  test('turns the board with f', async ({ page }) => {
    const example = await openExample(page);
    await example.slider.focus();
    await page.keyboard.press('f');
    await expect(example.voice).toContainText(/North/);
  });

  test('never loses the focus at the ends', async ({ page }) => {
    const example = await openExample(page);
    const { of } = await example.step();
    await example.button('next').focus();
    for (let at = 1; at <= of; at += 1) await page.keyboard.press('Enter');
    await example.expectStep(of);
    await expect(example.button('next')).toBeFocused();

    await example.button('back').focus();
    for (let at = 0; at <= of; at += 1) await page.keyboard.press('Enter');
    await example.expectStep(1);
    await expect(example.button('back')).toBeFocused();
  });

  test('hears each step once, in one polite voice', async ({ page }) => {
    const example = await openExample(page);
    const voice = example.voice;
    await expect(voice).toHaveCount(1);
    await example.button('next').focus();
    await page.keyboard.press('ArrowRight');
    await example.expectStep(2);
    const told = (await example.caption.innerText()).trim();
    await expect(voice).toContainText(told.split('\n')[0] ?? told);
  });
});
