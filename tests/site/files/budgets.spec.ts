import { expect, test } from '../support/book.ts';
import {
  attributes,
  brotliSize,
  fileOf,
  filesIn,
  pagesIn,
  readIn,
  scriptsOf,
} from '../support/built-files.ts';

const KILO = 1000;

/** The pages on which most moves, one of a kind. */
const HEAVY = [
  'rules/',
  'mathematics/',
  'endings/',
  'puzzles/',
  'worksheets/',
  'lessons/remainders/',
  'projector/ayoayo-long-relay/',
  'side-by-side/',
  'names/',
  'history/',
  'words/',
];

test.describe('what a page weighs, as brotli sends it', () => {
  test('at most 60 KB of scripts on a reading page, islands and all', ({ built }) => {
    for (const page of pagesIn(built.folder)) {
      const scripts = scriptsOf(built.folder, built.base, page);
      const size = scripts.reduce((sum, path) => sum + brotliSize(built.folder, path), 0);
      expect(size, `${page}: ${scripts.join(', ')}`).toBeLessThanOrEqual(60 * KILO);
    }
  });

  test('at most 60 KB of scripts when every part has been read, the words of its language with them', async ({
    page,
    built,
  }) => {
    const pages = ['', ...HEAVY].flatMap((name) => [`en/${name}`, `yo/${name}`]);
    test.setTimeout(30_000 + 6_000 * pages.length);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const address of pages) {
      const view = await page.context().newPage();
      const scripts = new Set<string>();
      view.on('response', (response) => {
        if (response.request().resourceType() !== 'script') return;
        scripts.add(new URL(response.url()).pathname.slice(built.base.length));
      });
      await view.goto(address);
      const asleep = view.locator('astro-island[ssr]');
      await expect(async () => {
        await view.evaluate(() => {
          // The island itself takes no room; what it holds does.
          document.querySelector('astro-island[ssr] > *')?.scrollIntoView();
        });
        expect(await asleep.count()).toBe(0);
      }, address).toPass({ intervals: [50], timeout: 20_000 });
      await view.close();
      const size = [...scripts].reduce((sum, path) => sum + brotliSize(built.folder, path), 0);
      expect(size, `${address}: ${[...scripts].join(', ')}`).toBeLessThanOrEqual(60 * KILO);
      expect(scripts.size, address).toBeGreaterThan(5);
    }
  });

  test('at most 20 KB of styles', ({ built }) => {
    for (const page of pagesIn(built.folder)) {
      const styles = attributes(readIn(built.folder, fileOf(page)), ['href'])
        .map(([, address]) => address)
        .filter((address) => address.startsWith(built.base) && address.endsWith('.css'))
        .map((address) => address.slice(built.base.length));
      const size = [...new Set(styles)].reduce(
        (sum, path) => sum + brotliSize(built.folder, path),
        0,
      );
      expect(size, page).toBeLessThanOrEqual(20 * KILO);
    }
  });

  test('at most 110 KB of fonts at first view', async ({ page }) => {
    for (const address of ['en/', 'yo/', 'en/rules/', 'yo/rules/']) {
      const view = await page.context().newPage();
      const sizes: Promise<number>[] = [];
      view.on('response', (response) => {
        if (response.request().resourceType() === 'font')
          sizes.push(response.body().then((body) => body.length));
      });
      await view.goto(address);
      await view.evaluate(() => document.fonts.ready);
      const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
      await view.close();
      expect(total, address).toBeGreaterThan(0);
      expect(total, address).toBeLessThanOrEqual(110 * KILO);
    }
  });

  test('no picture or font is written into a style sheet or a script', ({ built }) => {
    const holders = filesIn(built.folder).filter((path) => /\.(css|js)$/.test(path));
    expect(
      holders.filter((path) =>
        /data:(font|image\/(png|jpe?g|webp))/.test(readIn(built.folder, path)),
      ),
    ).toEqual([]);
  });
});
