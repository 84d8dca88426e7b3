/** Where columns and lines of shares stand by number of seeds: numbers, no drawing. */
import { line, scaleBand, scaleLinear } from 'd3';

/** The picture: as wide as a small telephone, so that its letters can be read there. */
export const SHARE_PLAN = { width: 340, height: 210, left: 34, right: 8, top: 14, bottom: 30 };

type Plan = typeof SHARE_PLAN;

/** Scales for so many numbers of seeds and shares up to `most`. */
export function shareScales(seeds: readonly number[], most = 1, plan: Plan = SHARE_PLAN) {
  const across = scaleBand<number>()
    .domain(seeds)
    .range([plan.left, plan.width - plan.right])
    .paddingInner(0.16);
  const up = scaleLinear()
    .domain([0, most])
    .range([plan.height - plan.bottom, plan.top]);
  return {
    width: across.bandwidth(),
    x: (count: number): number => across(count) ?? 0,
    middle: (count: number): number => (across(count) ?? 0) + across.bandwidth() / 2,
    y: (share: number): number => up(share),
    ticks: (count: number): readonly number[] => up.ticks(count),
  };
}

/** A column cut into parts, the first lowest; each with its top and height. */
export function stacked(
  parts: readonly number[],
  y: (share: number) => number,
): readonly { readonly top: number; readonly height: number }[] {
  const all = parts.reduce((sum, part) => sum + part, 0);
  let below = 0;
  return parts.map((part) => {
    const from = y(below / all);
    below += part;
    const top = y(below / all);
    return { top, height: from - top };
  });
}

/** A line through points. */
export const lineThrough = (points: readonly (readonly [number, number])[]): string =>
  line<readonly [number, number]>()(points) ?? '';
