/** The translator's doubts, in the order of the Yorùbá alphabet, and where each is met. */
import { getCollection } from 'astro:content';
import { compareYoruba } from '../language/yoruba-order.ts';
import type { Doubt } from './shapes/doubt.ts';

/** A doubt and the number it goes by. */
export type Numbered = Doubt & { readonly number: number };

/** All doubts, numbered. */
export async function doubts(): Promise<readonly Numbered[]> {
  const found = (await getCollection('doubts')).map(({ data }) => data);
  return found
    .sort((a, b) => compareYoruba(a.word, b.word))
    .map((doubt, place) => ({ ...doubt, number: place + 1 }));
}

const letter = String.raw`[\p{L}\p{M}]`;

const patterns = new Map<string, RegExp>();

/** The word by itself, not as a part of a longer one. Made once a word: it is looked for in every text. */
function patternOf(word: string): RegExp {
  const pattern = patterns.get(word) ?? new RegExp(`(?<!${letter})${word}(?!${letter})`, 'iu');
  patterns.set(word, pattern);
  return pattern;
}

/** The doubts about words that a text has. */
export function doubtsIn(text: string, all: readonly Numbered[]): readonly Numbered[] {
  const composed = text.normalize('NFC');
  return all.filter(({ word }) => patternOf(word).test(composed));
}
