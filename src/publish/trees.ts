/** Small dealings with a page as a tree, that every step of making a book of it needs. */
import type { Element, ElementContent, Nodes, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';

export type { Element, ElementContent, Root };

/** The classes of an element. */
export function classesOf(element: Element): readonly string[] {
  const { className } = element.properties;
  return Array.isArray(className) ? className.map(String) : [];
}

/** A property that is a plain word, as an id or an address; empty when there is none. */
export function wordOf(element: Element, property: string): string {
  const value = element.properties[property];
  return typeof value === 'string' ? value : '';
}

/** Calls for every element of a tree. */
export function eachElement(tree: Nodes, act: (element: Element) => void): void {
  // Whatever a visitor returned would be taken for the place to go on from.
  visit(tree, 'element', (node) => {
    act(node);
  });
}

/** Every element of a tree, in reading order. */
export function elementsIn(tree: Nodes): readonly Element[] {
  const found: Element[] = [];
  eachElement(tree, (element) => found.push(element));
  return found;
}

/** What becomes of an element: it stays, it goes with all it holds, or what it holds takes its place. */
export type Fate = 'stays' | 'goes' | 'opens';

/** Removes and opens elements, and removes comments, all through a tree. */
export function sift(tree: Element | Root, fateOf: (element: Element) => Fate): void {
  visit(tree, (node, index, parent) => {
    if (parent === undefined || index === undefined) return undefined;
    if (node.type === 'comment') {
      parent.children.splice(index, 1);
      return [SKIP, index];
    }
    if (node.type !== 'element') return undefined;
    const fate = fateOf(node);
    if (fate === 'stays') return undefined;
    parent.children.splice(index, 1, ...(fate === 'opens' ? node.children : []));
    return [SKIP, index];
  });
}

/** The ids in a tree. */
export function idsIn(tree: Nodes): ReadonlySet<string> {
  return new Set(
    elementsIn(tree)
      .map((element) => wordOf(element, 'id'))
      .filter((id) => id !== ''),
  );
}
