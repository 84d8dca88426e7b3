/** Whole numbers as readers and addresses write them: digits alone, without sign, point or exponent. */

/** From this to that, both included. */
export type Bounds = { readonly least: number; readonly most: number };

/** The number that is written; null where it is none, or outside its bounds. */
export function wholeNumber(text: string, { least, most }: Bounds): number | null {
  const written = text.trim();
  const number = /^\d{1,15}$/.test(written) ? Number(written) : Number.NaN;
  return number >= least && number <= most ? number : null;
}
