import { expect, test } from '../support/book.ts';
import { attributes, fileOf, pagesIn, readIn } from '../support/built-files.ts';

/** Folders of all that a class may use. */
const CLASSROOM = /^(?:lessons|sheets|worksheets|projector|puzzles)\//;

test.describe('a teacher', () => {
  for (const locale of ['en', 'yo'])
    test(`finds everything for the classroom two presses from the start page (${locale})`, ({
      built,
    }) => {
      const linkedFrom = (page: string): ReadonlySet<string> =>
        new Set(
          attributes(readIn(built.folder, fileOf(`${locale}/${page}`)), ['href'])
            .map(([, address]) => address)
            .filter((address) => address.startsWith(`${built.base}${locale}/`))
            .map((address) => address.slice(`${built.base}${locale}/`.length).replace(/#.*/, '')),
        );
      expect([...linkedFrom('')]).toContain('teach/');
      const things = pagesIn(built.folder)
        .filter((page) => page.startsWith(`${locale}/`))
        .map((page) => page.slice(locale.length + 1))
        .filter((page) => CLASSROOM.test(page));
      expect(things.length).toBeGreaterThan(100);
      const listed = linkedFrom('teach/');
      expect(things.filter((page) => !listed.has(page))).toEqual([]);
    });
});
