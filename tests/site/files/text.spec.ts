import { expect, test } from '../support/book.ts';
import { attributes, fileOf, filesIn, idsOf, pagesIn, readIn } from '../support/built-files.ts';

test('the licence of the type lies beside the type', ({ built }) => {
  const names = filesIn(built.folder);
  expect(names.some((name) => name.endsWith('.woff2'))).toBe(true);
  expect(names).toContain('assets/OFL.txt');
});

test.describe('the text of the built book', () => {
  test('is composed: one spelling for each word', ({ built }) => {
    const text = filesIn(built.folder).filter((path) =>
      /\.(html|css|js|xml|json|svg|txt)$/.test(path),
    );
    expect(
      text.filter(
        (path) => readIn(built.folder, path) !== readIn(built.folder, path).normalize('NFC'),
      ),
    ).toEqual([]);
    expect(
      text.filter((path) => path.endsWith('html') && readIn(built.folder, path).includes('\u0329')),
    ).toEqual([]);
  });

  test('has on each page its own title and description, neither begun in the middle of a letter', ({
    built,
  }) => {
    const titles: string[] = [];
    for (const page of pagesIn(built.folder)) {
      const html = readIn(built.folder, fileOf(page));
      const title = /<title>([^<]+)<\/title>/.exec(html)?.[1] ?? '';
      const description = attributes(/<meta[^>]*name="description"[^>]*>/.exec(html)?.[0] ?? '', [
        'content',
      ])[0]?.[1];
      expect(title, page).toMatch(/^\P{M}/u);
      if (page !== '404.html') expect(description, page).toMatch(/^\P{M}.{20}/u);
      titles.push(title);
    }
    expect(new Set(titles).size).toBe(titles.length);
  });

  test('names no id twice on a page', ({ built }) => {
    for (const page of pagesIn(built.folder)) {
      const ids = idsOf(readIn(built.folder, fileOf(page)));
      expect(
        ids.filter((id, place) => ids.indexOf(id) !== place),
        page,
      ).toEqual([]);
    }
  });

  test('shows no braces or tags that were meant to be read by the builder', ({ built }) => {
    for (const page of pagesIn(built.folder)) {
      // A citation as BibTeX has braces of its own.
      const body = readIn(built.folder, fileOf(page)).replaceAll(
        /<(script|style|pre)[\s\S]*?<\/\1>/g,
        '',
      );
      const seen = body.replaceAll(/<[^>]*>/g, ' ');
      expect(seen, page).not.toMatch(/\bundefined\b|\bNaN\b|\[object |\{[a-z]+\}/);
      expect(
        attributes(body, [
          'd',
          'x',
          'y',
          'cx',
          'cy',
          'r',
          'viewBox',
          'transform',
          'width',
          'height',
        ]).filter(([, value]) => /NaN|undefined/.test(value)),
      ).toEqual([]);
    }
  });
});
