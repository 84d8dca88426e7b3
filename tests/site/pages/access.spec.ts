import { axeFinds } from '../support/axe.ts';
import { expect, test } from '../support/book.ts';
import { fileOf, pagesIn, readIn } from '../support/built-files.ts';
import { sampleOf, shareOf, templateOf } from '../support/templates.ts';

const WIDTHS = [360, 1280];
/** As many tests side by side as there may be browsers. */
const SHARES = [0, 1, 2, 3, 4, 5, 6, 7];

/** A theme changes colours and nothing else: in the dark only these need to be looked at again. */
const RULES_OF_COLOUR = ['color-contrast', 'link-in-text-block'];

/** All text of the list for a reviewer stands elsewhere too, and it is as long as the book: it is looked at once. */
const isReview = (page: string): boolean => page.endsWith('/review/');

/** In both widths and both themes: every chapter, and of each template the smallest and the largest page. */
const pagesToLookAt = (folder: string): readonly string[] =>
  sampleOf(folder).filter((page) => !isReview(page));

/** Made in great number from boards and phrases, without a text of their own: only the sample is looked at. */
const GENERATED = /\/(?:sheets|projector|worksheets)\//;

/** In the light of a wide window: every page with a text of its own. */
const pagesWithText = (folder: string): readonly string[] =>
  pagesIn(folder).filter((page) => page !== 'yo/review/' && !GENERATED.test(templateOf(page)));

test.describe('open to everyone', () => {
  for (const width of WIDTHS)
    for (const share of SHARES)
      test(`axe finds nothing on any page, light or dark, ${width} px, share ${share + 1}`, async ({
        page,
        built,
      }) => {
        const inBoth = new Set(pagesToLookAt(built.folder));
        const inLight = width === 1280 ? pagesWithText(built.folder) : [];
        const pages = shareOf(
          [...new Set([...inBoth, ...inLight])].toSorted(),
          share,
          SHARES.length,
        );
        test.setTimeout(30_000 + 15_000 * pages.length);
        await page.setViewportSize({ width, height: 800 });
        const found: string[] = [];
        for (const address of pages) {
          await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
          await page.goto(address);
          await page.evaluate(() => document.fonts.ready);
          const wrong = async (theme: string, rules?: readonly string[]): Promise<void> => {
            for (const one of await axeFinds(page, rules)) found.push(`${address} ${theme} ${one}`);
          };
          await wrong('light');
          if (!inBoth.has(address)) continue;
          await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
          await wrong('dark', RULES_OF_COLOUR);
        }
        expect(found).toEqual([]);
        expect(pages.length).toBeGreaterThan(0);
      });

  test('axe finds nothing in an example in mid-play, with a notice showing', async ({ page }) => {
    await page.goto('en/rules/?at=9999');
    await expect(page.locator('.notice:visible')).toBeVisible();
    expect(await axeFinds(page)).toEqual([]);
  });

  test('pages may be zoomed by hand', ({ built }) => {
    for (const address of pagesIn(built.folder)) {
      const viewport = /<meta name="viewport" content="([^"]*)"/.exec(
        readIn(built.folder, fileOf(address)),
      )?.[1];
      expect(viewport, address).toMatch(/width=device-width/);
      expect(viewport, address).not.toMatch(/user-scalable\s*=\s*(no|0)|maximum-scale/);
    }
  });

  for (const share of [0, 1])
    test(`at 400 % nothing runs off to the side, half ${share + 1}`, async ({ page, built }) => {
      const pages = shareOf(pagesToLookAt(built.folder), share, 2);
      test.setTimeout(30_000 + 4_000 * pages.length);
      await page.setViewportSize({ width: 320, height: 256 });
      for (const address of pages) {
        await page.goto(address);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(wide, address).toBeLessThanOrEqual(320);
      }
    });
});
