/**
 * Finds titles and names of other languages inside a Yorùbá text. Every Yorùbá syllable is open: a
 * word with a shut syllable, or with two consonants together, is not Yorùbá.
 */
import type { Locale } from './locale.ts';
import { stretches } from './yoruba-words.ts';

/** One vowel, nasal or not, with or without a consonant before it; or a nasal that stands alone. */
const YORUBA_SHAPE = /^(?:(?:gb|[bdfghjklmnprstwy])?[aeiou]n?|[mn])+$/;
const MARKED = /[\u0300\u0301\u0304\u0323]/;

/** Small words that hold an English title together. None of them begins or ends one. */
const GLUE = new Set(
  'a and at by for from how in is its of on or other than the to with'.split(' '),
);
/** Words of a title that could be Yorùbá by their shape. */
const OPENERS = new Set([
  'A',
  'All',
  'Ayo',
  'How',
  'Its',
  'Other',
  'The',
  'To',
  'Wikipedia',
  'Yoruba',
]);

/** A word that by its shape cannot be Yorùbá. Letters alone and numbers are of no language. */
export function isForeign(word: string): boolean {
  const bare = word.normalize('NFD').replaceAll(/[’'.-]/g, '');
  if (MARKED.test(bare) || !/^\p{L}{2,}$/u.test(bare)) return false;
  return !YORUBA_SHAPE.test(bare.toLowerCase());
}

type Piece = {
  readonly text: string;
  readonly foreign: boolean;
  /** Whether it may stand inside a title. */
  readonly joins: boolean;
  /** Whether it may end a title, after a space: within a Yorùbá sentence only names have capitals. */
  readonly capital: boolean;
};

/** Words keep their apostrophes and hyphens; what stands between them are pieces too. */
const PIECE = /[\p{L}\p{M}]+(?:[’'-][\p{L}\p{M}]+)*|[^\p{L}\p{M}]+/gu;
/** Between the words of a title stand spaces, commas, colons, dots of initials; no other sign. */
const BETWEEN = /^[ ,:.&]+$/;

/** A capital and letters without marks. */
const CAPITAL = /^[A-Z][a-z]+$/;

const pieces = (text: string): readonly Piece[] =>
  (text.match(PIECE) ?? []).map((piece) => ({
    text: piece,
    foreign: isForeign(piece),
    joins: BETWEEN.test(piece) || GLUE.has(piece) || /^\p{Lu}$/u.test(piece) || CAPITAL.test(piece),
    capital: CAPITAL.test(piece),
  }));

/** A stretch of a text, with its language where that is not the text's own. */
export type Tongue = { readonly text: string; readonly lang: Locale | null };

/** A Yorùbá text cut where English begins and ends. Joined again, the stretches give the text. */
function englishIn(text: string): readonly Tongue[] {
  const all = pieces(text);
  const found: Tongue[] = [];
  const add = (one: string, lang: Locale | null): void => {
    if (one !== '') found.push({ text: one, lang });
  };
  let own = '';
  let at = 0;
  while (at < all.length) {
    let end = at;
    let last = -1;
    const starts = all[at]?.foreign === true || OPENERS.has(all[at]?.text ?? '');
    if (!starts) end = all.length;
    for (; all[end]?.foreign || all[end]?.joins; end += 1)
      if (all[end]?.foreign || (all[end]?.capital && end > at && all[end - 1]?.text === ' '))
        last = end;
    const isTitle = last >= at && all.slice(at, last + 1).some((one) => one.foreign);
    if (!isTitle) {
      own += all[at]?.text ?? '';
      at += 1;
      continue;
    }
    add(own, null);
    own = '';
    add(
      all
        .slice(at, last + 1)
        .map((one) => one.text)
        .join(''),
      'en',
    );
    at = last + 1;
  }
  add(own, null);
  return found;
}

/** A text of the book cut by language: Yorùbá within English, English within Yorùbá. */
export const tonguesIn = (text: string, locale: Locale): readonly Tongue[] =>
  locale === 'yo'
    ? englishIn(text)
    : stretches(text).map((one) => ({ text: one.text, lang: one.yoruba ? 'yo' : null }));
