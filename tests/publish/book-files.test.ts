import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { MANIFEST, readManifest } from '../../src/build/book-files.ts';
import { openBook } from '../../src/publish/built-book.ts';

describe('files beside the pages', () => {
  let folder = '';
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'files-'));
  });
  afterEach(() => rm(folder, { recursive: true }));
  const list = (bytes: number): Promise<void> =>
    writeFile(join(folder, MANIFEST), JSON.stringify({ 'a.pdf': { bytes, pages: 1 } }));

  test('are listed with their sizes', async () => {
    await writeFile(join(folder, 'a.pdf'), 'abc');
    await list(3);
    expect(await readManifest(folder)).toEqual({ 'a.pdf': { bytes: 3, pages: 1 } });
  });

  test('stop the build when the list does not tell the truth, and it says how to make them', async () => {
    await expect(readManifest(folder)).rejects.toThrow(
      /where no manifest\.json can be read\. `npm run sheets` makes the files/,
    );
    await list(3);
    await expect(readManifest(folder)).rejects.toThrow(/says a\.pdf has 3 bytes; it is not there/);
    await writeFile(join(folder, 'a.pdf'), 'abcd');
    await expect(readManifest(folder)).rejects.toThrow(/says a\.pdf has 3 bytes; it has 4/);
  });

  test('are made of a built book, and its absence is said', async () => {
    await expect(openBook(folder)).rejects.toThrow(
      `There is no built book in ${folder}: \`npm run build\` makes one.`,
    );
  });
});
