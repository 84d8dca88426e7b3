/**
 * Where the columns of a histogram of values stand: one for each value from losing to winning all. It
 * is reckoned by hand, since it travels to the reader and two scales would weigh more than the chart.
 */

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
  const step = (width - 2 * side) / all.length;
  const gap = 0.12 * step;
  const times = new Map(values.map(([value = 0, count = 0]) => [value, count]));
  const foot = height - bottom;
  const most = Math.max(1, ...times.values());
  return all.map((value, place) => {
    const count = times.get(value) ?? 0;
    const high = (foot - top) * (count / most);
    return {
      value,
      times: count,
      x: side + place * step + gap / 2,
      width: step - gap,
      top: foot - high,
      height: high,
    };
  });
}
