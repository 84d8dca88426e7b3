/** The book as the build left it: which pages it has, and what a reader who asks for an address gets. */
import { glob, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

export type Answer = { readonly body: Buffer; readonly contentType: string };

export type BuiltBook = {
  readonly folder: string;
  /** Where the book says it will be served, with a closing slash. */
  readonly address: string;
  /** Every page below the address, as `en/sheets/ayo/`, in the order of the letters. */
  readonly pages: readonly string[];
  /** The file at an address, or nothing. */
  readonly answer: (url: string) => Promise<Answer | undefined>;
};

/** Reads what was built into a folder. Links on paper must lead to the book’s real address: the pages tell it. */
export async function openBook(folder: string): Promise<BuiltBook> {
  const start = await readFile(join(folder, 'en', 'index.html'), 'utf8').catch(() => {
    throw new Error(`There is no built book in ${folder}: \`npm run build\` makes one.`);
  });
  const address = /<link rel="canonical" href="([^"]+)en\/"/.exec(start)?.[1];
  if (address === undefined)
    throw new Error(`${folder}/en/index.html does not say where the book is served.`);
  const pages: string[] = [];
  for await (const file of glob('**/index.html', { cwd: folder }))
    pages.push(file.replaceAll('\\', '/').replace(/index\.html$/, ''));
  return {
    folder,
    address,
    pages: pages.sort(),
    async answer(url) {
      if (!url.startsWith(address)) return undefined;
      const path = decodeURIComponent(
        new URL(url).pathname.slice(new URL(address).pathname.length),
      );
      const file = join(folder, path === '' || path.endsWith('/') ? `${path}index.html` : path);
      const body = await readFile(file).catch(() => undefined);
      return body && { body, contentType: TYPES[extname(file)] ?? 'application/octet-stream' };
    },
  };
}
