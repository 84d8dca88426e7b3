import { expect, test } from '../support/book.ts';
import { markEdges, print } from '../support/paper.ts';

test.describe('a reader who prints, without backgrounds', () => {
  for (const language of ['en', 'yo'] as const)
    for (const format of ['A4', 'Letter'] as const)
      test(`gets the Rules on ${format}: no blank sheet, no frame cut (${language})`, async ({
        page,
      }) => {
        test.setTimeout(120_000);
        await page.goto(`${language}/rules/`);
        const frames = await markEdges(page, '.film-frame');
        expect(frames).toBeGreaterThan(40);

        const paper = await print(page, format);

        expect(paper.pages).toBeGreaterThan(1);
        for (const share of paper.ink) expect(share).toBeGreaterThan(0.002);
        const find = (word: string) => paper.words.find(({ text }) => text.includes(word));
        const cut: string[] = [];
        for (let number = 0; number < frames; number += 1) {
          const [head, foot, right] = ['a', 'b', 'c'].map((edge) => find(`q${number}${edge}`));
          if (!head || !foot || !right) cut.push(`frame ${number} is not on paper`);
          else if (head.page !== foot.page) cut.push(`frame ${number} runs over two sheets`);
          else if (right.x > paper.width - 15) cut.push(`frame ${number} runs off the sheet`);
        }
        expect(cut).toEqual([]);
      });

  test('gets no navigation, and the second sheet begins with text', async ({ page }) => {
    await page.goto('en/rules/');
    await page.emulateMedia({ media: 'print' });
    for (const thing of ['nav', 'button', 'progress', '.notice', 'a[hreflang]', 'input', 'select'])
      await expect(page.locator(`${thing}:visible`)).toHaveCount(0);
    const stuck = await page
      .locator('body *')
      .evaluateAll(
        (all) =>
          all.filter(
            (one) => one.checkVisibility() && /fixed|sticky/.test(getComputedStyle(one).position),
          ).length,
      );
    expect(stuck).toBe(0);
  });

  test('gets a puzzle as a line drawing, without the board of the screen', async ({ page }) => {
    await page.goto('en/puzzles/');
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('.puzzle-on-paper')).toBeVisible();
    await expect(page.locator('.puzzle-ground')).toBeHidden();
  });

  test('gets dark words on white though the screen is dark', async ({ page }) => {
    // The medium is left to the printer: held to the screen, the page would be printed as the screen has it.
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('en/rules/');
    const paper = await print(page, 'A4');
    expect(paper.whiteCorners.every(Boolean)).toBe(true);

    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    const pale = await page.locator('main *').evaluateAll((all) => {
      const canvas = document
        .createElement('canvas')
        .getContext('2d', { willReadFrequently: true });
      const known = new Map<string, number>();
      const luminance = (color: string): number => {
        const before = known.get(color);
        if (before !== undefined || !canvas) return before ?? 0;
        canvas.fillStyle = '#fff';
        canvas.fillRect(0, 0, 1, 1);
        canvas.fillStyle = color;
        canvas.fillRect(0, 0, 1, 1);
        const [r = 0, g = 0, b = 0] = Array.from(canvas.getImageData(0, 0, 1, 1).data, (value) => {
          const share = value / 255;
          return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
        });
        const light = 0.2126 * r + 0.7152 * g + 0.0722 * b;
        known.set(color, light);
        return light;
      };
      return all
        .filter((one) => one.checkVisibility() && one.closest('svg') === null)
        .filter((one) =>
          Array.from(one.childNodes).some((node) => node.nodeType === 3 && node.nodeValue?.trim()),
        )
        .filter((one) => 1.05 / (luminance(getComputedStyle(one).color) + 0.05) < 7)
        .map((one) => `${one.tagName}.${one.className}: ${getComputedStyle(one).color}`);
    });
    expect([...new Set(pale)]).toEqual([]);
  });

  test('can copy the marks from the paper', async ({ page }) => {
    await page.goto('en/rules/');
    const paper = await print(page, 'A4');
    // The paper keeps letters and marks in the order drawn; spaces between them are the reader's to judge.
    const text = paper.text.normalize('NFC').replaceAll(/\s+/g, ' ');
    for (const word of ['Ayò Ọlọ́pọ́n', 'mẹ́rìndínlógójì', 'ọmọ ayò'])
      expect(text.includes(word), word).toBe(true);
  });
});
