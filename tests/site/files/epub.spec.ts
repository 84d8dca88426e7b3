import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { LOCALES } from '../../../src/language/locale.ts';
import { type Book, chaptersOf } from '../../../src/publish/book.ts';
import { gather } from '../../../src/publish/gather.ts';
import { epubOf } from '../../../src/publish/write-epubs.ts';
import { findEpubcheck } from '../../browser/find-epubcheck.ts';
import { expect, test } from '../support/book.ts';
import { attributes, fileOf, idsOf, readIn } from '../support/built-files.ts';
import { articleOf, cellsOf, paragraphsOf } from '../support/written.ts';

/** Names over the list of sections, and cards: of the screen alone. */
const OF_THE_SCREEN = /^(?:contents-label|gloss-.*)$/;

const FOLDER = join('.build', 'epub');

/** The files of an EPUB by name. */
const filesOf = (epub: Uint8Array): ReadonlyMap<string, string> =>
  new Map(Object.entries(unzipSync(epub)).map(([name, bytes]) => [name, strFromU8(bytes)]));

const chapterFiles = (
  book: Book,
  files: ReadonlyMap<string, string>,
): readonly (readonly [path: string, name: string, xhtml: string])[] =>
  chaptersOf(book).map(({ path, name }) => [path, name, files.get(`EPUB/${name}.xhtml`) ?? '']);

const count = (text: string, what: RegExp): number => text.match(what)?.length ?? 0;

/** What epubcheck finds wrong; nothing when all is well. */
function faultsOf(file: string): string {
  const checker = findEpubcheck();
  if (!checker)
    throw new Error('No epubcheck found: node tests/browser/ensure-epubcheck.ts first.');
  const { status, stdout, stderr } = spawnSync(
    checker.java,
    ['-jar', checker.jar, file, '--failonwarnings', '--quiet'],
    { encoding: 'utf8', maxBuffer: 1e8 },
  );
  return status === 0 ? '' : `${stdout}${stderr}`;
}

for (const locale of LOCALES)
  test(`the EPUB in ${locale} is the whole book, and passes epubcheck without a warning`, async ({
    built,
  }) => {
    // No test of time: ten minutes only keep a checker that hangs from holding up everything.
    test.setTimeout(600_000);
    const book = await gather(built.folder, locale);
    const epub = await epubOf(book);
    const files = filesOf(epub);
    const chapters = chapterFiles(book, files);

    await test.step('every paragraph, and the words of every step, stand as on the page', () => {
      for (const [path, name, xhtml] of chapters) {
        const page = articleOf(readIn(built.folder, fileOf(`${locale}/${path}`)));
        const there = paragraphsOf(xhtml);
        const lost = [...paragraphsOf(page)].filter(
          ([id, text]) => !OF_THE_SCREEN.test(id) && there.get(`${name}.${id}`) !== text,
        );
        expect(lost, path).toEqual([]);
      }
    });

    await test.step('every frame of every example is there, and every cell of every table', () => {
      for (const [path, , xhtml] of chapters) {
        const page = articleOf(readIn(built.folder, fileOf(`${locale}/${path}`)));
        expect(count(xhtml, /<li class="film-frame"><svg/g), path).toBe(
          count(page, /<li class="film-frame">/g),
        );
        const cells = new Set(cellsOf(xhtml));
        expect(
          cellsOf(page).filter((cell) => !cells.has(cell)),
          path,
        ).toEqual([]);
      }
      expect(
        chapters.reduce((sum, [, , xhtml]) => sum + count(xhtml, /film-frame/g), 0),
      ).toBeGreaterThan(300);
    });

    await test.step('no place is named twice, and every link of the book leads somewhere', () => {
      const ids = chapters.flatMap(([, , xhtml]) => idsOf(xhtml));
      expect(new Set(ids).size).toBe(ids.length);
      const pages = [...files]
        .filter(([name]) => name.endsWith('.xhtml'))
        .map(([name, text]) => [name.replace('EPUB/', ''), text] as const);
      const places = new Set(
        pages.flatMap(([name, text]) => [name, ...idsOf(text).map((id) => `${name}#${id}`)]),
      );
      const broken = pages.flatMap(([name, text]) =>
        attributes(text, ['href'])
          .map(([, href]) => (href.startsWith('#') ? name + href : href))
          .filter((href) => !/^https?:|^book\.css$/.test(href) && !places.has(href))
          .map((href) => `${name} leads to ${href}`),
      );
      expect(broken).toEqual([]);
    });

    await test.step('it is composed, needs no script and asks nothing of the net', () => {
      for (const [name, text] of files)
        if (/\.(?:xhtml|opf|css)$/.test(name)) {
          expect(text === text.normalize('NFC'), name).toBe(true);
          expect(text, name).not.toMatch(/<script|\son[a-z]+="|src="https?:|url\(['"]?https?:/);
        }
    });

    await test.step('it is the same book each time, and small', async () => {
      expect(Buffer.compare(await epubOf(book), epub)).toBe(0);
      expect(epub.length).toBeLessThan(2_000_000);
    });

    await test.step('epubcheck finds nothing', () => {
      mkdirSync(FOLDER, { recursive: true });
      const file = join(FOLDER, `checked-${locale}.epub`);
      writeFileSync(file, epub);
      expect(faultsOf(file)).toBe('');
    });
  });
