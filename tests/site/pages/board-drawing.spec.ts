import { expect, test } from '../support/book.ts';

test('on a phone the letters on the board’s drawing can be read, and the names stand in the list', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('en/board/');
  const drawing = page.locator('.board-drawing');
  await expect(drawing.locator('.callout-name').first()).toBeHidden();
  for (const letter of await drawing.locator('.callout-letter').all()) {
    const box = await letter.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(14);
  }
  const letters = await drawing.locator('.callout-letter').allTextContents();
  const listed = await page.locator('.board-parts .part-letter').allTextContents();
  expect(letters.map((one) => one.trim()).toSorted()).toEqual(listed.map((one) => one.trim()));
});
