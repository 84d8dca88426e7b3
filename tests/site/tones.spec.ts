import { toneWords } from '../../src/language/en/tone-words.ts';
import { expect, test } from './support/book.ts';

const FIGURE = '#figure-tones-p1';

for (const reducedMotion of ['no-preference', 'reduce'] as const)
  test.describe(`with motion: ${reducedMotion}`, () => {
    test.use({ contextOptions: { reducedMotion } });

    test('the first proverb is heard by keyboard, its syllables are lit in turn, and it stops', async ({
      page,
    }) => {
      await page.goto('en/proverbs/');
      const figure = page.locator(FIGURE);
      await figure.scrollIntoViewIfNeeded();
      await expect(figure.locator('.tones')).toHaveAttribute('data-alive', '');
      await expect(figure.locator('.is-lit')).toHaveCount(0);

      // Slowly, so that a busy machine shows every step of the light.
      await figure.getByRole('checkbox', { name: toneWords.hear.slowly }).check();
      const light = await figure.evaluateHandle((place) => {
        const seen: string[] = [];
        const out = new Promise<string[]>((resolve) => {
          const watch = new MutationObserver(() => {
            const now = place.querySelector('.is-lit text')?.textContent?.trim();
            if (now && now !== seen.at(-1)) seen.push(now);
            if (seen.length > 0 && now === undefined) resolve(seen);
          });
          watch.observe(place, { attributes: true, subtree: true, attributeFilter: ['class'] });
        });
        return { out };
      });
      const button = figure.getByRole('button').first();
      await button.focus();
      await page.keyboard.press('Enter');
      await expect(button).toContainText(toneWords.hear.stop);
      expect(await light.evaluate(({ out }) => out)).toEqual([
        'A',
        'kì',
        'í',
        'fa',
        'yò',
        'bí',
        'nú',
      ]);
      await expect(button).toContainText(toneWords.hear.hear);

      await page.keyboard.press('Enter');
      await expect(figure.locator('.is-lit')).toHaveCount(1);
      await page.keyboard.press('Enter');
      await expect(figure.locator('.is-lit')).toHaveCount(0);
    });
  });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the contours, the glosses and the melody in words are there, and no button', async ({
    page,
  }) => {
    await page.goto('en/proverbs/');
    const figure = page.locator(FIGURE);
    await expect(figure.getByRole('img').first()).toHaveAccessibleName(
      /mid; low, high \(rising\); mid, low; high \(rising\), high/,
    );
    await expect(figure.getByRole('button')).toHaveCount(0);
    await expect(page.locator('#proverb-p1 dt').first()).toHaveText('A');
  });
});
