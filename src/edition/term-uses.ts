/**
 * Where a chapter first uses a word of the glossary. Writers mark Yorùbá words in English text with
 * `<Yo>`; the first of each becomes a `<Term>`. Yorùbá text has no such marks: there the word itself is found.
 */

/** What must be known of a term to find it. */
export type Form = {
  readonly id: string;
  readonly form: string;
  readonly everyday?: true | undefined;
};

/** A first use: what the text has there, from where to where, and the words in it. */
export type Use = {
  readonly id: string;
  readonly from: number;
  readonly to: number;
  readonly words: string;
};

/** No link may stand in another, nor in a heading or in the front matter. */
const CLOSED = [
  /^---\n[\s\S]*?\n---\n/g,
  /<Go\b[^>]*>[\s\S]*?<\/Go>/g,
  /\[[^\]]*\]\([^)]*\)/g,
  /^#+ .*$/gm,
];
/** In Yorùbá text, neither may it stand in a tag or in words of another language. */
const NOT_YORUBA = [/<(En|Lang|Name|Term|Yo)\b[^>]*>[\s\S]*?<\/\1>/g, /<[^>]*>/g, /\{[^}]*\}/g];
/** Yorùbá words that begin with a word of the glossary and mean something else: a page, the face of the water. */
const OTHER_WORDS = [/ojú\s(?:ìwé|omi)/gi];

type Range = readonly [from: number, to: number];
const ranges = (body: string, shapes: readonly RegExp[]): readonly Range[] =>
  shapes.flatMap((shape) =>
    Array.from(body.matchAll(shape), ({ 0: all, index }): Range => [index, index + all.length]),
  );

const letters = new Intl.Segmenter('yo', { granularity: 'grapheme' });
const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** The form, and the same with a capital or without: either may begin a sentence or a name. */
function spellings(form: string): readonly string[] {
  const [first, ...rest] = letters.segment(form);
  if (first === undefined) return [];
  const tail = rest.map(({ segment }) => segment).join('');
  return [first.segment.toUpperCase() + tail, first.segment.toLowerCase() + tail];
}

const EXPLICIT = /<Term\s+id="([^"]*)"/g;

/** The first use of each term in a text, in order; a term the writer has marked by hand is not marked again. */
export function firstUses(
  body: string,
  forms: readonly Form[],
  locale: 'en' | 'yo',
): readonly Use[] {
  const wanted = locale === 'en' ? forms : forms.filter(({ everyday }) => everyday !== true);
  const idOf = new Map(wanted.flatMap(({ id, form }) => spellings(form).map((one) => [one, id])));
  const closed = ranges(
    body,
    locale === 'en' ? CLOSED : [...CLOSED, ...NOT_YORUBA, ...OTHER_WORDS],
  );
  const seen = new Set(Array.from(body.matchAll(EXPLICIT), ([, id = '']) => id));
  const found: Use[] = [];
  for (const { 0: all, 1: words = '', index: from } of body.matchAll(
    shapeFor(locale, [...idOf.keys()]),
  )) {
    const id = idOf.get(words);
    if (id === undefined || seen.has(id)) continue;
    if (closed.some(([start, end]) => from >= start && from < end)) continue;
    seen.add(id);
    found.push({ id, from, to: from + all.length, words });
  }
  return found;
}

/** English: any `<Yo>`. Yorùbá: any of the words, the longest first, standing by itself. */
function shapeFor(locale: 'en' | 'yo', words: readonly string[]): RegExp {
  if (locale === 'en') return /<Yo>([^<]*)<\/Yo>/g;
  const longest = words.toSorted((a, b) => b.length - a.length).map(escaped);
  return new RegExp(
    String.raw`(?<![\p{L}\p{M}’'-])(${longest.join('|')})(?![\p{L}\p{M}’'-])`,
    'gu',
  );
}

/** The terms a text links to the glossary, by hand or at first use. */
export const termsIn = (
  body: string,
  forms: readonly Form[],
  locale: 'en' | 'yo',
): readonly string[] => [
  ...new Set([
    ...Array.from(body.matchAll(EXPLICIT), ([, id = '']) => id),
    ...firstUses(body, forms, locale).map(({ id }) => id),
  ]),
];

/** The text with its first uses marked as terms. */
export function withTerms(body: string, forms: readonly Form[], locale: 'en' | 'yo'): string {
  let done = '';
  let at = 0;
  for (const { id, from, to, words } of firstUses(body, forms, locale)) {
    done += `${body.slice(at, from)}<Term id="${id}">${words}</Term>`;
    at = to;
  }
  return done + body.slice(at);
}
