import { describe, expect, test } from 'vitest';
import { contourOf, HEIGHT_OF } from '../../src/figures/tone-contour.ts';
import { PITCH, strokeAt, strokesOf } from '../../src/figures/tone-pitch.ts';
import { sung, syllablesOf } from '../../src/language/tones.ts';

const said = (line: string) => {
  const words = line.split(' ').map(syllablesOf);
  const all = sung(words.flat());
  return words.map((word, place) => {
    const from = words.slice(0, place).flat().length;
    return all.slice(from, from + word.length);
  });
};

describe('The contour of a line', () => {
  test('stands a high tone over a mid one and a mid one over a low one', () => {
    expect(HEIGHT_OF.H).toBeLessThan(HEIGHT_OF.M);
    expect(HEIGHT_OF.M).toBeLessThan(HEIGHT_OF.L);
  });

  test('sets the syllables of a word side by side, without a gap and without overlap', () => {
    for (const { width, steps } of contourOf(said('Bí òpè bá gbọ́n ayò á dọ́gba'))) {
      expect(steps[0]?.x).toBe(0);
      steps.forEach((step, place) =>
        expect(step.x + step.width).toBe(steps[place + 1]?.x ?? width),
      );
    }
  });

  test('counts the syllables through the whole line', () => {
    const words = contourOf(said('ọ̀tá ayò'));
    expect(words.map(({ steps }) => steps.map(({ at }) => at))).toEqual([
      [0, 1],
      [2, 3],
    ]);
  });

  test('is level without a glide, and comes from the other height with one', () => {
    const [rise, fall] = [contourOf(said('ọ̀tá')), contourOf(said('là ré là'))];
    expect(rise[0]?.steps[0]?.path).not.toContain('L');
    expect(rise[0]?.steps[1]?.path).toMatch(
      new RegExp(`^M[\\d.]+ ${HEIGHT_OF.L}L[\\d.]+ ${HEIGHT_OF.H}H`),
    );
    expect(fall[2]?.steps[0]?.path).toMatch(
      new RegExp(`^M[\\d.]+ ${HEIGHT_OF.H}L[\\d.]+ ${HEIGHT_OF.L}H`),
    );
  });

  test('gives a long syllable more room', () => {
    const [word] = contourOf(said('àgbọ́n'));
    const [short, long] = word?.steps ?? [];
    expect(long?.width).toBeGreaterThan(short?.width ?? 0);
  });
});

describe('The pitches of a line', () => {
  const strokes = strokesOf(said('ọ̀tá ayò'), 'normal');

  test('are three, and high is higher than mid and mid than low', () => {
    expect(PITCH.H).toBeGreaterThan(PITCH.M);
    expect(PITCH.M).toBeGreaterThan(PITCH.L);
    expect(strokes.map(({ to }) => to)).toEqual([PITCH.L, PITCH.H, PITCH.M, PITCH.L]);
  });

  test('glide where the voice does, and only there', () => {
    expect(strokes.map(({ from, to }) => to - from)).toEqual([0, PITCH.H - PITCH.L, 0, 0]);
  });

  test('follow one another inside a word, and breathe between two', () => {
    const gaps = strokes.slice(1).map(({ at }, before) => {
      const { at: earlier = 0, length = 0 } = strokes[before] ?? {};
      return Math.round((at - earlier - length) * 1000);
    });
    expect(gaps).toEqual([0, 80, 0]);
  });

  test('take their time when asked to go slowly', () => {
    const [quick, slow] = (['normal', 'slow'] as const).map(
      (pace) => strokesOf(said('ọ̀tá ayò'), pace).at(-1)?.at ?? 0,
    );
    expect(slow).toBeGreaterThan(1.8 * (quick ?? 0));
  });

  test('tell which syllable sounds at a moment, through the breath and until the end', () => {
    expect(strokeAt(strokes, 0)).toBe(0);
    expect(strokeAt(strokes, 0.29)).toBe(0);
    expect(strokeAt(strokes, 0.31)).toBe(1);
    expect(strokeAt(strokes, 0.65)).toBe(1);
    expect(strokeAt(strokes, 1.2)).toBe(3);
    expect(strokeAt(strokes, 1.29)).toBeNull();
    expect(strokeAt([], 0)).toBeNull();
    expect(strokeAt(strokes, -1)).toBeNull();
  });
});
