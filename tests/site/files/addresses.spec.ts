import { expect, test } from '../support/book.ts';
import { attributes, fileOf, filesIn, idsOf, pagesIn, readIn } from '../support/built-files.ts';

const HOST = 'http://book.example';
const ADDRESSED = [
  'href',
  'src',
  'poster',
  'data-src',
  'component-url',
  'renderer-url',
  'before-hydration-url',
];
const SITE = process.env['SITE'] ?? 'https://ayo-olopon.example/';

/** The addresses a page points to, with pictures in several sizes taken apart. */
const pointedTo = (html: string): readonly [string, string][] => [
  ...attributes(html, ADDRESSED),
  ...attributes(html, ['srcset']).flatMap(([name, set]) =>
    set.split(',').map((one): [string, string] => [name, one.trim().split(/\s+/)[0] ?? '']),
  ),
];

test.describe('the addresses in the built book', () => {
  test('lead to pages and anchors that exist, all under the base path @folder', ({ built }) => {
    const files = new Set(filesIn(built.folder));
    const ids = new Map(
      pagesIn(built.folder).map((page) => [
        page,
        new Set(idsOf(readIn(built.folder, fileOf(page)))),
      ]),
    );
    const dead: string[] = [];

    for (const page of pagesIn(built.folder)) {
      const here = new URL(built.base + page, HOST);
      for (const [name, address] of pointedTo(readIn(built.folder, fileOf(page)))) {
        const url = new URL(address, here);
        if (url.origin !== HOST) {
          const own = address.startsWith(SITE);
          if (name !== 'href' && !own) dead.push(`${page}: ${name} from another host: ${address}`);
          continue;
        }
        const inside = decodeURI(url.pathname).slice(built.base.length);
        if (!url.pathname.startsWith(built.base))
          dead.push(`${page}: ${address} leaves ${built.base}`);
        else if (
          !files.has(inside) &&
          !files.has(fileOf(inside)) &&
          !files.has(`${inside}/index.html`)
        )
          dead.push(`${page}: ${address} leads nowhere`);
        else if (
          url.hash &&
          !(ids.get(inside) ?? ids.get(`${inside}/`))?.has(decodeURIComponent(url.hash.slice(1)))
        )
          dead.push(`${page}: ${address} names no anchor`);
      }
    }
    expect(dead).toEqual([]);
  });

  test('of canonical pages, sister languages and pictures to share are whole and right @folder', ({
    built,
  }) => {
    const home = new URL(built.base, SITE).href;
    const files = new Set(filesIn(built.folder));
    const wrong: string[] = [];
    const check = (from: string, address: string): void => {
      const path = address.slice(home.length);
      if (!address.startsWith(home)) wrong.push(`${from}: ${address} is not under ${home}`);
      else if (!files.has(path) && !files.has(fileOf(path)))
        wrong.push(`${from}: ${address} leads nowhere`);
    };
    for (const page of pagesIn(built.folder)) {
      const html = readIn(built.folder, fileOf(page));
      const links = html.match(/<link[^>]*rel="(?:canonical|alternate)"[^>]*>/g) ?? [];
      const metas = html.match(/<meta[^>]*property="og:(?:url|image)"[^>]*>/g) ?? [];
      for (const [, address] of attributes(links.join(' '), ['href'])) check(page, address);
      for (const [, address] of attributes(metas.join(' '), ['content'])) check(page, address);
    }
    for (const map of [...files].filter((path) => /^sitemap.*\.xml$/.test(path)))
      for (const [, address = ''] of readIn(built.folder, map).matchAll(/<loc>([^<]*)<\/loc>/g))
        check(map, address);
    expect(wrong).toEqual([]);
  });

  test('answer with and without the closing slash @folder', async ({ built, request, baseURL }) => {
    for (const page of pagesIn(built.folder).filter((path) => path.endsWith('/'))) {
      for (const address of [page, page.slice(0, -1)]) {
        const answer = await request.get(`${baseURL}${address}`);
        expect([address, answer.status()]).toEqual([address, 200]);
      }
    }
  });

  test('exist in both languages, page for page', ({ built }) => {
    const pages = pagesIn(built.folder);
    const of = (language: string) =>
      pages.filter((page) => page.startsWith(`${language}/`)).map((page) => page.slice(3));
    expect(of('yo')).toEqual(of('en'));
    expect(pages).toEqual(expect.arrayContaining(['', '404.html', 'en/', 'en/rules/']));
    expect(filesIn(built.folder)).toContain('sitemap-index.xml');
  });

  test('no page and no folder has a name that a host or a system would drop', ({ built }) => {
    const names = filesIn(built.folder);
    expect(names.filter((name) => name.startsWith('_') || name.startsWith('.well'))).toEqual([]);
    expect(names.filter((name) => !/^[\w./@-]+$/.test(name))).toEqual([]);
  });
});

test('a page that is not there is answered by the book, in its folder @folder', async ({
  page,
  built,
}) => {
  const answer = await page.goto('en/no-such-page/');
  expect(answer?.status()).toBe(404);
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.locator(`a[href="${built.base}en/"]`).first()).toBeVisible();
  await expect(page.locator(`a[href="${built.base}yo/"]`).first()).toBeVisible();
});
