/** The built book as files: what a crawler, a budget or a proof-reader looks at. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, posix, sep } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

export const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .map((path) => path.split(sep).join('/'))
    .sort();

export const readIn = (folder: string, path: string): string =>
  readFileSync(join(folder, path), 'utf8');

/** Addresses of all pages, relative to where the book stands: `''`, `en/`, `en/rules/`, `404.html`. */
export const pagesIn = (folder: string): readonly string[] =>
  filesIn(folder)
    .filter((path) => path.endsWith('.html'))
    .map((path) => path.replace(/(^|\/)index\.html$/, '$1'));

/** The file that answers an address. */
export const fileOf = (page: string): string =>
  page === '' || page.endsWith('/') ? `${page}index.html` : page;

const sizes = new Map<string, number>();

/** What a file weighs as it is sent. The same scripts come with many pages: each is packed once. */
export function brotliSize(folder: string, path: string): number {
  const file = join(folder, path);
  const size = sizes.get(file) ?? brotliCompressSync(readFileSync(file)).length;
  sizes.set(file, size);
  return size;
}

const unescaped = (text: string): string =>
  text.replaceAll('&#38;', '&').replaceAll('&amp;', '&').replaceAll('&quot;', '"');

/** The values of some attributes of a page, with the attribute's name. */
export const attributes = (html: string, names: readonly string[]): readonly [string, string][] =>
  Array.from(
    html.matchAll(new RegExp(`\\s(${names.join('|')})=(?:"([^"]*)"|'([^']*)')`, 'g')),
    (match) => [match[1] ?? '', unescaped(match[2] ?? match[3] ?? '')],
  );

/** The ids of a page. */
export const idsOf = (html: string): readonly string[] =>
  attributes(html, ['id']).map(([, id]) => id);

/** The scripts a script file imports when it is loaded (not those it may ask for later). */
const staticImports = (code: string): readonly string[] =>
  Array.from(
    code.matchAll(/(?:^|[;}\s])(?:import|export)(?:[^'"()]*?\bfrom)?\s*["'](\.{1,2}\/[^"']+)["']/g),
    (match) => match[1] ?? '',
  );

/** Every script a page loads by itself or through its islands, with all they import. */
export function scriptsOf(folder: string, base: string, page: string): readonly string[] {
  const html = readIn(folder, fileOf(page));
  const named = attributes(html, ['src', 'component-url', 'renderer-url', 'before-hydration-url'])
    .map(([, address]) => address)
    .concat(attributes(html, ['href']).map(([, address]) => address))
    .filter((address) => address.endsWith('.js'))
    .map((address) => address.slice(base.length));
  const found = new Set<string>();
  const follow = (path: string): void => {
    if (found.has(path)) return;
    found.add(path);
    for (const next of staticImports(readIn(folder, path)))
      follow(posix.join(posix.dirname(path), next));
  };
  named.forEach(follow);
  return [...found];
}
