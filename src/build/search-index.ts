/**
 * Writes the index of the search into the finished book. Pagefind folds marks by itself and keeps the
 * text as it is; of its files only those are taken that a search loads.
 */
import { glob, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { close, createIndex } from 'pagefind';
import { eachSourceOnce, recordsOf, type SearchRecord } from './search-records.ts';

const NEEDED = /^(?:pagefind\.js|pagefind-worker\.js|pagefind-entry\.json|wasm\..+|.+\.pf_\w+)$/;

/** What Pagefind does when a part of its index cannot be fetched: it goes on, and finds nothing there. */
const PASSED_OVER = '"load_index_chunk")).catch(()=>{})';

/** A script of Pagefind's that fails where a part of the index fails, so that no reader is told that nothing answers. */
function failing(script: string): string {
  if (script.split(PASSED_OVER).length !== 2)
    throw new Error(`This Pagefind passes over missing parts elsewhere than in ${PASSED_OVER}`);
  return script.replace(PASSED_OVER, '"load_index_chunk"))');
}

/** Few files, so that looking into many results asks for little. */
const MOST_FRAGMENTS = 24;

/** The files of an index, by their names in its folder. */
export async function indexFiles(
  records: readonly SearchRecord[],
): Promise<ReadonlyMap<string, Uint8Array>> {
  const { index, errors } = await createIndex({ maxFragments: MOST_FRAGMENTS });
  if (index === undefined) throw new Error(`The search has no index: ${errors.join(' ')}`);
  for (const { address, title, page, kind, text } of records) {
    const added = await index.addCustomRecord({
      url: address,
      language: address.slice(0, 2),
      content: text,
      meta: { title },
      filters: { kind: [kind], page: [page] },
    });
    if (added.errors.length > 0) throw new Error(`${address}: ${added.errors.join(' ')}`);
  }
  const { files } = await index.getFiles();
  await close();
  return new Map(
    files.filter(({ path }) => NEEDED.test(path)).map(({ path, content }) => [path, content]),
  );
}

export function searchIndex(): AstroIntegration {
  return {
    name: 'search-index',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const root = fileURLToPath(dir);
        const records: SearchRecord[] = [];
        for (const name of (await Array.fromAsync(glob('{en,yo}/**/index.html', { cwd: root })))
          // The list for a reviewer, the sheets and the projector say again what all the other pages say.
          .filter(
            (page) =>
              !page.split(sep).some((part) => ['review', 'sheets', 'projector'].includes(part)),
          )
          .sort())
          records.push(
            ...recordsOf(name.split(sep).join('/'), await readFile(join(root, name), 'utf8')),
          );
        for (const [name, content] of await indexFiles(eachSourceOnce(records))) {
          const file = join(root, 'search', name);
          const isScript = name.endsWith('.js');
          await mkdir(dirname(file), { recursive: true });
          await writeFile(file, isScript ? failing(Buffer.from(content).toString()) : content);
        }
      },
    },
  };
}
