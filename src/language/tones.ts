/** Yorùbá tones: read off the marks, one a syllable. Acute is high, grave is low, no mark is mid. */

export const TONES = ['H', 'M', 'L'] as const;
export type Tone = (typeof TONES)[number];
/** A high tone rises after a low one; a low tone falls after a high one. Heard, never written. */
export type Glide = 'rise' | 'fall';

export type Syllable = { readonly s: string; readonly tone: Tone };
export type Sung = Syllable & { readonly glide: Glide | null };

/** A letter with all that stands on and under it, as in `ọ́`. */
type Letter = { readonly text: string; readonly base: string; readonly tone: Tone };

const VOWELS = 'aeiou';
const isVowel = (letter: Letter | undefined): boolean =>
  letter !== undefined && VOWELS.includes(letter.base);

/** `m` or `n` that carries a tone mark is a syllable by itself. */
const isHum = (letter: Letter): boolean => 'mn'.includes(letter.base) && letter.tone !== 'M';

function letters(word: string): readonly Letter[] {
  const found = word
    .normalize('NFD')
    .replaceAll(/[^\p{L}\p{M}]/gu, '')
    .match(/\p{L}\p{M}*/gu);
  return (found ?? []).map((text) => ({
    text: text.normalize('NFC'),
    base: text.charAt(0).toLowerCase(),
    tone: text.includes('\u0301') ? 'H' : text.includes('\u0300') ? 'L' : 'M',
  }));
}

/**
 * The syllables of a word as it is spelled: V, CV, or a syllabic nasal. Apostrophes close up, as the
 * vowel they stand for is not said. An unmarked `n` after a vowel and before no vowel is no syllable: it
 * says that the vowel is nasal.
 */
export function syllablesOf(word: string): readonly Syllable[] {
  const all = letters(word);
  const found: Syllable[] = [];
  let onset = '';
  for (let at = 0; at < all.length; at += 1) {
    const letter = all[at];
    if (letter === undefined) break;
    if (isVowel(letter)) {
      const next = all[at + 1];
      const nasal = next?.base === 'n' && next.tone === 'M' && !isVowel(all[at + 2]);
      found.push({ s: onset + letter.text + (nasal ? next.text : ''), tone: letter.tone });
      onset = '';
      if (nasal) at += 1;
    } else if (isHum(letter)) {
      found.push({ s: onset + letter.text, tone: letter.tone });
      onset = '';
    } else onset += letter.text;
  }
  if (onset !== '') throw new Error(`“${word}” ends in a consonant: that is no Yorùbá syllable.`);
  return found;
}

/** The glide of a tone after another: a rise, a fall, or none. */
export function glideAfter(before: Tone | undefined, tone: Tone): Glide | null {
  if (before === 'L' && tone === 'H') return 'rise';
  return before === 'H' && tone === 'L' ? 'fall' : null;
}

/** Syllables said one after another, across words too, with the glides between them. */
export const sung = (syllables: readonly Syllable[]): readonly Sung[] =>
  syllables.map((syllable, at) => ({
    ...syllable,
    glide: glideAfter(syllables[at - 1]?.tone, syllable.tone),
  }));

/** The tones alone, as `LMH`. */
export const melodyOf = (syllables: readonly Syllable[]): string =>
  syllables.map(({ tone }) => tone).join('');
