import { expect, test } from '../support/book.ts';
import { fileOf, filesIn, pagesIn, readIn } from '../support/built-files.ts';
import { type Embedded, highwire, jsonLd, metaTags } from '../support/embedded-metadata.ts';

type Csl = {
  readonly type: string;
  readonly title: string;
  readonly language: string;
  readonly URL: string;
  readonly 'container-title'?: string;
  readonly issued: { readonly 'date-parts': readonly (readonly number[])[] };
};

const embedded = (item: Csl): Embedded => ({
  type: item.type,
  title: item.title,
  book: item['container-title'],
  date: (item.issued['date-parts'][0] ?? [])
    .map((part) => part.toString().padStart(2, '0'))
    .join('-'),
  language: item.language,
  url: item.URL,
});

/** Pages of the book in both languages; the door and the page for what is missing are none. */
const bookPages = (folder: string): readonly string[] =>
  pagesIn(folder).filter((page) => /^(en|yo)\//.test(page));

test.describe('what a citation manager takes from a page', () => {
  test('is what the page itself says how to cite it @folder', ({ built }) => {
    const files = filesIn(built.folder);
    const offered = files.filter((path) => /^cite\/\w+\/[^.]+\.json$/.test(path));
    const byUrl = new Map(
      offered.map((path) => {
        const [item] = JSON.parse(readIn(built.folder, path)) as [Csl];
        return [item.URL, embedded(item)] as const;
      }),
    );
    expect(byUrl.size).toBeGreaterThan(10);
    for (const page of bookPages(built.folder)) {
      const html = readIn(built.folder, fileOf(page));
      const found = highwire(html);
      expect(found.title, page).not.toBe('');
      const item = byUrl.get(found.url);
      if (item) expect(found, page).toEqual(item);
      // A page that offers its citation has the file for it.
      if (html.includes('id="cite-this"')) expect(item, page).toBeDefined();
    }
  });

  test('is the same in Dublin Core, in JSON-LD and in the address the page calls its own', ({
    built,
  }) => {
    for (const page of bookPages(built.folder)) {
      const html = readIn(built.folder, fileOf(page));
      const item = highwire(html);
      const tags = metaTags(html);
      const { data, ...ld } = jsonLd(html);
      expect(ld, page).toEqual(item);
      expect(html, page).toContain(`<link rel="canonical" href="${item.url}"`);
      expect(tags.get('DC.title'), page).toBe(item.title);
      expect(tags.get('DC.date'), page).toBe(item.date);
      expect(tags.get('DC.language'), page).toBe(item.language);
      expect(tags.get('DC.identifier'), page).toBe(item.url);
      expect(String(data['license']), page).toContain('creativecommons.org');
    }
  });

  test('of a chapter tells the works it cites', ({ built }) => {
    const cited = jsonLd(readIn(built.folder, 'en/rules/index.html')).data['citation'];
    expect(String(cited)).toContain('Odeleye, A. O. (1977)');
  });
});

test('every citation leads to the list and the list leads back', ({ built }) => {
  for (const page of bookPages(built.folder)) {
    const html = readIn(built.folder, fileOf(page));
    const cited = [...html.matchAll(/<a id="(cite-[\w-]+)"[^>]*href="#source-/g)];
    const back = [...html.matchAll(/<a href="#(cite-[\w-]+)" aria-label=/g)];
    expect(back.map(([, id]) => id).sort(), page).toEqual(cited.map(([, id]) => id).sort());
  }
});
