/** Seeds of chance: the numbers a reader may choose, and one for each kind of question. */

/** The least and the greatest seed; few digits, to be copied from paper. */
export const SEEDS = { least: 1, most: 99_999 } as const;

/** A number of 32 bits out of a kind of question and a seed: the hash of Fowler, Noll and Vo (1a). */
export function seedOf(...parts: readonly (string | number)[]): number {
  let hash = 0x811c9dc5;
  for (const letter of parts.join(' ')) {
    hash ^= letter.codePointAt(0) ?? 0;
    hash = Math.imul(hash, 0x01000193);
  }
  return hash | 0;
}
