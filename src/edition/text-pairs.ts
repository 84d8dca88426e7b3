/** The texts of content files and of chapters in both languages, beside each other. */
import type { Pair } from './phrase-pairs.ts';

const isRecord = (one: unknown): one is Record<string, unknown> =>
  typeof one === 'object' && one !== null;

/** Every pair of texts in data that says a thing in each language, however deep it stands. */
export function dataPairs(data: unknown, place: string): readonly Pair[] {
  if (!isRecord(data)) return [];
  const { en, yo } = data;
  if (typeof en === 'string' && typeof yo === 'string') return [{ place, yo, en }];
  if (isRecord(en) && isRecord(yo))
    return Object.keys(yo).flatMap((key) =>
      dataPairs({ en: en[key], yo: yo[key] }, `${place}.${key}`),
    );
  return Object.entries(data).flatMap(([key, value]) => dataPairs(value, `${place}.${key}`));
}

const filled = (inside: string): string => /\b(?:is|id)="([^"]*)"/.exec(inside)?.[1] ?? '…';

/** A block of a chapter as words: what the engine fills in stands in square brackets. */
const worded = (block: string): string =>
  block
    .replaceAll(
      /<(?:Fact|Result|Computed|Lands)\s([^>]*)\/>/g,
      (_, inside: string) => `[${filled(inside)}]`,
    )
    .replaceAll(/<(?:Section|Step)\s[^>]*title="([^"]*)"[^>]*>/g, '$1')
    .replaceAll(/<\w+[^<>]*\snote="([^"]*)"[^<>]*\/>/g, ' ($1)')
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll('*', '')
    .replaceAll(/\s+/g, ' ')
    .trim();

const blocks = (body: string): readonly string[] =>
  body
    .replaceAll(/(<\w+[^<>]*?)\s*\n\s*/g, '$1 ')
    .split(/\n[ \t]*\n|\n(?=[-*+] |\d+[.)] )/)
    .map(worded)
    .filter((text) => /\p{L}/u.test(text));

/** The sections of a text by their anchors, what comes before them under an empty one. */
function sections(body: string): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  for (const part of body.split(/(?=<Section\s)/)) {
    const id = /^<Section\s[^>]*\bid="([^"]*)"/.exec(part)?.[1] ?? '';
    found.set(id, blocks(part));
  }
  return found;
}

/**
 * Two texts of one chapter paragraph by paragraph, aligned by the anchors of their sections. A section
 * that is cut otherwise in one language stands whole.
 */
export function chapterPairs(yo: string, en: string, place: string): readonly Pair[] {
  const english = sections(en);
  return [...sections(yo)].flatMap(([id, own]) => {
    const other = english.get(id) ?? [];
    const at = id === '' ? place : `${place}#${id}`;
    if (own.length !== other.length)
      return own.length + other.length === 0
        ? []
        : [{ place: at, yo: own.join('\n'), en: other.join('\n') }];
    return own.map((text, block) => ({
      place: `${at} ${block + 1}`,
      yo: text,
      en: other[block] ?? '',
    }));
  });
}
