/** What a chapter's text names: its sections, the sources it cites, the examples it shows. */

/** A named part of a chapter. */
export type Section = { readonly id: string; readonly title: string };

const attributes = (body: string, tag: string): readonly ReadonlyMap<string, string>[] =>
  [...body.matchAll(new RegExp(`<${tag}\\s([^>]*?)/?>`, 'g'))].map(
    ([, inside = '']) =>
      new Map(
        [...inside.matchAll(/(\w+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
      ),
  );

/** The sections of a text, in order. */
export const sectionsOf = (body: string): readonly Section[] =>
  attributes(body, 'Section').map((tag) => ({
    id: tag.get('id') ?? '',
    title: tag.get('title') ?? '',
  }));

/** A source and the place in it, where a locator is known: `S2@189–190`. */
export type Citation = { readonly source: string; readonly locator: string | null };

/** What the `ids` of a `<Cite>` name: sources apart by spaces, each with a locator after `@` or none. */
export const citations = (ids: string): readonly Citation[] =>
  ids
    .split(/\s+/)
    .filter(Boolean)
    .map((one) => {
      const [source = '', locator = null] = one.split('@');
      return { source, locator };
    });

/** The ids of the sources a text cites, each once, in order of first mention. */
export const citedIn = (body: string): readonly string[] => [
  ...new Set(
    attributes(body, 'Cite').flatMap((tag) =>
      citations(tag.get('ids') ?? '').map(({ source }) => source),
    ),
  ),
];

/** The ids of the examples a text shows, whole or as a strip of frames, in order. */
export const examplesIn = (body: string): readonly string[] =>
  attributes(body, '(?:Example|Frames)').map((tag) => tag.get('id') ?? '');

/** The ids of the corrections and disputes a text tells, in order. */
export const disagreementsIn = (body: string): readonly string[] =>
  attributes(body, '(?:Correction|Dispute)').map((tag) => tag.get('id') ?? '');

/** A disagreement that a text tells or points to, and the section it stands in. */
export type Telling = { readonly id: string; readonly section: Section | null };

/** Where a text tells corrections and disputes, and where it leads to a row of their table, in order. */
export function tellingsIn(body: string): readonly Telling[] {
  const found: Telling[] = [];
  let section: Section | null = null;
  const tags = /<Section\s[^>]*>|<(?:Correction|Dispute)\s+id="([^"]*)"|"sources#row-([^"]*)"/g;
  for (const [tag, told, linked] of body.matchAll(tags)) {
    const id = told ?? linked;
    if (id === undefined) section = sectionsOf(tag)[0] ?? null;
    else found.push({ id: id.toLowerCase(), section });
  }
  return found;
}

/** The sources of all disagreements stand on the page that has their table. */
export const hasDisagreementTable = (body: string): boolean => /<Disagreements\s*\/>/.test(body);
