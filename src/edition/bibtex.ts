/** Citations in BibTeX, by citation-js, in letters as they are (UTF-8). */
import { Cite, plugins } from '@citation-js/core';
import '@citation-js/plugin-bibtex';
import type { CslItem } from './csl.ts';

/** The entries of some items, one after the other. */
export const bibtexOf = (items: readonly CslItem[]): string => items.map(entryOf).join('\n');

/** What the types of the library leave out of its configuration. */
type Config = { get(plugin: '@bibtex'): { readonly format: object } };

function entryOf(item: CslItem): string {
  const { format } = (plugins.config as unknown as Config).get('@bibtex');
  Object.assign(format, { asciiOnly: false, useIdAsLabel: true, checkLabel: false });
  const entry: string = new Cite([item]).format('bibtex');
  const lines = entry.trim().split('\n');
  // A book without a place of its own: the address is said once.
  const kept = lines.filter((line) => !line.startsWith('\thowpublished = ')).map(clean);
  for (const field of ['version', 'language'] as const)
    if (item[field] !== undefined) kept.splice(-1, 0, `\t${field} = {${item[field]}},`);
  return `${kept.join('\n')}\n`;
}

/**
 * The library holds capitals together with braces up to the first letter that is not ASCII, and
 * leaves the signs that TeX reads as commands.
 */
function clean(line: string): string {
  const whole = line.replaceAll(/\{([^{}\s]+)\}([\p{L}\p{M}]+)/gu, '{$1$2}');
  return line.startsWith('\turl = ') || line.startsWith('\tdoi = ')
    ? whole
    : whole.replaceAll(/(?<!\\)([&%#$_])(?=.*\},$)/g, '\\$1');
}
