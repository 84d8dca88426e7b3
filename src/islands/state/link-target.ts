/** What a page opens when a link names nothing on it. */
import { anchorOf, type Address } from './place-in-address.ts';

/** The example to open, and the name the link gave when that is not its own. */
export type LinkTarget = { readonly open: string; readonly unknown: string | null };

/**
 * Where an address leads that names nothing; null when it leads somewhere, or nowhere on purpose.
 * @param examples the names of the page's examples, in order
 * @param known whether the page has what the address names
 */
export function linkTarget(
  { search, hash }: Address,
  examples: readonly string[],
  known: boolean,
): LinkTarget | null {
  const [first] = examples;
  const asked = anchorOf(hash);
  // Browsers take “top” for the top of any page.
  if (first === undefined || known || asked.toLowerCase() === 'top') return null;
  if (asked !== '') return { open: nearestName(asked, examples) ?? first, unknown: asked };
  return new URLSearchParams(search).has('at') ? { open: first, unknown: null } : null;
}

/** Which of the known names is nearest to the one asked for, by single-letter changes. */
export function nearestName(asked: string, names: readonly string[]): string | null {
  const scored = names.map((name) => ({ name, far: changes(asked.toLowerCase(), name) }));
  return scored.sort((a, b) => a.far - b.far)[0]?.name ?? null;
}

/** Levenshtein's distance, row by row. */
function changes(from: string, to: string): number {
  let above = Array.from({ length: to.length + 1 }, (_, place) => place);
  for (let i = 1; i <= from.length; i += 1) {
    const here = [i];
    for (let j = 1; j <= to.length; j += 1)
      here[j] = Math.min(
        (above[j] as number) + 1,
        (here[j - 1] as number) + 1,
        (above[j - 1] as number) + (from[i - 1] === to[j - 1] ? 0 : 1),
      );
    above = here;
  }
  return above[to.length] as number;
}
