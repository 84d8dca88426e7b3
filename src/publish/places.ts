/**
 * Makes one book's places of many pages': ids begin with the name of their chapter, and links from page
 * to page become links from chapter to chapter. A link to what is not in the book leads to the site.
 */
import { eachElement, type Element, idsIn, wordOf } from './trees.ts';

/** A page that is to be a chapter. */
export type Page = { readonly path: string; readonly name: string; readonly article: Element };
/** A page whose places are named, with all of them. */
type Named = Page & { readonly places: ReadonlySet<string> };

/** `rules` and `sweep` are `rules.sweep`; the chapter itself is `rules`. */
const placeIn = (name: string, id: string): string => (id === '' ? name : `${name}.${id}`);
/** The chapter of a place. */
export const chapterOfPlace = (place: string): string => place.split('.')[0] ?? '';

/** Properties that hold ids, several with spaces between. */
const HOLD_IDS = ['ariaLabelledBy', 'ariaDescribedBy', 'ariaControls', 'htmlFor', 'headers'];
const PAINT = /url\(#([^)]+)\)/g;

/** Gives the ids of a page, and what refers to them, the name of the chapter. */
function named(page: Page): Named {
  const known = idsIn(page.article);
  eachElement(page.article, (element) => {
    const { properties } = element;
    const id = wordOf(element, 'id');
    if (id !== '') properties['id'] = placeIn(page.name, id);
    for (const property of HOLD_IDS) {
      const value = properties[property];
      if (value === undefined || value === null || typeof value === 'boolean') continue;
      const ids = (Array.isArray(value) ? value.map(String) : String(value).split(/\s+/)).filter(
        (one) => known.has(one),
      );
      if (ids.length === 0) delete properties[property];
      else properties[property] = ids.map((one) => placeIn(page.name, one));
    }
    for (const [property, value] of Object.entries(properties))
      if (typeof value === 'string' && value.includes('url(#'))
        properties[property] = value.replaceAll(PAINT, (_, one: string) =>
          known.has(one) ? `url(#${placeIn(page.name, one)})` : 'none',
        );
  });
  page.article.properties['id'] = page.name;
  return { ...page, places: idsIn(page.article) };
}

/** Where a link leads. @param here the address of the page it stands on */
function leadTo(
  href: string,
  here: string,
  root: string,
  pages: ReadonlyMap<string, Named>,
): string {
  const url = new URL(href, here);
  const page =
    url.href.startsWith(root) && url.search === ''
      ? pages.get(url.pathname.slice(new URL(root).pathname.length).replace(/\/?$/, '/'))
      : undefined;
  if (page === undefined) return url.href;
  const place = placeIn(page.name, decodeURIComponent(url.hash.slice(1)));
  return page.places.has(place) ? `#${place}` : url.href;
}

/** Names all places and leads all links. @param root the address of the book in its language */
export function placeAll(pages: readonly Page[], root: string): void {
  const byPath = new Map(pages.map((page) => [page.path, named(page)]));
  for (const { article, path } of pages)
    eachElement(article, (element) => {
      const href = wordOf(element, 'href');
      if (element.tagName === 'a' && href !== '')
        element.properties['href'] = leadTo(href, `${root}${path}`, root, byPath);
    });
}
