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

/** The doubts about words that a text has. */
export const doubtsIn = (text: string, all: readonly Numbered[]): readonly Numbered[] =>
  all.filter(({ word }) =>
    new RegExp(`(?<!${letter})${word}(?!${letter})`, 'iu').test(text.normalize('NFC')),
  );
