/** The tables of endings as files of the book, fetched only when asked for. */
import {
  FILED,
  type FileSizes,
  fileName,
  filedUnder,
  unpacked,
} from '../../analysis/ending-file.ts';

/** What a book's tables weigh in bytes, up to so many seeds: those it differs from included. */
export function weightOf(sizes: FileSizes, ruleset: string, upTo: number): number {
  return booksFor(ruleset)
    .flatMap((book) => (sizes[book] ?? []).slice(0, upTo + 1))
    .reduce((sum, bytes) => sum + bytes, 0);
}

/**
 * Fetches a book's tables up to so many seeds. `folder` is the address of `endings/` in this book.
 * Each number of seeds is told as it comes; `signal` stops it.
 */
export async function fetchEndings(
  folder: string,
  ruleset: string,
  upTo: number,
  options: { readonly signal?: AbortSignal; readonly onLayer?: (seeds: number) => void } = {},
): Promise<readonly Int8Array<ArrayBuffer>[]> {
  const layers: Int8Array<ArrayBuffer>[] = [];
  for (let seeds = 0; seeds <= upTo; seeds++) {
    let values: Int8Array<ArrayBuffer> | null = null;
    for (const book of booksFor(ruleset)) {
      const answer = await fetch(`${folder}${fileName(book, seeds)}`, {
        signal: options.signal ?? null,
      });
      if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`);
      values = await unpacked(new Uint8Array(await answer.arrayBuffer()), values);
      // Unpacking cannot be stopped, so what was stopped meanwhile must not be told of any more.
      options.signal?.throwIfAborted();
    }
    if (values === null) throw new Error(`There are no tables for "${ruleset}".`);
    layers.push(values);
    options.onLayer?.(seeds);
  }
  return layers;
}

/** The books whose files are needed: the whole one, then the one that differs from it. */
function booksFor(ruleset: string): readonly string[] {
  const book = filedUnder(ruleset);
  const whole = FILED[0]?.id;
  if (book === null || whole === undefined) return [];
  return book === whole ? [whole] : [whole, book];
}
