/** An item as a bibliography prints it, by the rules of a citation style (APA), at build time only. */
import { Cite } from '@citation-js/core';
import '@citation-js/plugin-csl';
import { stretches } from '../language/yoruba-words.ts';
import { type CslItem, cslOf } from './csl.ts';
import type { Source } from './shapes/source.ts';

/** The entry as HTML without its wrapping. Titles keep the language they were published in. */
export const formatSource = (source: Source): string => formatItem(cslOf(source));

/** An item as HTML, its Yorùbá words marked. */
export const formatItem = (item: CslItem): string =>
  printed(item).replaceAll(/(^|>)([^<]+)/g, (_, edge: string, text: string) => edge + marked(text));

/** An item as plain text. */
export const plainItem = (item: CslItem): string =>
  printed(item)
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

/** The same few works are printed on many pages, and the style is slow to read them. */
const known = new Map<string, string>();

function printed(item: CslItem): string {
  const key = JSON.stringify(item);
  const before = known.get(key);
  if (before !== undefined) return before;
  const html: string = new Cite([item]).format('bibliography', {
    format: 'html',
    template: 'apa',
    lang: 'en-US',
  });
  // The style says "Retrieved" of what has no date, and then the day, which is not known to us.
  const entry = html
    .replaceAll(/<\/?div[^>]*>/g, '')
    .trim()
    .replace(/\bRetrieved (?=https?:)/, '');
  known.set(key, entry);
  return entry;
}

/** Yorùbá names and words in a title written in English. */
const marked = (text: string): string =>
  stretches(text)
    .map((one) => (one.yoruba ? `<span lang="yo">${one.text}</span>` : one.text))
    .join('');
