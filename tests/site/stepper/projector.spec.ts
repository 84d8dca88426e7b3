import { projectorWords as words } from '../../../src/language/en/projector-words.ts';
import { expect, test } from '../support/book.ts';
import { openExample } from '../support/stepper.ts';

const PAGE = 'en/projector/taking-backwards/';
/** Of projectors, boards and desks, a big screen, and phones both ways. */
const SIZES = [
  [1024, 768],
  [1280, 720],
  [1920, 1080],
  [3840, 2160],
  [768, 1024],
  [360, 640],
  [740, 360],
] as const;

test.describe('an example before a class', () => {
  test('is walked through with the arrows and played with Space, nothing having the focus', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(PAGE);
    const stage = page.locator('.stage[data-alive]');
    const at = async (step: number): Promise<void> => {
      await expect(stage).toHaveAttribute('data-step', String(step));
    };
    await at(1);
    const of = Number(/of (\d+)/.exec(await page.locator('.stepper-caption').innerText())?.[1]);
    expect(of).toBeGreaterThan(4);
    for (let step = 2; step <= of; step += 1) {
      await page.keyboard.press(step % 2 ? 'PageDown' : 'ArrowRight');
      await at(step);
    }
    await expect(page.locator('.stage-taken dd')).toHaveText('8');
    await expect(page).toHaveURL(new RegExp(`\\?at=${of}$`));
    await page.keyboard.press('ArrowLeft');
    await at(of - 1);
    await page.keyboard.press('Space');
    await at(of);
    await page.keyboard.press('Home');
    await at(1);
    await page.keyboard.press('Space');
    await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
    await page.keyboard.press('Space');
    await expect(page.getByRole('button', { name: 'Play' })).toBeVisible();
    await page.keyboard.press('End');
    await at(of);
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(new RegExp(`/en/rules/\\?at=${of}#taking-backwards$`));
  });

  test('fits every screen, its words in full', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const address of [PAGE, 'yo/projector/waiting-game/?at=9']) {
      await page.goto(address);
      await expect(page.locator('.stage-words')).toHaveAttribute('style', /font-size/);
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        const room = (): Promise<object> =>
          page.evaluate(() => {
            const { scrollWidth, scrollHeight } = document.documentElement;
            const said = document.querySelector('.stage-words');
            const cut = said === null || said.scrollHeight > said.clientHeight;
            return { scrollWidth, scrollHeight, cut };
          });
        await expect
          .poll(room, `${address} ${width}`)
          .toEqual({ scrollWidth: width, scrollHeight: height, cut: false });
      }
    }
  });

  test('is opened at the step the chapter shows, and says when a link is wrong', async ({
    page,
  }) => {
    const example = await openExample(page, 'en/rules/', 'taking-backwards');
    await example.goTo(4);
    await example.example.getByRole('link', { name: words.link }).click();
    await expect(page).toHaveURL(/\/en\/projector\/taking-backwards\/\?at=4$/);
    await expect(page.locator('.stage[data-alive]')).toHaveAttribute('data-step', '4');
    await page.goto(`${PAGE}?at=99`);
    await expect(page.getByRole('alert')).toContainText('“99”');
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('keeps the ground it was given', async ({ page }) => {
    await page.goto(PAGE);
    await expect(page.locator('.stage')).toHaveAttribute('data-alive', '');
    await page.getByRole('button', { name: words.stage.onBlack }).click();
    await page.goto('yo/projector/sweep-refused/');
    await expect(page.locator('html')).toHaveAttribute('data-ground', 'black');
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(0, 0, 0)');
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('it stands there step by step, and says why', async ({ page }) => {
    await page.goto(PAGE);
    await expect(page.getByText(words.withoutScript)).toBeVisible();
    await expect(page.locator('.film-frame').first()).toBeVisible();
    await expect(page.locator('button:visible')).toHaveCount(0);
    await page.getByRole('link', { name: words.stage.leave }).click();
    await expect(page).toHaveURL(/\/en\/rules\/#taking-backwards$/);
  });
});
