/**
 * What search finds: each page of the book cut where a reader may be led to. A section goes from one
 * heading with an anchor to the next; examples, figures, words of the glossary, sources and
 * disagreements stand in boxes with anchors of their own.
 */

export const KINDS = [
  'section',
  'example',
  'figure',
  'term',
  'source',
  'disagreement',
  'rules',
] as const;
export type Kind = (typeof KINDS)[number];

export type SearchRecord = {
  /** From the top of the book: `en/rules/#sweep`. */
  readonly address: string;
  readonly title: string;
  /** The title of the page it stands on. */
  readonly page: string;
  readonly kind: Kind;
  readonly text: string;
};

/** Boxes that are found by themselves, by the beginning of their anchors. */
const BOXES: readonly (readonly [start: RegExp, kind: Kind])[] = [
  [/^figure-(?!.*-(?:title|summary)$)/, 'figure'],
  [/^term-/, 'term'],
  [/^source-/, 'source'],
  [/^row-/, 'disagreement'],
];
/** What is no text: pictures, things to press, what stands elsewhere too. */
const NO_TEXT = new Set(
  'script style svg template noscript button select nav form dialog astro-island summary dt'.split(
    ' ',
  ),
);
const NO_TEXT_CLASS =
  /(?:^|\s)(?:margin-note|glosses|review-state|figure-data|link-notice|source-places|cite-this|example-cite|cited-in|aside-label|cell-label|row-verdict|row-foot|paragraph-link|stepper-ruleset)(?:\s|$)/;
/** What names a source or a disagreement, which have no headings. */
const NAME_CLASS = /\sclass="(?:source-short|row-subject)"/;
const INLINE = new Set('a b i em strong span small sup sub dfn cite abbr code bdi'.split(' '));
const VOID = new Set('br hr img input meta link wbr col source'.split(' '));
const TOKEN = /<!--[\s\S]*?-->|<(\/?)([a-z][\w-]*)((?:"[^"]*"|'[^']*'|[^"'>])*)>|[^<]+/gi;

/** What the engine says of each step is left out; what the writers say beside it stays. */
const CAPTION = /<p class="film-caption"[^>]*>([\s\S]*?)<\/p>/g;
const remarksIn = (caption: string): string =>
  (caption.match(/<span class="stepper-remark"[\s\S]*?<\/span>/g) ?? []).join(' ');

type Draft = { anchor: string; kind: Kind; title: string; text: string };
type Open = { readonly tag: string; readonly box: Draft | null; readonly heading: boolean };

const attribute = (inside: string, name: string): string =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(inside)?.[1] ?? '';

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
};
const decoded = (text: string): string =>
  text.replaceAll(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (all, decimal, hex, name: string) =>
    decimal || hex
      ? String.fromCodePoint(Number.parseInt(decimal || hex, decimal ? 10 : 16))
      : (ENTITIES[name] ?? all),
  );
const tidy = (text: string): string => decoded(text).replaceAll(/\s+/g, ' ').trim();

function kindOf(anchor: string, inside: string): Kind | null {
  if (attribute(inside, 'data-example') !== '') return 'example';
  return BOXES.find(([start]) => start.test(anchor))?.[1] ?? null;
}

/** The records of a page. @param name its file, from the top of the book: `en/rules/index.html` */
export function recordsOf(name: string, html: string): readonly SearchRecord[] {
  const page = name.replace(/index\.html$/, '');
  const main = (/<main[\s>][\s\S]*<\/main>/.exec(html)?.[0] ?? '').replaceAll(CAPTION, remarksIn);
  const plain: Kind = /\/rule-books\//.test(page) ? 'rules' : 'section';
  let section: Draft = { anchor: '', kind: plain, title: '', text: '' };
  const drafts = [section];
  const open: Open[] = [];
  let silent = 0;

  const boxNow = (): Draft => open.findLast(({ box }) => box !== null)?.box ?? section;
  const write = (text: string): void => {
    const draft = boxNow();
    if (open.some(({ heading }) => heading)) draft.title += text;
    else draft.text += text;
  };

  for (const [all, closing, tagName, inside = ''] of main.matchAll(TOKEN)) {
    const tag = tagName?.toLowerCase();
    if (tag === undefined) {
      if (silent === 0 && !all.startsWith('<!--')) write(all);
      continue;
    }
    if (VOID.has(tag) || inside.endsWith('/')) {
      if (silent === 0) write(' ');
      continue;
    }
    if (silent > 0) {
      silent += closing === '/' ? -1 : 1;
      continue;
    }
    if (closing === '/') {
      if (!INLINE.has(tag))
        write(tag === 'dd' || (tag === 'p' && boxNow().kind === 'term') ? '; ' : ' ');
      open.splice(
        Math.max(
          0,
          open.findLastIndex((one) => one.tag === tag),
        ),
      );
      continue;
    }
    if (NO_TEXT.has(tag) || NO_TEXT_CLASS.test(attribute(inside, 'class'))) {
      silent = 1;
      continue;
    }
    if (!INLINE.has(tag)) write(' ');
    const anchor = attribute(inside, 'id');
    const kind = kindOf(anchor, inside);
    const box = kind === null ? null : { anchor, kind, title: '', text: '' };
    if (box) drafts.push(box);
    const inBox = open.some((one) => one.box !== null);
    if (/^h[2-4]$/.test(tag) && anchor !== '' && !inBox && box === null) {
      section = { anchor, kind: plain, title: '', text: '' };
      drafts.push(section);
    }
    const untitled = inBox && boxNow().title === '';
    const heading =
      tag === 'h1' ||
      (untitled && NAME_CLASS.test(inside)) ||
      (/^h[2-4]$/.test(tag) && (inBox ? untitled : anchor !== ''));
    open.push({ tag, box, heading });
  }

  const title = tidy(drafts[0]?.title ?? '');
  return drafts
    .map((draft) => ({
      address: draft.anchor === '' ? page : `${page}#${draft.anchor}`,
      title: tidy(draft.title).replace(/\.$/, '') || title,
      page: title,
      kind: draft.kind,
      text: tidy(draft.text),
    }))
    .filter(({ text, address }) => text !== '' && !address.endsWith('#sources-heading'));
}

/** A source stands on every page that cites it: found is the one in the bibliography, else the first. */
export function eachSourceOnce(records: readonly SearchRecord[]): readonly SearchRecord[] {
  const chosen = new Map<string, SearchRecord>();
  const key = ({ address }: SearchRecord): string =>
    `${address.slice(0, 2)} ${address.slice(address.indexOf('#'))}`;
  for (const record of records.filter(({ kind }) => kind === 'source'))
    if (!chosen.has(key(record)) || /^..\/sources\//.test(record.address))
      chosen.set(key(record), record);
  return records.filter((record) => record.kind !== 'source' || chosen.get(key(record)) === record);
}
