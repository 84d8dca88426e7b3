/**
 * Tables of endings as files: one for each number of seeds, a byte a position, deflated. One book's
 * tables are kept whole; those of its relatives as what differs from it, which is little: so all of
 * them together are not much more than one.
 */
import type { Ruleset } from '../engine/ruleset.ts';
import { ayo, ayoDestroy, ayoTaboo } from '../engine/rulesets/ayo.ts';
import { awari } from '../engine/rulesets/awari.ts';

/** The most seeds there are files for. */
export const MOST_IN_FILES = 12;

/** The rule books with files of their own, the whole one first. */
export const FILED: readonly Ruleset[] = [ayo, ayoDestroy, ayoTaboo, awari];

/** The book in whose files the endings of another stand: those of Oware are those of Ayò. */
export function filedUnder(ruleset: string): string | null {
  if (ruleset === 'oware') return ayo.id;
  return FILED.some(({ id }) => id === ruleset) ? ruleset : null;
}

/** The address of a file, from the folder of the tables. */
export const fileName = (book: string, seeds: number): string => `${book}/${seeds}.bin`;

/** Sizes of all files in bytes, as they are sent: by book, then by number of seeds. */
export type FileSizes = { readonly [book: string]: readonly number[] };

/** The bytes of a file. `whole` are the values of the book kept whole, unless this is that book. */
export const packed = (
  values: Int8Array,
  whole: Int8Array | null,
): Promise<Uint8Array<ArrayBuffer>> =>
  through(new CompressionStream('deflate-raw'), differences(values, whole));

/** The values in a file: the way back from `packed`. */
export async function unpacked(
  file: Uint8Array<ArrayBuffer>,
  whole: Int8Array | null,
): Promise<Int8Array<ArrayBuffer>> {
  const bytes = await through(new DecompressionStream('deflate-raw'), file);
  return new Int8Array(differences(new Int8Array(bytes.buffer), whole).buffer);
}

function differences(values: Int8Array, whole: Int8Array | null): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(values.length);
  for (let place = 0; place < bytes.length; place++)
    bytes[place] = (values[place] as number) ^ (whole === null ? 0 : (whole[place] as number));
  return bytes;
}

async function through(
  stream: CompressionStream | DecompressionStream,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array<ArrayBuffer>> {
  const out = new Blob([bytes]).stream().pipeThrough(stream);
  return new Uint8Array(await new Response(out).arrayBuffer());
}
