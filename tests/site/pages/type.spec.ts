import { expect, test } from '../support/book.ts';
import { fontsOf } from '../support/fonts.ts';

const MARKS = 'ẹ̀ ẹ́ ọ̀ ọ́ ṣ Ẹ̀ Ẹ́ Ọ̀ Ọ́ Ṣ ń ǹ ḿ m̀ à á è é ì í ò ó ù ú Ɔware';

test.describe('the marks of Yorùbá', () => {
  test('come from the book’s own font in every face', async ({ page }) => {
    await page.goto('en/rules/');
    await page.evaluate((marks) => {
      const place = document.querySelector('main') ?? document.body;
      for (const tag of ['p', 'strong', 'em', 'h2', 'button', 'i']) {
        const sample = document.createElement(tag);
        sample.className = 'sample-of-marks';
        sample.lang = 'yo';
        sample.textContent = marks;
        place.append(sample);
      }
    }, MARKS);

    const used = await fontsOf(page, '.sample-of-marks');

    expect(used).toHaveLength(6);
    for (const { fonts } of used)
      expect(fonts).toEqual([{ family: expect.stringMatching(/^Ayo Text/), ours: true }]);
  });

  for (const address of ['', 'en/', 'yo/', 'en/rules/', 'yo/rules/'])
    test(`fall back nowhere on /${address}`, async ({ page, baseURL }) => {
      await page.goto(address === '' ? (baseURL ?? '') : address);
      await page
        .locator('details')
        .evaluateAll((all) => all.forEach((one) => one.setAttribute('open', '')));
      const used = await fontsOf(
        page,
        'body :is(p, li, h1, h2, h3, td, th, figcaption, dt, dd, a, button, summary, text)',
      );
      const foreign = used.filter(({ fonts }) => fonts.some(({ ours }) => !ours));
      expect(foreign).toEqual([]);
    });

  test('are not cut off at the line height used', async ({ page }) => {
    await page.goto('yo/rules/');
    const clipped = await page.locator('main :is(h1, h2, h3, p, td, button)').evaluateAll((all) =>
      all
        .filter((one) => one.checkVisibility())
        .filter((one) => /hidden|clip/.test(getComputedStyle(one).overflowY))
        .filter((one) => one.clientHeight > 1 && one.scrollHeight > one.clientHeight + 1)
        .map((one) => one.textContent?.trim().slice(0, 40)),
    );
    expect(clipped).toEqual([]);
  });
});
