import type { Page } from '@playwright/test';
import { RULESETS } from '../../../src/engine/rulesets/all.ts';
import { LOCALES } from '../../../src/language/locale.ts';
import { expect, test } from '../support/book.ts';
import { packed, piecesOn } from '../support/letters.ts';
import { markEdges, print, type Paper } from '../support/paper.ts';
import { measure } from '../support/ruler.ts';

const FORMATS = ['A4', 'Letter'] as const;
/** The white edge every printer can leave, in points. */
const EDGE = (10 * 72) / 25.4;

/** What is wrong with a printed sheet: letters lost or altered, words outside the white edge. */
function faultsOf(paper: Paper, pieces: readonly string[], frames: number): readonly string[] {
  const text = packed(paper.text);
  const lost = pieces.filter((piece) => !text.includes(packed(piece)));
  const outside = paper.words.filter(
    ({ x, y }) => x < EDGE - 1 || x > paper.width - EDGE || y < EDGE - 1,
  );
  const has = (word: string): boolean => paper.words.some((one) => one.text.includes(word));
  const cut = Array.from({ length: frames }, (_, frame) => frame).filter(
    (frame) => !['a', 'b', 'c'].every((edge) => has(`q${frame}${edge}`)),
  );
  return [
    ...lost.map((piece) => `lost: ${piece}`),
    ...outside.map((word) => `outside: ${word.text}`),
    ...cut.map((frame) => `frame ${frame} is cut`),
  ];
}

async function printed(page: Page, address: string, sheets: number): Promise<readonly string[]> {
  await page.goto(address);
  await page.evaluate(() => document.fonts.ready);
  const pieces = await piecesOn(page);
  expect(pieces.length, address).toBeGreaterThan(5);
  const frames = await markEdges(page, '.sheet-frame');
  const found: string[] = [];
  for (const format of FORMATS) {
    const paper = await print(page, format);
    if (paper.pages !== sheets) found.push(`${address} ${format}: ${paper.pages} sheets`);
    for (const fault of faultsOf(paper, pieces, frames))
      found.push(`${address} ${format}: ${fault}`);
  }
  return found;
}

test.describe('a teacher who prints', () => {
  for (const locale of LOCALES)
    test(`gets every rule book on one sheet, every letter and frame on it (${locale})`, async ({
      page,
    }) => {
      test.setTimeout(240_000);
      const found: string[] = [];
      for (const { id } of RULESETS)
        found.push(...(await printed(page, `${locale}/sheets/${id}/`, 1)));
      expect(found).toEqual([]);
    });

  for (const locale of LOCALES)
    test(`gets large print on two sheets (${locale})`, async ({ page }) => {
      test.setTimeout(120_000);
      const found: string[] = [];
      // The longest rules and the shortest.
      for (const id of ['jodu', 'iyogh', 'handout'])
        found.push(...(await printed(page, `${locale}/sheets/${id}/large/`, 2)));
      expect(found).toEqual([]);
      await page.emulateMedia({ media: 'print' });
      const smallest = await page
        .locator('.sheet :is(h1, h2, p, li, b)')
        .evaluateAll((all) =>
          Math.min(...all.map((one) => Number.parseFloat(getComputedStyle(one).fontSize))),
        );
      expect(smallest).toBeGreaterThanOrEqual(24);
    });

  for (const locale of LOCALES)
    test(`gets boards, seeds and score tables whole (${locale})`, async ({ page }) => {
      test.setTimeout(120_000);
      expect(await printed(page, `${locale}/sheets/board/`, 2)).toEqual([]);
      expect(await printed(page, `${locale}/sheets/tokens/`, 1)).toEqual([]);
      expect(await printed(page, `${locale}/sheets/score/`, 3)).toEqual([]);
    });

  for (const format of FORMATS)
    test(`finds the bar 100 mm long, and the code readable, on ${format}`, async ({
      page,
      baseURL,
    }) => {
      test.setTimeout(120_000);
      await page.goto('en/sheets/board/');
      const address = await page.locator('.sheet-address').first().innerText();
      const { lines, code } = await measure(page, format, 90);
      const bars = lines.filter((length) => length > 95 && length < 105);
      expect(bars.length).toBeGreaterThan(0);
      for (const bar of bars) expect(Math.abs(bar - 100)).toBeLessThanOrEqual(0.3);
      expect(new URL(code).pathname).toBe(new URL('en/teach/', baseURL).pathname);
      expect(code).toContain(address);
    });

  test('reaches a rule sheet in two presses from the start page, in both languages @folder', async ({
    page,
  }) => {
    for (const locale of LOCALES) {
      await page.goto(`${locale}/`);
      await page.locator('.ways a[href$="/teach/"]').click();
      await page.locator('a[href$="/sheets/ayo/"]').first().click();
      await expect(page.locator('.rule-sheet h1')).toContainText('Ayò Ọlọ́pọ́n');
    }
  });

  test('is told when a sum does not come out', async ({ page }) => {
    await page.goto('en/sheets/score/');
    const told = page.locator('[data-sum-check] output');
    const [south, north, left] = await page.locator('[data-sum-check] input').all();
    await south?.fill('25');
    await north?.fill('20');
    await expect(told).toHaveText('');
    await left?.fill('2');
    await expect(told).toHaveText('Missing: 1. Count again.');
    await left?.fill('4');
    await expect(told).toHaveText('Too many: 1. Count again.');
    await left?.fill('3');
    await expect(told).toHaveText('It comes to 48. The count is right.');
  });
});
