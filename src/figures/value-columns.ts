/** Where the columns of a histogram of values stand: one for each value from losing to winning all. */
import { scaleBand, scaleLinear } from 'd3';

export const VALUE_PLAN = { width: 340, height: 200, side: 8, top: 18, bottom: 44 };

export type ValueColumn = {
  readonly value: number;
  readonly times: number;
  readonly x: number;
  readonly width: number;
  readonly top: number;
  readonly height: number;
};

/** The columns of so many seeds; the commonest value reaches the top. */
export function valueColumns(
  seeds: number,
  values: readonly (readonly number[])[],
): readonly ValueColumn[] {
  const { width, height, side, top, bottom } = VALUE_PLAN;
  const all = Array.from({ length: 2 * seeds + 1 }, (_, place) => place - seeds);
  const across = scaleBand<number>()
    .domain(all)
    .range([side, width - side])
    .padding(0.12);
  const times = new Map(values.map(([value = 0, count = 0]) => [value, count]));
  const foot = height - bottom;
  const tall = scaleLinear()
    .domain([0, Math.max(1, ...times.values())])
    .range([0, foot - top]);
  return all.map((value) => {
    const count = times.get(value) ?? 0;
    const high = tall(count);
    return {
      value,
      times: count,
      x: across(value) ?? 0,
      width: across.bandwidth(),
      top: foot - high,
      height: high,
    };
  });
}
