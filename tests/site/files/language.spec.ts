import { expect, test } from '../support/book.ts';
import { fileOf, pagesIn, readIn } from '../support/built-files.ts';
import { spokenIn } from '../support/spoken-text.ts';

test.describe('the language of each word', () => {
  test('each page names its own, and its direction', ({ built }) => {
    for (const address of pagesIn(built.folder).filter((page) => page !== '')) {
      const language = address.startsWith('yo/') ? 'yo' : 'en';
      expect(readIn(built.folder, fileOf(address)), address).toContain(
        `<html lang="${language}" dir="ltr">`,
      );
    }
  });

  test('a Yorùbá word on an English page is marked as Yorùbá', ({ built }) => {
    for (const address of pagesIn(built.folder).filter((one) => !one.startsWith('yo/'))) {
      const unmarked = spokenIn(readIn(built.folder, fileOf(address)))
        // No part of an attribute or of a list of choices can have a language of its own.
        .filter(({ lang, place }) => lang === 'en' && !/\[|^(?:meta|title|option)$/.test(place))
        .flatMap(({ text }) => text.match(/\S*[ẹọṣẸỌṢ]\S*/gu) ?? []);
      expect(unmarked, address).toEqual([]);
    }
  });
});
