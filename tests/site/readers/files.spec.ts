import { openBook } from '../../../src/publish/built-book.ts';
import { paperPages } from '../../../src/publish/paper-pages.ts';
import { printSheet } from '../../../src/publish/print-sheets.ts';
import { deskFor } from '../../../src/publish/printer.ts';
import { expect, test } from '../support/book.ts';
import { packed, piecesOn } from '../support/letters.ts';

/** In points. */
const A4 = { short: 595, long: 842 };
/** One of each kind, and what is drawn with marks in both languages. */
const SOME: readonly {
  readonly page: string;
  /** Of a sheet that has so many; a worksheet is as long as its questions. */
  readonly pages?: number;
  readonly lying?: boolean;
}[] = [
  { page: 'en/sheets/ayo/', pages: 1 },
  { page: 'yo/sheets/ayo/', pages: 1 },
  { page: 'yo/sheets/jodu/large/', pages: 2 },
  { page: 'en/sheets/board/', pages: 2, lying: true },
  { page: 'en/worksheets/ayo/' },
  { page: 'yo/worksheets/ayo/key/' },
];

test.describe('a file to take away', () => {
  test('is tagged, titled and bookmarked, on A4, with every letter of its page', async ({
    browser,
    built,
  }) => {
    test.setTimeout(120_000);
    const book = await openBook(built.folder);
    const desk = await deskFor(browser, book);
    for (const { page, pages, lying = false } of SOME) {
      const { pdf } = await printSheet(desk, book, page);
      if (pages !== undefined) expect([page, pdf.pages]).toEqual([page, pages]);
      const [width, height] = lying ? [A4.long, A4.short] : [A4.short, A4.long];
      for (const size of pdf.sizes) {
        expect(Math.abs(size.width - width)).toBeLessThan(2);
        expect(Math.abs(size.height - height)).toBeLessThan(2);
      }
      expect(pdf.title).toBe(await desk.title());
      expect(pdf.title).toBe(pdf.title.normalize('NFC'));
      expect(pdf.language).toBe(page.slice(0, 2));
      expect([pdf.tagged, pdf.showsTitle]).toEqual([true, true]);
      expect(pdf.made).toMatch(/^D:\d{8}000000/);
      const headings = await desk
        .locator('.sheets :is(h1, h2, h3)')
        .filter({ visible: true })
        .allTextContents();
      const bookmarks = pdf.bookmarks.map(({ title }) => packed(title));
      expect(bookmarks).toEqual(headings.map(packed));
      const text = packed(pdf.texts.join(''));
      const pieces = await piecesOn(desk, '.sheets');
      expect(pieces.length).toBeGreaterThan(5);
      expect(pieces.filter((piece) => !text.includes(packed(piece)))).toEqual([]);
    }
    await desk.context().close();
  });

  test('is the same file when it is made again', async ({ browser, built }) => {
    const book = await openBook(built.folder);
    const twice = [];
    for (const before of [[], ['yo/sheets/tokens/']]) {
      const desk = await deskFor(browser, book);
      for (const page of before) await printSheet(desk, book, page);
      twice.push((await printSheet(desk, book, 'en/sheets/ayo/')).bytes);
      await desk.context().close();
    }
    expect(Buffer.from(twice[0] ?? []).equals(twice[1] ?? new Uint8Array())).toBe(true);
  });

  test('is made of every page for paper, in both languages alike', async ({ built }) => {
    const pages = paperPages((await openBook(built.folder)).pages).map(({ page }) => page);
    const of = (locale: string): readonly string[] =>
      pages.filter((page) => page.startsWith(`${locale}/`)).map((page) => page.slice(3));
    expect(of('en')).toEqual(of('yo'));
    expect(of('en')).toEqual(
      expect.arrayContaining([
        'sheets/ayo/',
        'sheets/ayo/large/',
        'sheets/board/',
        'worksheets/ayo/key/',
        'lessons/numbers/',
      ]),
    );
  });

  test('that overflows its paper is refused, and the refusal says what stands out', async ({
    browser,
    built,
  }) => {
    const book = await openBook(built.folder);
    const desk = await deskFor(browser, {
      ...book,
      async answer(url) {
        const found = await book.answer(url);
        if (!found || !url.endsWith('/sheets/ayo/')) return found;
        const html = found.body.toString();
        const more = `<p class="more">${'More than there is room for. '.repeat(200)}</p>`;
        return {
          ...found,
          body: Buffer.from(html.replace('<section class="sheet-part">', `${more}$&`)),
        };
      },
    });
    await expect(printSheet(desk, book, 'en/sheets/ayo/')).rejects.toThrow(
      /en\/sheets\/ayo\/ cannot be printed:\s+sheet 1 overflows its paper/,
    );
    await desk.context().close();
  });

  // The book in a folder is built with two files that stand for all; the one at the root with none.
  test('is named with its size where there is one, and nowhere else @folder', async ({
    page,
    request,
    built,
  }) => {
    const withFiles = built.folder !== 'dist';
    for (const [address, said] of [
      ['en/sheets/ayo/', withFiles ? ['PDF (2 kB, 1 page)'] : []],
      ['yo/sheets/ayo/large/', withFiles ? ['Fáìlì PDF (1.3 MB, ojú ìwé 2)'] : []],
      ['en/sheets/oware/', []],
    ] as const) {
      await page.goto(address);
      await expect(page.locator('.sheet-tools')).toBeVisible();
      const links = await page.locator('.file-link').all();
      expect(await Promise.all(links.map((link) => link.innerText()))).toEqual(said);
      for (const link of links) {
        const answer = await request.get(
          new URL((await link.getAttribute('href')) ?? '', page.url()).href,
        );
        expect(answer.status()).toBe(200);
        expect(answer.headers()['content-type']).toBe('application/pdf');
      }
    }
  });
});
