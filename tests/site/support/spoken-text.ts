/** What a page says, in which language: the texts of its elements and of the attributes people are told. */

/** A text of a page, the language it is marked with, and where it stands. */
export type Spoken = { readonly text: string; readonly lang: string; readonly place: string };

const EMPTY = new Set(
  'area base br col embed hr img input link meta path source track wbr'.split(' '),
);
/** What no reader is told: programs, and code that belongs to no language. */
const UNSPOKEN = new Set(['script', 'style', 'code', 'kbd', 'template']);
const TOLD = [
  'aria-label',
  'aria-description',
  'alt',
  'title',
  'placeholder',
  'aria-roledescription',
];
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00A0',
};

const plain = (text: string): string =>
  text
    .replaceAll(/&#(?:x([\da-f]+)|(\d+));/gi, (_, hex?: string, ten?: string) =>
      String.fromCodePoint(hex === undefined ? Number(ten) : Number.parseInt(hex, 16)),
    )
    .replaceAll(/&([a-z]+);/g, (whole, name: string) => ENTITIES[name] ?? whole);

const attribute = (tag: string, name: string): string | null => {
  const found = new RegExp(`\\s${name}=(?:"([^"]*)"|'([^']*)'|([^\\s>]+))`).exec(tag);
  return found === null ? null : plain(found[1] ?? found[2] ?? found[3] ?? '');
};

const TAG = /<!--[\s\S]*?-->|<(\/?)([a-z][\w-]*)((?:"[^"]*"|'[^']*'|[^>"'])*)>|([^<]+)/gi;
/** A script's own text would look like tags. */
const RAW = /(<(script|style)\b[^>]*>)[\s\S]*?(<\/\2>)/gi;

type Open = { readonly name: string; readonly lang: string; readonly silent: boolean };

/** Every text of a page that is read or told, marked with the language of its nearest element. */
export function spokenIn(html: string): readonly Spoken[] {
  const spoken: Spoken[] = [];
  const open: Open[] = [{ name: '', lang: '', silent: false }];
  const say = (text: string | null, lang: string, place: string): void => {
    if (text !== null && /\p{L}/u.test(text)) spoken.push({ text: text.trim(), lang, place });
  };
  for (const [, closing, tagName, inside = '', text] of html
    .replaceAll(RAW, '$1$3')
    .matchAll(TAG)) {
    const top = open[open.length - 1] ?? { name: '', lang: '', silent: false };
    if (text !== undefined) {
      if (!top.silent) say(plain(text), top.lang, top.name);
      continue;
    }
    if (tagName === undefined) continue;
    const name = tagName.toLowerCase();
    if (closing === '/') {
      const at = open.findLastIndex((one) => one.name === name);
      if (at > 0) open.length = at;
      continue;
    }
    const lang = attribute(inside, 'lang') ?? top.lang;
    const silent = top.silent || UNSPOKEN.has(name);
    for (const told of TOLD) say(attribute(inside, told), lang, `${name}[${told}]`);
    if (
      name === 'meta' &&
      /(?:name|property)="(?:og:|twitter:)?(?:description|title)"/.test(inside)
    )
      say(attribute(inside, 'content'), lang, 'meta');
    if (!EMPTY.has(name) && !inside.endsWith('/')) open.push({ name, lang, silent });
  }
  return spoken;
}
