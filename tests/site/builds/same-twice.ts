/** Builds the book again and demands the very same files: a scholar can check that a copy is ours. */
import { createHash } from 'node:crypto';
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildInto } from './build-into.ts';

async function hashes(folder: string): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  for await (const entry of glob('**/*', { cwd: folder, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const hash = createHash('sha256').update(await readFile(path));
    found.set(path.slice(path.indexOf(folder) + folder.length + 1), hash.digest('hex'));
  }
  return found;
}

await buildInto(join('.build', 'again'), process.env['BASE_PATH'] ?? '/');
const first = await hashes('dist');
const second = await hashes(join('.build', 'again'));
const names = new Set([...first.keys(), ...second.keys()]);
const differing = [...names].filter((name) => first.get(name) !== second.get(name));
if (first.size === 0 || differing.length > 0) {
  console.error(`Two builds differ in ${differing.length} of ${names.size} files:`);
  console.error(differing.sort().slice(0, 20).join('\n'));
  process.exit(1);
}
console.log(`Built twice: ${first.size} files, the same byte for byte.`);
