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

/** The ids of the examples a text shows, in order. */
export const examplesIn = (body: string): readonly string[] =>
  attributes(body, 'Example').map((tag) => tag.get('id') ?? '');

/** The ids of the corrections a text tells, in order. */
export const correctionsIn = (body: string): readonly string[] =>
  attributes(body, 'Correction').map((tag) => tag.get('id') ?? '');
