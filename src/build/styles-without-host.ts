/**
 * Lets a page opened as a file find its styles. Its addresses begin at the root of the host, which a
 * file has not, so each style sheet is named a second time, counted from the page. Where there is a
 * host both names are one address, fetched once.
 */
import { glob, readFile, writeFile } from 'node:fs/promises';
import { join, posix, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** @param page the file of the page, from the top of the book */
export function withNearStyles(html: string, page: string, base: string): string {
  return html.replaceAll(
    /<link rel="stylesheet" href="([^"]+)"[^>]*>/g,
    (link, address: string) => {
      if (!address.startsWith(base)) return link;
      const near = posix.relative(posix.dirname(page), address.slice(base.length));
      return link + link.replace(address, near);
    },
  );
}

export function stylesWithoutHost(base: string): AstroIntegration {
  return {
    name: 'styles-without-host',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const root = fileURLToPath(dir);
        for await (const name of glob('**/index.html', { cwd: root })) {
          const file = join(root, name);
          const page = name.split(sep).join('/');
          await writeFile(file, withNearStyles(await readFile(file, 'utf8'), page, base));
        }
      },
    },
  };
}
