/**
 * How a typed word is held against a word of the book. Without marks it finds every spelling; with
 * marks it finds first what is spelt so. The beginning of a word is enough.
 */
import { fold } from './yoruba-order.ts';

/** How well a word answers: to the mark, or its letters alone. */
export type Hit = 'exact' | 'folded';

/** Keyboards and old texts put a line below the letter where the dot belongs. */
const composed = (text: string): string =>
  text.normalize('NFD').replaceAll('\u0329', '\u0323').normalize('NFC').toLowerCase();

const NOT_IN_WORDS = /[^\p{L}\p{M}\p{N}]/gu;
const bare = (text: string): string => composed(text).replaceAll(NOT_IN_WORDS, '');
const folded = (text: string): string => fold(text).replaceAll(NOT_IN_WORDS, '');

/** The typed words as they are held against the book. */
export const typedWords = (typed: string): readonly string[] =>
  composed(typed)
    .split(/[\s-]+/)
    .filter((word) => folded(word) !== '');

/** What the index is asked for: *sh* may be typed for ṣ, so both are asked. */
export function questionsFor(typed: string): readonly string[] {
  const plain = typedWords(typed).join(' ');
  const withDot = plain.replaceAll('sh', 'ṣ');
  return plain === '' ? [] : [...new Set([plain, withDot])];
}

/** Whether a typed word has a tone or a dot. */
export const isMarked = (word: string): boolean => /[\u0300-\u036f]/.test(word.normalize('NFD'));

/** Whether and how a word of the book begins with a typed word. */
export function hitOf(word: string, typed: string): Hit | null {
  const [own, asked] = [bare(word), bare(typed)];
  if (own.startsWith(asked) && !/^\p{M}/u.test(own.slice(asked.length))) return 'exact';
  const sh = folded(composed(word).normalize('NFC').replaceAll('ṣ', 'sh'));
  return [folded(word), sh].some((one) => one.startsWith(folded(typed))) ? 'folded' : null;
}

/** A stretch of text, and whether it answers the search. */
export type Marked = { readonly text: string; readonly hit: boolean };

/** A text cut into words that answer, whole and with all their marks, and what is between. Joined, it is the text. */
export function highlight(text: string, answers: (word: string) => boolean): readonly Marked[] {
  const pieces: { text: string; hit: boolean }[] = [];
  for (const piece of text.match(/[\p{L}\p{M}\p{N}’']+|[^\p{L}\p{M}\p{N}’']+/gu) ?? []) {
    const hit = /[\p{L}\p{N}]/u.test(piece) && answers(piece);
    const last = pieces.at(-1);
    if (last && last.hit === hit) last.text += piece;
    else pieces.push({ text: piece, hit });
  }
  return pieces;
}

const LENGTH = 180;

/** The part of a text around its first answer, cut between words. */
export function excerpt(text: string, answers: (word: string) => boolean): string {
  if (text.length <= LENGTH) return text;
  let at = 0;
  for (const { text: piece, hit } of highlight(text, answers)) {
    if (hit) break;
    at += piece.length;
  }
  const wanted = at >= text.length ? 0 : Math.max(0, at - LENGTH / 3);
  const from = wanted === 0 ? 0 : text.indexOf(' ', wanted) + 1;
  const end = text.indexOf(' ', from + LENGTH);
  return `${from > 0 ? '… ' : ''}${text.slice(from, end < 0 ? undefined : end)}${end < 0 ? '' : ' …'}`;
}
