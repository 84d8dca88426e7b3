/** A source as a bibliography prints it, by the rules of a citation style (APA), at build time only. */
import { Cite } from '@citation-js/core';
import '@citation-js/plugin-csl';
import type { Source } from './schemas.ts';

/** The entry as HTML without its wrapping. Titles keep the language they were published in. */
export function formatSource(source: Source): string {
  const { short: _short, seen: _seen, note: _note, ...csl } = source;
  const html: string = new Cite([csl]).format('bibliography', {
    format: 'html',
    template: 'apa',
    lang: 'en-US',
  });
  return html.replaceAll(/<\/?div[^>]*>/g, '').trim();
}
