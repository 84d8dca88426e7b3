/**
 * The styles of the figures, made plain for readers of electronic books: no variables, no questions
 * about the screen, no layout that old readers do not know, and only rules that the book has a use for.
 */
import { matches } from 'hast-util-select';
import postcss, { type Declaration, type Rule } from 'postcss';
import { DRAWN, styleNamed } from './styles.ts';
import { classesOf, elementsIn, type Element } from './trees.ts';

/** What is kept: how things are painted, and the plainest of how they are laid. */
const KEPT =
  /^(?:fill|fill-opacity|stroke|stroke-(?!.*print).*|paint-order|text-anchor|dominant-baseline|opacity|font-(?:size|weight|style)|text-align|text-decoration|vertical-align|list-style|border(?:-.*)?|padding(?:-.*)?|margin(?:-.*)?|width|max-width|height)$/;
/** Words of newer style sheets that many readers do not know. */
const NEW_WORDS = /\b(?:min|max|clamp|var|env|color-mix)\(|\b(?:ch|vh|vw|cqi)\b|\bcalc\(|-inline\b/;
const OF_A_SIDE: Readonly<Record<string, string>> = {
  'padding-inline-start': 'padding-left',
  'padding-inline-end': 'padding-right',
  'margin-inline-start': 'margin-left',
  'margin-inline-end': 'margin-right',
  'border-inline-start': 'border-left',
  'padding-block-start': 'padding-top',
};

/** The tokens of the book by day. A figure stands on white in every light, so these always hold. */
function tokens(): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  postcss.parse(styleNamed('tokens.css')).each((node) => {
    if (node.type !== 'rule' || node.selector !== ':root') return;
    node.each((one) => {
      if (one.type === 'decl' && one.prop.startsWith('--')) found.set(one.prop, one.value);
    });
  });
  // White as the plates that figures lie on.
  return found.set('--cotton', '#fff').set('--cotton-deep', '#f0eadd');
}

const VARIABLE = /var\((--[\w-]+)(?:,\s*([^()]*))?\)/g;

function plain(declaration: Declaration, values: ReadonlyMap<string, string>): string | undefined {
  const property = OF_A_SIDE[declaration.prop] ?? declaration.prop;
  const value = declaration.value.replaceAll(
    VARIABLE,
    (all, name: string, otherwise?: string) => values.get(name) ?? otherwise ?? all,
  );
  // The colour of the text is the reader’s choice, and a plate may be whiter than that.
  if (/^(?:fill|stroke)$/.test(property) && value === 'currentColor')
    return `${property}: #221c16;`;
  if (!KEPT.test(property) || NEW_WORDS.test(value)) return undefined;
  if (/-(?:inline|block)\b/.test(property)) return undefined;
  return `${property}: ${value};`;
}

/** `.a :is(.b, .c) d` is `.a .b d` and `.a .c d`. */
export function withoutIs(selector: string): readonly string[] {
  const found = /:(?:is|where)\(([^()]*)\)/.exec(selector);
  if (!found) return [selector];
  const [all, inside = ''] = found;
  return inside.split(',').flatMap((one) => withoutIs(selector.replace(all, () => one.trim())));
}

/** What only a pointer or a script brings about, and what a checker of books does not read. */
const OF_THE_SCREEN = /:(?:hover|focus|target|checked|has)|::|\.js\b|\.is-chosen|\.is-lit/;

/** Whether any element can be meant: all classes are there, and the selector finds something. */
function isOfUse(selector: string, elements: readonly Element[], classes: ReadonlySet<string>) {
  const named = selector.match(/\.[\w-]+/g) ?? [];
  if (named.length === 0 || named.some((name) => !classes.has(name.slice(1)))) return false;
  const [last = ''] = selector.split(/[\s>+~]+/).slice(-1);
  return elements.some((element) =>
    matches(last.replaceAll(/:(?!not\b)[\w-]+(?:\([^)]*\))?/g, '') || '*', element),
  );
}

/** The rules for what is drawn in these articles. */
export function drawnStyles(articles: readonly Element[]): string {
  // One element of each kind is enough to ask.
  const kinds = new Map(
    articles
      .flatMap(elementsIn)
      .map((element) => [`${element.tagName}.${classesOf(element).join('.')}`, element]),
  );
  const elements = [...kinds.values()];
  const classes = new Set(elements.flatMap(classesOf));
  const values = tokens();
  const written: string[] = [];
  const write = (rule: Rule): void => {
    const selectors = rule.selectors
      .flatMap(withoutIs)
      .filter((one) => !OF_THE_SCREEN.test(one) && isOfUse(one, elements, classes));
    const declarations = rule.nodes.flatMap((one) =>
      one.type === 'decl' ? (plain(one, values) ?? []) : [],
    );
    if (selectors.length > 0 && declarations.length > 0)
      written.push(`${[...new Set(selectors)].join(',\n')} {\n  ${declarations.join('\n  ')}\n}`);
  };
  for (const name of DRAWN)
    postcss.parse(styleNamed(name)).each((node) => {
      if (node.type === 'rule') write(node);
    });
  return `${written.join('\n')}\n`;
}
