/**
 * Lays files that were made out of an earlier build beside the pages, and tells the pages how large they
 * are. `BOOK_FILES` names the folder they are in; without it the book has none, and no page names one.
 */
import { copyFile, mkdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** What stands beside the files: their names, with the size of each. */
export const MANIFEST = 'manifest.json';

type Manifest = Readonly<Record<string, { readonly bytes: number; readonly pages?: number }>>;

/** The list of the files in a folder, held against the files themselves. */
export async function readManifest(folder: string): Promise<Manifest> {
  const remedy = '`npm run sheets` makes the files and builds the book with them.';
  let manifest: Manifest;
  try {
    manifest = JSON.parse(await readFile(join(folder, MANIFEST), 'utf8')) as Manifest;
  } catch {
    throw new Error(`BOOK_FILES names ${folder}, where no ${MANIFEST} can be read. ${remedy}`);
  }
  for (const [name, { bytes }] of Object.entries(manifest)) {
    const found = await stat(join(folder, name)).catch(() => undefined);
    if (found?.size === bytes) continue;
    const now = found ? `has ${found.size}` : 'is not there';
    throw new Error(`${folder}: ${MANIFEST} says ${name} has ${bytes} bytes; it ${now}. ${remedy}`);
  }
  return manifest;
}

export function bookFiles(folder: string | undefined): AstroIntegration {
  let names: readonly string[] = [];
  return {
    name: 'book-files',
    hooks: {
      'astro:config:setup': async ({ command, updateConfig }) => {
        const manifest = folder && command === 'build' ? await readManifest(folder) : {};
        names = Object.keys(manifest);
        updateConfig({
          vite: { define: { 'import.meta.env.MADE_FILES': JSON.stringify(manifest) } },
        });
      },
      'astro:build:done': async ({ dir }) => {
        if (!folder || names.length === 0) return;
        const to = fileURLToPath(new URL('files/', dir));
        await mkdir(to, { recursive: true });
        for (const name of names) await copyFile(join(folder, name), join(to, name));
      },
    },
  };
}
