import { expect, test } from '../support/book.ts';
import { openExample } from '../support/stepper.ts';

test.describe('at 200 %', () => {
  test.use({ viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 });

  test('the arrows step the focused example and do not scroll the page', async ({ page }) => {
    const example = await openExample(page);
    await example.slider.focus();
    const place = () => page.evaluate(() => [scrollX, scrollY]);
    const before = await place();
    for (const _ of [1, 2, 3]) await page.keyboard.press('ArrowRight');
    await example.expectStep(4);
    expect(await place()).toEqual(before);
  });

  test('the arrows in the text scroll and leave the example alone', async ({ page }) => {
    const example = await openExample(page);
    await page.locator('h1').click();
    const before = await page.evaluate(() => scrollY);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before);
    expect((await example.step()).at).toBe(1);
  });
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('a step is settled within a tenth of a second, and nothing travels', async ({ page }) => {
    const example = await openExample(page);
    const { of } = await example.step();
    for (let at = 2; at <= of; at += 1) {
      const late = await example.live.evaluate(
        (live, name) =>
          new Promise<number>((resolve) => {
            const look = (): string =>
              Array.from(live.querySelectorAll('svg.board .seed'), (seed) => {
                const { x, y } = seed.getBoundingClientRect();
                return `${Math.round(x)},${Math.round(y)}`;
              }).join(' ');
            const next = Array.from(live.querySelectorAll('button')).find(
              (button) =>
                (button.getAttribute('aria-label') ?? button.textContent)?.trim() === name,
            );
            const start = performance.now();
            let [last, changed] = [look(), start];
            next?.click();
            const watch = (): void => {
              const now = look();
              if (now !== last) [last, changed] = [now, performance.now()];
              if (performance.now() - start < 400) requestAnimationFrame(watch);
              else resolve(changed - start);
            };
            requestAnimationFrame(watch);
          }),
        'Next',
      );
      expect(late).toBeLessThan(100);
      await example.expectStep(at);
    }
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });

  test('every control of an example is at least 44 px', async ({ page }) => {
    const example = await openExample(page);
    for (const button of await example.live.locator('button:visible').all()) {
      const box = await button.boundingBox();
      const name = await button.innerText();
      expect(Math.round(box?.width ?? 0), name).toBeGreaterThanOrEqual(44);
      expect(Math.round(box?.height ?? 0), name).toBeGreaterThanOrEqual(44);
    }
  });

  test('two quick taps are two steps, and the page keeps its size', async ({ page }) => {
    const example = await openExample(page);
    await example.button('next').tap();
    await example.button('next').tap();
    await example.expectStep(3);
    expect(await page.evaluate(() => visualViewport?.scale)).toBe(1);
  });

  test('a tablet turned in mid-move keeps every seed on the board', async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 768 });
    const example = await openExample(page);
    await example.button('next').click();
    await page.setViewportSize({ width: 768, height: 1024 });
    const outside = await example.live.locator('svg.board').evaluate((board) => {
      const frame = board.getBoundingClientRect();
      return Array.from(board.querySelectorAll('.seed'), (seed) =>
        seed.getBoundingClientRect(),
      ).filter(
        (seed) =>
          seed.left < frame.left ||
          seed.right > frame.right ||
          seed.top < frame.top ||
          seed.bottom > frame.bottom,
      ).length;
    });
    expect(outside).toBe(0);
  });
});

test.describe('where the browser keeps nothing, or rubbish', () => {
  test('blocked storage stops no board', async ({ page }) => {
    await page.addInitScript(() => {
      const blocked = {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      };
      Object.defineProperty(window, 'localStorage', blocked);
      Object.defineProperty(window, 'sessionStorage', blocked);
    });
    const example = await openExample(page);
    await example.button('next').click();
    await example.expectStep(2);
  });

  test('a spoilt setting counts as none', async ({ page }) => {
    await page.addInitScript(() => {
      Storage.prototype.getItem = () => '{"pace":3,"sound":"\u0000';
    });
    const example = await openExample(page);
    await example.button('next').click();
    await example.expectStep(2);
  });
});
