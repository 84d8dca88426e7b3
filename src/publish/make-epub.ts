/**
 * Writes the book of each language as an EPUB. Run after a build: `npm run epub`.
 *
 *     node src/publish/make-epub.ts [folder of the site] [folder to write into]
 */
import { join } from 'node:path';
import { writeEpubs } from './write-epubs.ts';

const [site = 'dist', folder = join('.build', 'epub')] = process.argv.slice(2);

for (const [name, { bytes }] of Object.entries(await writeEpubs(site, folder)))
  console.log(`${join(folder, name)}  ${(bytes / 1e6).toFixed(2)} MB`);
