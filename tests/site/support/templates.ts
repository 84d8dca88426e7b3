/** The pages of the book by what makes them: a template is a file in `src/pages`. */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { fileOf, filesIn, pagesIn } from './built-files.ts';

/** The chapters are the text of the book: one template, and yet no page is like another. */
const CHAPTERS = '[lang]/[chapter].astro';

const ROUTES = filesIn(join('src', 'pages'))
  .filter((file) => file.endsWith('.astro'))
  // An address that is written out goes before one with a gap, as it does when the book is built.
  .toSorted((a, b) => a.split('[').length - b.split('[').length)
  .map((file) => {
    const address = file
      .replace(/(^|\/)index\.astro$/, '$1')
      .replace(/^404\.astro$/, '404.html')
      .replace(/\.astro$/, '/')
      .replaceAll('.', '\\.')
      .replaceAll(/\[[^\]]+\]/g, '[^/]+');
    return { file, address: new RegExp(`^${address}$`) };
  });

/** The template that makes a page. */
export function templateOf(page: string): string {
  const route = ROUTES.find(({ address }) => address.test(page));
  if (!route) throw new Error(`No file in src/pages makes ${page}`);
  return route.file;
}

/** The smallest and the largest page of each template in each language. */
export function extremesOf(folder: string): readonly string[] {
  const groups = Map.groupBy(
    pagesIn(folder),
    (page) => `${page.split('/')[0]} ${templateOf(page)}`,
  );
  return [...groups.values()].flatMap((pages) => {
    const bySize = pages.toSorted(
      (a, b) => statSync(join(folder, fileOf(a))).size - statSync(join(folder, fileOf(b))).size,
    );
    return [...new Set([bySize.at(0), bySize.at(-1)])].filter((page) => page !== undefined);
  });
}

/** The extremes of each template, and every chapter. */
export function sampleOf(folder: string): readonly string[] {
  const chapters = pagesIn(folder).filter((page) => templateOf(page) === CHAPTERS);
  return [...new Set([...extremesOf(folder), ...chapters])].toSorted();
}

/** One of so many equal shares, so that several tests can read side by side. */
export const shareOf = <T>(all: readonly T[], share: number, shares: number): readonly T[] =>
  all.filter((_, place) => place % shares === share);
