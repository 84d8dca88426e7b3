/** The tables of endings, solved and packed once a build. */
import { FILED, type FileSizes, MOST_IN_FILES, fileName, packed } from '../analysis/ending-file.ts';
import { endingsOf } from '../analysis/endings.ts';

export type EndingFile = { readonly name: string; readonly bytes: Uint8Array<ArrayBuffer> };

export type EndingFiles = { readonly files: readonly EndingFile[]; readonly sizes: FileSizes };

let made: Promise<EndingFiles> | null = null;

/** Every file of every book that has files, and what they weigh. */
export function endingFiles(): Promise<EndingFiles> {
  made ??= makeEndingFiles(MOST_IN_FILES);
  return made;
}

/** The same up to so many seeds. */
export async function makeEndingFiles(upTo: number): Promise<EndingFiles> {
  const files: EndingFile[] = [];
  const sizes: Record<string, readonly number[]> = {};
  let whole: readonly Int8Array[] | null = null;
  for (const rules of FILED) {
    const endings = endingsOf(rules, upTo);
    const weights: number[] = [];
    for (const [seeds, values] of endings.entries()) {
      const bytes = await packed(values, whole?.[seeds] ?? null);
      files.push({ name: fileName(rules.id, seeds), bytes });
      weights.push(bytes.length);
    }
    sizes[rules.id] = weights;
    whole ??= endings;
  }
  return { files, sizes };
}
