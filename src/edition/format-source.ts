/** An item as a bibliography prints it, by the rules of a citation style (APA), at build time only. */
import { Cite } from '@citation-js/core';
import '@citation-js/plugin-csl';
import { stretches } from '../language/yoruba-words.ts';
import { type CslItem, cslOf } from './csl.ts';
import type { Source } from './shapes/source.ts';

/** The entry as HTML without its wrapping. Titles keep the language they were published in. */
export const formatSource = (source: Source): string => formatItem(cslOf(source));

/** An item as HTML, its Yorùbá words marked. */
export function formatItem(item: CslItem): string {
  const html: string = new Cite([item]).format('bibliography', { ...APA, format: 'html' });
  return html
    .replaceAll(/<\/?div[^>]*>/g, '')
    .trim()
    .replaceAll(/(^|>)([^<]+)/g, (_, edge: string, text: string) => edge + marked(text));
}

/** An item as plain text. */
export const plainItem = (item: CslItem): string =>
  (new Cite([item]).format('bibliography', { ...APA, format: 'text' }) as string).trim();

const APA = { template: 'apa', lang: 'en-US' } as const;

/** Yorùbá names and words in a title written in English. */
const marked = (text: string): string =>
  stretches(text)
    .map((one) => (one.yoruba ? `<span lang="yo">${one.text}</span>` : one.text))
    .join('');
