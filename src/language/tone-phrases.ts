/** The words around tones in each language, and a melody told in words. */
import { toneWords as toneWordsEn } from './en/tone-words.ts';
import type { InEachLanguage, Locale } from './locale.ts';
import type { ToneWords } from './tone-words.ts';
import type { Sung } from './tones.ts';
import { toneWords as toneWordsYo } from './yo/tone-words.ts';

const TONE_WORDS: InEachLanguage<ToneWords> = { en: toneWordsEn, yo: toneWordsYo };

/** The words around tones, in a language. */
export const toneWordsOf = (locale: Locale): ToneWords => TONE_WORDS[locale];

/** A melody in words: `low, high (rising), mid`; words apart by a semicolon. */
export function melodyInWords(words: readonly (readonly Sung[])[], locale: Locale): string {
  const { tones, glides } = toneWordsOf(locale);
  const told = ({ tone, glide }: Sung): string =>
    glide === null ? tones[tone] : `${tones[tone]} (${glides[glide]})`;
  return words.map((syllables) => syllables.map(told).join(', ')).join('; ');
}
