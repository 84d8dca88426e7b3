/** Where the tones of a line stand: a step for each syllable at one of three heights, with ramps where the voice glides. */
import type { Sung, Tone } from '../language/tones.ts';

/** Lengths of the drawing, in its own units: sixteen make the height of the text around it. */
export const CONTOUR = { height: 88, text: 79, size: 17, reach: 4 } as const;
/** How far down each tone stands. */
export const HEIGHT_OF: Readonly<Record<Tone, number>> = { H: 12, M: 32, L: 52 };

export type ContourStep = Sung & {
  /** Which syllable of the whole line this is. */
  readonly at: number;
  readonly x: number;
  readonly width: number;
  /** The step as a line: level, or with a ramp before it. */
  readonly path: string;
};
export type ContourWord = { readonly width: number; readonly steps: readonly ContourStep[] };

const letters = new Intl.Segmenter('yo', { granularity: 'grapheme' });
/** Room for a syllable: its letters, and never less than a fingertip of line. */
const room = (syllable: string): number =>
  Math.max(26, 9 + 8.5 * [...letters.segment(syllable)].length);

/** A rise comes up from the low, a fall down from the high, over the first half of its syllable. */
function stepPath({ tone, glide }: Sung, x: number, width: number): string {
  const [left, right, y] = [x + 2.5, x + width - 2.5, HEIGHT_OF[tone]];
  switch (glide) {
    case null:
      return `M${left} ${y}H${right}`;
    case 'rise':
      return `M${left} ${HEIGHT_OF.L}L${x + width / 2} ${y}H${right}`;
    case 'fall':
      return `M${left} ${HEIGHT_OF.H}L${x + width / 2} ${y}H${right}`;
  }
}

/** The words of a line, each drawn by itself so that a line can break between words. */
export function contourOf(words: readonly (readonly Sung[])[]): readonly ContourWord[] {
  let at = 0;
  return words.map((syllables) => {
    let x = 0;
    const steps = syllables.map((syllable): ContourStep => {
      const width = room(syllable.s);
      const step = { ...syllable, at, x, width, path: stepPath(syllable, x, width) };
      at += 1;
      x += width;
      return step;
    });
    return { width: x, steps };
  });
}
