/**
 * Reads the finished book as a proof-reader does, and stops the build when a link leads nowhere, a
 * source is listed that no page cites, or a letter is not in its composed form.
 */
import { glob, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** The pages of the book by file name, counted from its top: `en/rules/index.html`. */
export type Pages = ReadonlyMap<string, string>;

const HOST = 'http://book.example';

/**
 * Everything wrong with the pages, one line a fault; empty when the book may go out.
 * @param files what else may be linked to, data to take away above all
 */
export function faultsIn(
  pages: Pages,
  base: string,
  sources: readonly string[],
  files: readonly string[] = [],
): readonly string[] {
  const anchors = new Map<string, ReadonlySet<string>>(files.map((name) => [name, new Set()]));
  for (const [name, html] of pages) anchors.set(name, anchorsOf(html));
  const faults: string[] = [];
  for (const [name, html] of pages) {
    if (html !== html.normalize('NFC')) faults.push(`${name}: a mark is not composed (NFC).`);
    const here = new URL(base + name.replace(/index\.html$/, ''), HOST);
    for (const address of linksOf(html)) {
      const fault = wrongWith(new URL(address, here), base, anchors);
      if (fault !== null) faults.push(`${name}: the link "${address}" ${fault}.`);
    }
  }
  const cited = new Set([...anchors.values()].flatMap((ids) => [...ids]));
  for (const source of sources)
    if (!cited.has(`source-${source}`))
      faults.push(`content/sources.json: "${source}" is cited on no page.`);
  return faults;
}

const anchorsOf = (html: string): ReadonlySet<string> =>
  new Set(Array.from(html.matchAll(/\sid="([^"]*)"/g), ([, id = '']) => id));

const linksOf = (html: string): readonly string[] =>
  Array.from(html.matchAll(/<a\s[^>]*?href="([^"]*)"/g), ([, address = '']) =>
    address.replaceAll(/&(?:amp|#38);/g, '&'),
  );

/** What is wrong with a link into the book; other hosts are not asked. */
function wrongWith(
  url: URL,
  base: string,
  anchors: ReadonlyMap<string, ReadonlySet<string>>,
): string | null {
  if (url.origin !== HOST) return null;
  if (!url.pathname.startsWith(base)) return `leaves ${base}`;
  const path = decodeURI(url.pathname.slice(base.length));
  const file = path === '' || path.endsWith('/') ? `${path}index.html` : path;
  const ids = anchors.get(file);
  if (ids === undefined) return 'leads to no page';
  const anchor = decodeURIComponent(url.hash.slice(1));
  return anchor === '' || ids.has(anchor) ? null : 'names no place on its page';
}

/** @param sources the ids of all sources in the bibliography */
export function proofReading(base: string, sources: readonly string[]): AstroIntegration {
  return {
    name: 'proof-reading',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const root = fileURLToPath(dir);
        const pages = new Map<string, string>();
        for await (const name of glob('**/*.html', { cwd: root }))
          pages.set(name.split(sep).join('/'), await readFile(join(root, name), 'utf8'));
        const files: string[] = [];
        for await (const name of glob('**/*.*', { cwd: root }))
          files.push(name.split(sep).join('/'));
        const faults = faultsIn(pages, base, sources, files);
        if (faults.length > 0)
          throw new Error(`The book is not ready to go out:\n  ${faults.join('\n  ')}`);
      },
    },
  };
}
