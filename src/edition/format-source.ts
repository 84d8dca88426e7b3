/** A source as a bibliography prints it, by the rules of a citation style (APA), at build time only. */
import { Cite } from '@citation-js/core';
import '@citation-js/plugin-csl';
import { stretches } from '../language/yoruba-words.ts';
import type { Source } from './shapes/source.ts';

/** The entry as HTML without its wrapping. Titles keep the language they were published in. */
export function formatSource(source: Source): string {
  const { short: _short, seen: _seen, note: _note, through: _through, ...csl } = source;
  const html: string = new Cite([csl]).format('bibliography', {
    format: 'html',
    template: 'apa',
    lang: 'en-US',
  });
  return html
    .replaceAll(/<\/?div[^>]*>/g, '')
    .trim()
    .replaceAll(/(^|>)([^<]+)/g, (_, edge: string, text: string) => edge + marked(text));
}

/** Yorùbá names and words in a title written in English. */
const marked = (text: string): string =>
  stretches(text)
    .map((one) => (one.yoruba ? `<span lang="yo">${one.text}</span>` : one.text))
    .join('');
