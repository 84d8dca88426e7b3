/** When each syllable of a line sounds, and how high: three pitches, with a glide where the voice glides. */
import type { Sung, Tone } from '../language/tones.ts';

/** Our choice, in hertz: three steps of one scale, low enough for a drum, high enough for a small speaker. */
export const PITCH: Readonly<Record<Tone, number>> = { L: 165, M: 196, H: 233 };

export type Pace = 'normal' | 'slow';
/** Seconds for a syllable, and the breath between two words. */
const TIMES: Readonly<Record<Pace, { readonly syllable: number; readonly breath: number }>> = {
  normal: { syllable: 0.3, breath: 0.08 },
  slow: { syllable: 0.6, breath: 0.2 },
};

/** One stroke: from when, for how long, from which pitch to which. */
export type Stroke = {
  readonly at: number;
  readonly length: number;
  readonly from: number;
  readonly to: number;
};

/** The strokes of a line, one for each syllable. */
export function strokesOf(words: readonly (readonly Sung[])[], pace: Pace): readonly Stroke[] {
  const { syllable, breath } = TIMES[pace];
  let at = 0;
  return words.flatMap((syllables, word) => {
    if (word > 0) at += breath;
    return syllables.map(({ tone, glide }) => {
      const from = glide === 'rise' ? PITCH.L : glide === 'fall' ? PITCH.H : PITCH[tone];
      const stroke = { at, length: syllable, from, to: PITCH[tone] };
      at += syllable;
      return stroke;
    });
  });
}

/** Which stroke sounds at a moment, in seconds from the first; the last one lasts to its end. Nothing after it. */
export function strokeAt(strokes: readonly Stroke[], moment: number): number | null {
  const last = strokes.at(-1);
  if (last === undefined || moment < 0 || moment >= last.at + last.length) return null;
  return strokes.findLastIndex(({ at }) => at <= moment);
}
