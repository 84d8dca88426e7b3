import { expect, test } from '../support/book.ts';
import { exampleIds, longestExample, openExample, Stepper } from '../support/stepper.ts';

test.describe('in haste', () => {
  test('ten clicks in a second land on the eleventh step, and no moment shows a wrong count', async ({
    page,
  }) => {
    const example = await longestExample(page);
    const { of } = await example.step();
    const total = await example.drawnSeeds();
    const board = example.live.locator('svg.board');
    // Looks at the board at every drawn frame of the browser while the reader is clicking.
    await board.evaluate((svg) => {
      const seen: number[] = [];
      Object.assign(window, { seen });
      const look = (): void => {
        const numbers = svg.querySelectorAll('.board-count, .hand-count text');
        seen.push(
          Array.from(numbers, (text) => Number(text.textContent)).reduce((a, b) => a + b, 0),
        );
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });

    const box = await example.button('next').boundingBox();
    const started = Date.now();
    for (let click = 0; click < 10; click += 1)
      await page.mouse.click(
        (box?.x ?? 0) + (box?.width ?? 0) / 2,
        (box?.y ?? 0) + (box?.height ?? 0) / 2,
      );
    expect(Date.now() - started).toBeLessThan(1000);

    await example.expectStep(Math.min(11, of));
    await expect.poll(() => example.toldSeeds()).toBe(total);
    const seen = await page.evaluate(() => (window as unknown as { seen: number[] }).seen);
    expect(seen.length).toBeGreaterThan(5);
    expect([...new Set(seen)]).toEqual([total]);
  });

  test('Play pressed three times runs one clock, and one press stops it', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('ayo-board', '{"pace":"quick"}'));
    const example = await longestExample(page);
    const button = example.button('play').or(example.button('pause'));
    for (let press = 0; press < 3; press += 1) await button.click();
    await expect(example.button('pause')).toBeVisible();
    const first = Date.now();
    await example.expectStep(2);
    await example.expectStep(3);
    const second = Date.now();
    expect(second - first).toBeGreaterThan(500);

    await example.button('pause').click();
    const { at } = await example.step();
    await expect(example.button('play')).toBeVisible();
    await page.waitForFunction(
      ({ since, long }) => performance.timeOrigin + performance.now() - since > long,
      { since: Date.now(), long: 3000 },
    );
    expect((await example.step()).at).toBe(at);
  });

  test('two examples on a page do not disturb each other', async ({ page }) => {
    const one = await openExample(page);
    const ids = await exampleIds(page);
    const other = await new Stepper(page, ids[1] ?? '').ready();
    await one.ready();
    await one.slider.focus();
    await page.keyboard.press('ArrowRight');
    await one.expectStep(2);
    expect((await other.step()).at).toBe(1);
    await other.slider.focus();
    await page.keyboard.press('End');
    await one.expectStep(2);
    expect((await other.step()).at).toBeGreaterThan(1);
  });
});
