/**
 * Numbers the citations of every built page, in the order they are read, and leads back to them.
 *
 * The third link to `#source-S1` becomes `cite-S1-3`, and the entry of S1 in the list of sources gets
 * a, b and c, each named by the paragraph or the section it goes back to. This is done in the finished
 * page, where everything stands in its order: text, corrections, examples and figures alike.
 */
import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** One place where a source is cited, and what the link back to it is called. */
type Place = { readonly anchor: string; readonly name: string };

const HEADING = /<h2\b([^>]*)>([\s\S]*?)<\/h2>/g;
const PARTS = /<h2\b[^>]*>|<p\b[^>]*>|<\/p>|<a\s[^>]*href="#source-([\w-]+)"[^>]*>/g;

/** The page with its citations numbered and its list leading back. */
export function withCitationAnchors(html: string): string {
  const list = /<section[^>]*\sid="sources"[^>]*>/.exec(html);
  if (list === null) return html;
  const names = {
    paragraph: attribute(list[0], 'data-back-to-paragraph'),
    section: attribute(list[0], 'data-back-to-section'),
  };
  const titles = titlesIn(html);
  const places = new Map<string, Place[]>();
  const chapter = plain(/<h1\b[^>]*>([\s\S]*?)<\/h1>/.exec(html)?.[1] ?? '');
  let section = chapter;
  let paragraph = '';

  const nameHere = (): string => {
    const [, within = '', number = ''] = /^(.+)-(\d+)$/.exec(paragraph) ?? [];
    // Paragraphs before the first section are named after the chapter.
    const title = within === 'preface' ? chapter : titles.get(within);
    return title === undefined
      ? names.section.replace('%section%', () => section)
      : names.paragraph.replace('%paragraph%', number).replace('%section%', () => title);
  };

  const text = html.slice(0, list.index).replaceAll(PARTS, (tag, source: string | undefined) => {
    if (tag.startsWith('<h2')) section = titles.get(attribute(tag, 'id')) ?? section;
    else if (tag === '</p>') paragraph = '';
    else if (tag.startsWith('<p')) paragraph = attribute(tag, 'id');
    if (source === undefined) return tag;
    const known = places.get(source) ?? [];
    const anchor = `cite-${source}-${known.length + 1}`;
    places.set(source, [...known, { anchor, name: nameHere() }]);
    return tag.replace('<a ', `<a id="${anchor}" `);
  });
  return (
    text +
    html.slice(list.index).replaceAll(EMPTY, (_, open: string, source: string) => {
      const back = (places.get(source) ?? []).map(link).join(' ');
      return `${open}${back}</span>`;
    })
  );
}

const EMPTY = /(<span[^>]*\sdata-places="([\w-]+)"[^>]*>)\s*<\/span>/g;

const link = ({ anchor, name }: Place, place: number): string =>
  `<a href="#${anchor}" aria-label="${letter(place)}: ${name}">${letter(place)}</a>`;

/** a, b … z, aa, ab … */
export const letter = (place: number): string =>
  (place >= 26 ? letter(Math.floor(place / 26) - 1) : '') + String.fromCodePoint(97 + (place % 26));

/** The titles of the sections by their ids, as they may stand in an attribute. */
const titlesIn = (html: string): ReadonlyMap<string, string> =>
  new Map(
    Array.from(html.matchAll(HEADING), ([, tag = '', title = '']) => [
      attribute(`<h2${tag}>`, 'id'),
      plain(title),
    ]),
  );

const plain = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('"', '&quot;')
    .replaceAll(/\s+/g, ' ')
    .trim();

const attribute = (tag: string, name: string): string =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? '';

export function citationAnchors(): AstroIntegration {
  return {
    name: 'citation-anchors',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const root = fileURLToPath(dir);
        for await (const name of glob('**/*.html', { cwd: root })) {
          const file = join(root, name);
          await writeFile(file, withCitationAnchors(await readFile(file, 'utf8')));
        }
      },
    },
  };
}
