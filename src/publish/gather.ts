/** Reads the built pages of a language and makes one book of them. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fromHtml } from 'hast-util-from-html';
import { select, selectAll } from 'hast-util-select';
import { toString } from 'hast-util-to-string';
import type { Locale } from '../language/locale.ts';
import type { Book, Chapter, Part, Section } from './book.ts';
import { placeAll } from './places.ts';
import { withoutScreenOnly } from './screen-only.ts';
import { addressOf, type Station, stationsOf } from './stations.ts';
import { type Element, type Root, wordOf } from './trees.ts';

/** A built page as a tree. @param path from the top of the built site, with a closing slash: `en/rules/` */
async function pageAt(folder: string, path: string): Promise<Root> {
  const file = join(folder, path, 'index.html');
  try {
    return fromHtml(await readFile(file, 'utf8'));
  } catch (cause) {
    throw new Error(`The book needs ${file}: build it first (npm run build).`, { cause });
  }
}

const tidy = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** The one article of a page. */
function articleOf(page: Root, path: string): Element {
  const article = select('main > article', page);
  if (!article) throw new Error(`${path} has no article.`);
  return article;
}

/** What contents name of a chapter: not the letters of the glossary, nor its list of sources. */
function sectionsOf(article: Element): readonly Section[] {
  return selectAll('.chapter > h2[id], .full > h2[id]', article).map((heading) => ({
    id: wordOf(heading, 'id'),
    heading: heading.children,
  }));
}

function chapterOf({ path, depth }: Station, name: string, article: Element): Chapter {
  const heading = select('h1', article);
  return {
    name,
    path,
    depth,
    title: heading ? tidy(toString(heading)) : '',
    heading: heading?.children ?? [],
    // All rule books have the same few parts.
    sections: path.startsWith('rule-books/') ? [] : sectionsOf(article),
    article,
  };
}

/**
 * The book in a language.
 * @param folder the built site, `dist`
 */
export async function gather(folder: string, locale: Locale): Promise<Book> {
  const start = await pageAt(folder, `${locale}/`);
  const address = addressOf(start);
  const plan = stationsOf(start);
  const pages = new Map(
    await Promise.all(
      plan
        .flatMap(({ stations }) => stations)
        .map(async ({ path }) => {
          const article = articleOf(await pageAt(folder, `${locale}/${path}`), path);
          withoutScreenOnly(article);
          const name = path.replace(/\/$/, '').replaceAll('/', '-');
          return [path, { path, name, article }] as const;
        }),
    ),
  );
  placeAll([...pages.values()], address);
  const parts = plan.map(({ id, title, stations }): Part => ({
    id,
    title,
    chapters: stations.flatMap((station) => {
      const page = pages.get(station.path);
      return page ? [chapterOf(station, page.name, page.article)] : [];
    }),
  }));
  const meta = select('meta[name="description"]', start);
  return { locale, address, description: meta ? wordOf(meta, 'content') : '', parts };
}
