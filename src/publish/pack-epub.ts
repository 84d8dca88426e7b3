/** Packs the files of an EPUB. The same files make the same bytes, on any day and in any time zone. */
import { strToU8, type Zippable, zipSync } from 'fflate';

/** @param files in order; the first says what the file is, and is not compressed, so that it can be read at once */
export function packed(
  files: readonly (readonly [name: string, content: string | Uint8Array])[],
): Uint8Array {
  // The earliest day a zip can name, in the hours of wherever this runs: it is written as it is read.
  const mtime = new Date(1980, 0, 1);
  const entries: Zippable = {};
  for (const [name, content] of files) {
    const bytes = typeof content === 'string' ? strToU8(content) : content;
    entries[name] = [bytes, { level: name === 'mimetype' ? 0 : 9, mtime }];
  }
  return zipSync(entries);
}
