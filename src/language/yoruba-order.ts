/**
 * The order of the Yorùbá alphabet, and the folding of its letters for search. Browsers do not know
 * this order, and the nearest one they offer is wrong: gb, ẹ, ọ and ṣ are letters of their own.
 */

/** The alphabet in its order, as headings of a word list. */
const ALPHABET: readonly string[] = 'A B D E Ẹ F G GB H I J K L M N O Ọ P R S Ṣ T U W Y'.split(' ');

/** Letters of neighbours, each after the letter it would stand near. */
const FOREIGN: Readonly<Record<string, string>> = {
  C: 'B',
  Ɛ: 'Ẹ',
  Ɔ: 'Ọ',
  Q: 'P',
  V: 'U',
  X: 'W',
};

type Letter = { readonly rank: number; readonly tone: number };

/** Two letters of a foreign alphabet that stand nowhere come last. */
const LAST = ALPHABET.length * 2;
const BETWEEN_WORDS = -1;

function rankOf(letter: string): number {
  const own = ALPHABET.indexOf(letter);
  if (own >= 0) return own * 2;
  const near = FOREIGN[letter];
  return near === undefined ? LAST : ALPHABET.indexOf(near) * 2 + 1;
}

/** Low, mid and high, in the order in which they break a tie. */
const toneOf = (marks: string): number =>
  marks.includes('\u0300') ? 0 : marks.includes('\u0301') ? 2 : 1;

const PIECE = /(gb(?![\u0300-\u036f])|[a-zɔɛ])([\u0300-\u036f]*)|[\s-]+/gu;

function lettersOf(text: string): readonly Letter[] {
  const pieces = text.normalize('NFD').toLowerCase().trim().matchAll(PIECE);
  return Array.from(pieces, ([, base, marks = '']) => {
    if (base === undefined) return { rank: BETWEEN_WORDS, tone: 1 };
    const dot = /[\u0323\u0329]/.test(marks) ? '\u0323' : '';
    return { rank: rankOf((base + dot).normalize('NFC').toUpperCase()), tone: toneOf(marks) };
  });
}

const firstDifference = (
  one: readonly Letter[],
  two: readonly Letter[],
  by: keyof Letter,
): number => {
  for (const [place, letter] of one.entries()) {
    const difference = letter[by] - (two[place]?.[by] ?? letter[by]);
    if (difference !== 0) return difference;
  }
  return 0;
};

/** Sorts Yorùbá words: by letters, word by word; where these agree, by tones, low before mid before high. */
export function compareYoruba(a: string, b: string): number {
  const [one, two] = [lettersOf(a), lettersOf(b)];
  return (
    firstDifference(one, two, 'rank') ||
    one.length - two.length ||
    firstDifference(one, two, 'tone') ||
    (a < b ? -1 : a > b ? 1 : 0)
  );
}

/** The heading a word stands under: `GB` for gbìn, `Ọ` for ọ̀ta. */
export function headingOf(word: string): string {
  const rank = lettersOf(word)[0]?.rank ?? LAST;
  return ALPHABET[Math.floor(rank / 2)] ?? '';
}

/** A text without its marks and capitals, as it may be typed on any keyboard: `olopon` for Ọlọ́pọ́n. */
export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .replaceAll(/[’ʼ‘]/g, "'")
    .toLowerCase()
    .replaceAll('ɔ', 'o')
    .replaceAll('ɛ', 'e');
