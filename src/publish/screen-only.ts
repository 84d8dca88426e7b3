/**
 * Takes out of a page what only lives on a screen: what is pressed, typed into or opened, and what a
 * script puts in place. What such parts show, the page tells in still frames, sentences and tables as
 * well, and those stay.
 */
import { classesOf, eachElement, type Element, type Fate, sift, wordOf } from './trees.ts';

const GOES = new Set(
  'script style template noscript button select input textarea option output label dialog fieldset nav iframe audio video'.split(
    ' ',
  ),
);
const GOES_CLASS = new Set([
  // Boards that move, and their words for who cannot see them move.
  'stepper-live',
  'board-settings',
  'play-ground',
  'js-only',
  'script-only',
  // The way through the site.
  'contents-rail',
  'link-notice',
  'paragraph-link',
  'forget-reading',
  'printed-from',
  // Cards: what they say stands in the glossary and in the list of sources.
  'glosses',
  'card',
  // Taking away: citations of one page, files, data.
  'cite-this',
  'example-cite',
  'cite-files',
  'bibliography-files',
  'figure-data',
  'file-link',
  // Setting figures.
  'chart-controls',
  'chart-reading',
  'names-filters',
  'tones-settings',
  'asking-ground',
  // The wall of a classroom.
  'example-projector',
  'solitaire-deeds',
]);
/** Boxes of which only what is in them is wanted. */
const OPENS = new Set(['astro-island', 'astro-slot']);
const OPENS_CLASS = new Set(['heading-link']);

/** Properties that mean something to a script or a pointer alone. */
const NO_PROPERTY =
  /^(?:data[A-Z].*|tabIndex|popover|ariaLive|ariaSort|ariaPressed|focusable|hidden|xmlns)$/;

function fateOf(element: Element): Fate {
  const { tagName, properties } = element;
  const classes = classesOf(element);
  if (GOES.has(tagName) || classes.some((name) => GOES_CLASS.has(name))) return 'goes';
  if (properties['hidden'] !== undefined && properties['hidden'] !== false) return 'goes';
  if (wordOf(element, 'role') === 'status' || properties['dataChapterEnd'] !== undefined)
    return 'goes';
  if (properties['dataProjector'] !== undefined) return 'goes';
  if (OPENS.has(tagName) || classes.some((name) => OPENS_CLASS.has(name))) return 'opens';
  return 'stays';
}

/** What folds on a screen lies open in a book. */
function unfold(element: Element): void {
  if (element.tagName === 'details') {
    element.tagName = 'div';
    element.properties['className'] = [...classesOf(element), 'unfolded'];
    delete element.properties['open'];
  }
  if (element.tagName === 'summary') {
    element.tagName = 'p';
    element.properties['className'] = [...classesOf(element), 'unfolded-name'];
  }
}

/** A place in a picture that led to a table is no more than a place. */
function still(element: Element): void {
  const inPicture = element.tagName === 'a' && /^map-|^time-/.test(classesOf(element)[0] ?? '');
  if (!inPicture) return;
  element.tagName = 'g';
  for (const property of ['href', 'role', 'ariaLabel']) delete element.properties[property];
}

function withoutHandles(element: Element): void {
  for (const property of Object.keys(element.properties))
    if (NO_PROPERTY.test(property)) delete element.properties[property];
  // A box that scrolled was a group with a name.
  if (classesOf(element).includes('table-scroll')) {
    delete element.properties['role'];
    delete element.properties['ariaLabelledBy'];
  }
}

const MAY_BE_EMPTY = new Set('p ul ol div span section figcaption li aside'.split(' '));
const isEmpty = (element: Element): boolean =>
  MAY_BE_EMPTY.has(element.tagName) &&
  element.children.every((child) => child.type === 'text' && child.value.trim() === '');

/** The page as it may stand in a book; changed in place. */
export function withoutScreenOnly(article: Element): void {
  sift(article, fateOf);
  eachElement(article, (element) => {
    unfold(element);
    still(element);
    withoutHandles(element);
  });
  // What held nothing but things to press is empty now; so may be what held that.
  for (let round = 0; round < 3; round += 1)
    sift(article, (element) => (isEmpty(element) ? 'goes' : 'stays'));
}
