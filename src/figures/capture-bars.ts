/** How often moves take seeds: a bar for each pit, and a bar for each number of seeds sown. */
import { max, scaleBand, scaleLinear } from 'd3';

export const CAPTURES = { width: 360, left: 4, right: 4, top: 36, bottom: 40 } as const;

type Shared = { readonly at: number; readonly share: number };

/** Bars side by side in a picture of this height; one scale of shares for all pictures. */
export function captureBars(bars: readonly Shared[], greatest: number, height: number) {
  const { width, left, right, top, bottom } = CAPTURES;
  const x = scaleBand(
    bars.map(({ at }) => at),
    [left, width - right],
  ).padding(0.16);
  const y = scaleLinear([0, greatest], [height - bottom, top]);
  return {
    floor: height - bottom,
    width: round(x.bandwidth()),
    bars: bars.map(({ at, share }) => ({
      at,
      share,
      x: round(x(at) ?? 0),
      y: round(y(share)),
      height: round(y(0) - y(share)),
    })),
  };
}

/** The greatest share of several pictures. */
export const greatestShare = (...pictures: readonly (readonly Shared[])[]): number =>
  max(pictures.flat(), ({ share }) => share) ?? 1;

/** Where the shares first fall and then rise again: the dip. */
export function dipIn(bars: readonly Shared[]): number {
  const dip = bars.find(({ share }, place) => {
    const before = bars.slice(0, place).map((bar) => bar.share);
    const after = bars[place + 1]?.share ?? 0;
    return before.length > 3 && share < Math.min(...before.slice(1)) && after > share;
  });
  return dip?.at ?? 0;
}

const round = (length: number): number => Math.round(length * 10) / 10;
