import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/book.ts';
import { fileOf, pagesIn, readIn } from '../support/built-files.ts';

const WIDTHS = [360, 1280];
const THEMES = ['light', 'dark'] as const;

/** A theme changes colours and nothing else: in the dark only these need to be looked at again. */
const RULES_OF_COLOUR = ['color-contrast', 'link-in-text-block'];

/** The boards are drawings, hidden from those who listen; their table is read instead, their colours elsewhere. */
const look = (page: Page, rules?: string[]): AxeBuilder => {
  const axe = new AxeBuilder({ page })
    // What passed is not asked for: it would be written out node by node.
    .options({ resultTypes: ['violations'] })
    .exclude('svg[aria-hidden="true"]');
  return rules ? axe.withRules(rules) : axe;
};

/** Of the rule books' pages, all made by one template, the smallest and the largest; the list for a reviewer once; of others every one. */
const pagesToLookAt = (folder: string): readonly string[] =>
  pagesIn(folder).filter(
    (page) =>
      (!page.includes('/rule-books/') || /\/(ayo|iyogh)\/$/.test(page)) &&
      (!page.includes('/sheets/') || /\/(ayo|large|board|tokens|score)\/$/.test(page)) &&
      (!page.endsWith('/large/') || page.endsWith('/iyogh/large/')) &&
      !page.endsWith('/review/'),
  );

test.describe('open to everyone', () => {
  for (const colorScheme of THEMES)
    for (const width of WIDTHS)
      test(`axe finds nothing on any page, ${colorScheme}, ${width} px`, async ({
        page,
        built,
      }) => {
        const everyPage = colorScheme === 'light' && width === 1280;
        const looked = pagesToLookAt(built.folder);
        const pages = everyPage
          ? pagesIn(built.folder).filter(
              (one) => one !== 'yo/review/' && (!one.includes('/sheets/') || looked.includes(one)),
            )
          : looked;
        test.setTimeout(30_000 + 12_000 * pages.length);
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.setViewportSize({ width, height: 800 });
        const found: string[] = [];
        for (const address of pages) {
          await page.goto(address);
          await page.evaluate(() => document.fonts.ready);
          const rules = colorScheme === 'dark' ? RULES_OF_COLOUR : undefined;
          const { violations } = await look(page, rules).analyze();
          for (const { id, nodes } of violations)
            found.push(
              `${address} ${id}: ${nodes
                .slice(0, 3)
                .map((node) => node.target.join(' '))
                .join(' | ')}`,
            );
        }
        expect(found).toEqual([]);
      });

  test('axe finds nothing in an example in mid-play, with a notice showing', async ({ page }) => {
    await page.goto('en/rules/?at=9999');
    await expect(page.locator('.notice:visible')).toBeVisible();
    const { violations } = await look(page).analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
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

  test('at 400 % nothing runs off to the side', async ({ page, built }) => {
    const pages = pagesToLookAt(built.folder);
    test.setTimeout(30_000 + 4_000 * pages.length);
    await page.setViewportSize({ width: 320, height: 256 });
    for (const address of pages) {
      await page.goto(address);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide, address).toBeLessThanOrEqual(320);
    }
  });
});
