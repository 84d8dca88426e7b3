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

/** The ids of the sources a text cites, each once, in order of first mention. */
export const citedIn = (body: string): readonly string[] => [
  ...new Set(
    attributes(body, 'Cite').flatMap((tag) => (tag.get('ids') ?? '').split(' ').filter(Boolean)),
  ),
];

/** The ids of the examples a text shows, in order. */
export const examplesIn = (body: string): readonly string[] =>
  attributes(body, 'Example').map((tag) => tag.get('id') ?? '');

/** The ids of the corrections a text tells, in order. */
export const correctionsIn = (body: string): readonly string[] =>
  attributes(body, 'Correction').map((tag) => tag.get('id') ?? '');
