/** What git knows or would take in, read once: the house tests look at every file of the project. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const TEXT = new Set(
  '.astro .css .html .js .json .md .mdx .mjs .svelte .svg .ts .txt .yaml .yml'.split(' '),
);

/** Every file that is tracked or new, by its path from the top; nothing that git ignores. */
export const filePaths: readonly string[] = execFileSync(
  'git',
  ['-C', ROOT, 'ls-files', '-z', '--cached', '--others', '--exclude-standard'],
  { encoding: 'utf8' },
)
  .split('\0')
  .filter((path) => path !== '' && existsSync(join(ROOT, path)));

export const isText = (path: string): boolean => TEXT.has(extname(path)) || !path.includes('.');

export const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

export const exists = (path: string): boolean => filePaths.includes(path);

export const sourcePaths: readonly string[] = filePaths.filter(
  (path) => path.startsWith('src/') && /\.(ts|svelte|astro)$/.test(path),
);
