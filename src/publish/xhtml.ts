/** Chapters as files of an EPUB: XML, with the marks that readers and listeners go by. */
import type { Properties } from 'hast';
import { select, selectAll } from 'hast-util-select';
import { toXast } from 'hast-util-to-xast';
import { h } from 'hastscript';
import { SKIP, visit } from 'unist-util-visit';
import { toXml } from 'xast-util-to-xml';
import { chapterOfPlace } from './places.ts';
import {
  classesOf,
  eachElement,
  type Element,
  type ElementContent,
  sift,
  wordOf,
} from './trees.ts';

/** The file of a chapter. */
export const fileOf = (name: string): string => `${name}.xhtml`;

/** Where a place is, seen from a file. */
export function leadTo(place: string, from: string): string {
  const chapter = chapterOfPlace(place);
  if (chapter === from) return `#${place}`;
  return place === chapter ? fileOf(chapter) : `${fileOf(chapter)}#${place}`;
}

/** What a page is marked with for readers: a pair of a type of EPUB and a role. */
const kind = (type: string, role?: string): Properties => ({
  'epub:type': type,
  ...(role === undefined ? {} : { role }),
});

function mark(element: Element): void {
  const classes = classesOf(element);
  if (classes.includes('sources')) Object.assign(element.properties, kind('bibliography'));
  if (/\.source-|^source-/.test(wordOf(element, 'href')) && element.tagName === 'a')
    Object.assign(element.properties, kind('biblioref', 'doc-biblioref'));
  if (classes.includes('gloss-link'))
    Object.assign(element.properties, kind('glossref', 'doc-glossref'));
  // Here the names of columns are said in each cell, and not above them.
  if (classes.includes('cell-label')) delete element.properties['ariaHidden'];
}

/** What is drawn in the colour of the text, on a plate that is white when the text is not dark. */
const INK = '#221c16';

/** Pictures: their language is said as XML says it, and each lies on a white plate, in every light. */
function draw(svg: Element): void {
  // What could be moved about in is looked at here.
  if ('role' in svg.properties) svg.properties['role'] = 'img';
  // Boards in line take the colour of the text, and need no plate.
  const plain = ['still', 'cover-band'].some((name) => classesOf(svg).includes(name));
  eachElement(svg, (element) => {
    const { properties } = element;
    const language = wordOf(element, 'lang');
    if (language !== '') {
      delete properties['lang'];
      properties['xmlLang'] = language;
    }
    for (const paint of ['fill', 'stroke'])
      if (!plain && properties[paint] === 'currentColor') properties[paint] = INK;
  });
  const [x, y, width, height] = wordOf(svg, 'viewBox').split(/[\s,]+/);
  if (plain || height === undefined) return;
  svg.children.unshift({
    type: 'element',
    tagName: 'rect',
    properties: { className: ['plate'], x, y, width, height, fill: '#fff', stroke: 'none' },
    children: [],
  });
}

/** Of a picture that has two forms, the narrow one. */
const isTooWide = (element: Element): boolean => classesOf(element).includes('timeline-wide');

/** The film is what the example’s figure shows. */
function intoFigure(example: Element): void {
  const figure = select('figure.stepper', example);
  const film = select('.film-fold', example);
  if (!figure || !film) return;
  example.children = example.children.filter((child) => child !== film);
  figure.children.push(film);
}

/** A chapter's article, ready for its file. The one given is left as it is. */
export function forReader(article: Element): Element {
  const copy = structuredClone(article);
  const name = wordOf(copy, 'id');
  for (const example of selectAll('.example', copy)) intoFigure(example);
  sift(copy, (element) => (isTooWide(element) ? 'goes' : 'stays'));
  visit(copy, 'element', (element) => {
    mark(element);
    const href = wordOf(element, 'href');
    if (href.startsWith('#')) element.properties['href'] = leadTo(href.slice(1), name);
    const language = wordOf(element, 'lang');
    if (language !== '') element.properties['xmlLang'] = language;
    if (element.tagName !== 'svg') return undefined;
    draw(element);
    return SKIP;
  });
  return copy;
}

/** Whether a file must be announced as holding pictures. */
export const hasPictures = (content: readonly ElementContent[]): boolean =>
  content.some((node) => node.type === 'element' && select('svg', node) !== undefined);

type File = {
  readonly language: string;
  readonly title: string;
  readonly body: readonly ElementContent[];
  readonly properties?: Properties;
};

/** A whole file of an EPUB. */
export function xhtml({ language, title, body, properties = {} }: File): string {
  const page = h('html', {}, [
    h('head', [
      h('title', title),
      h('link', { rel: 'stylesheet', type: 'text/css', href: 'book.css' }),
    ]),
    h('body', properties, [...body]),
  ]);
  Object.assign(page.properties, {
    'xmlns:epub': 'http://www.idpf.org/2007/ops',
    lang: language,
    xmlLang: language,
  });
  const declaration = '<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE html>\n';
  return `${declaration}${toXml(toXast(page))}\n`;
}
