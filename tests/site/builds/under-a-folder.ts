/**
 * Builds the book once more as a guest in a folder of another site; the base path tests read it there. It is
 * built with files beside the pages, two that stand for all: printing them takes longer than reading them.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MANIFEST } from '../../../src/build/book-files.ts';
import { fileFor } from '../../../src/edition/file-names.ts';
import { buildInto } from './build-into.ts';

const FILES = '.build/few-files';
const few = {
  [fileFor('en', 'sheets/ayo/')]: { bytes: 2345, pages: 1 },
  [fileFor('yo', 'sheets/ayo/large/')]: { bytes: 1_250_001, pages: 2 },
};

await mkdir(FILES, { recursive: true });
for (const [name, { bytes }] of Object.entries(few))
  await writeFile(join(FILES, name), Buffer.alloc(bytes));
await writeFile(join(FILES, MANIFEST), JSON.stringify(few));
process.env['BOOK_FILES'] = FILES;
await buildInto('.build/folder', '/a/b/');
