/** The quotients n²/s(n) beside π, and their distance from it on a scale of powers of ten. */
import { line, scaleLinear, scaleLog } from 'd3';

export const PI_PLAN = {
  width: 340,
  left: 44,
  right: 10,
  top: 16,
  middle: 150,
  gap: 34,
  foot: 316,
};

type Term = { readonly place: number; readonly ratio: number; readonly error: number };

/** Paths and scales; of ten thousand terms those are drawn that a pixel can show. */
export function piCurve(terms: readonly Term[]) {
  const { width, left, right, top, middle, gap, foot } = PI_PLAN;
  const x = scaleLog()
    .domain([1, terms.length])
    .range([left, width - right]);
  const y = scaleLinear().domain([1, 4]).range([middle, top]);
  const away = scaleLog()
    .domain([1e-6, 1])
    .range([foot, middle + gap])
    .clamp(true);
  let last = -1;
  const drawn = terms.filter(({ place }) => {
    const pixel = Math.round(4 * x(place));
    if (pixel === last) return false;
    last = pixel;
    return true;
  });
  const draw = (height: (term: Term) => number): string =>
    line<Term>()
      .x(({ place }) => round(x(place)))
      .y((term) => round(height(term)))(drawn) ?? '';
  return {
    x: (place: number): number => x(place),
    y: (ratio: number): number => y(ratio),
    away: (error: number): number => away(error),
    ratios: draw(({ ratio }) => y(ratio)),
    errors: drawn.map(({ place, error }) => ({
      x: round(x(place)),
      y: round(away(Math.abs(error))),
    })),
  };
}

const round = (pixels: number): number => Math.round(10 * pixels) / 10;
