/** Items in CSL-JSON, as far as the book uses it. */
import type { Source, SourceType } from './shapes/source.ts';

type Name = { readonly family: string; readonly given?: string | undefined };

export type CslItem = {
  readonly id: string;
  readonly type: SourceType;
  readonly title: string;
  readonly author?: readonly Name[] | undefined;
  readonly editor?: readonly Name[] | undefined;
  readonly 'container-title'?: string | undefined;
  readonly publisher?: string | undefined;
  readonly 'publisher-place'?: string | undefined;
  readonly volume?: string | undefined;
  readonly issue?: string | undefined;
  readonly page?: string | undefined;
  readonly edition?: string | undefined;
  readonly version?: string | undefined;
  readonly language?: string | undefined;
  readonly issued?: { readonly 'date-parts': readonly (readonly number[])[] } | undefined;
  readonly URL?: string | undefined;
  readonly DOI?: string | undefined;
  readonly note?: string | undefined;
};

/** A source without what this edition knows of it. */
export function cslOf(source: Source): CslItem {
  const { short: _short, seen: _seen, note: _note, through: _through, ...csl } = source;
  return csl;
}

/** What can be taken away: the item as the standard wants it, a key for BibTeX and all. */
export const cslJson = (items: readonly CslItem[]): string =>
  `${JSON.stringify(
    items.map((item) => ({ ...item, 'citation-key': item.id })),
    null,
    1,
  )}\n`;
