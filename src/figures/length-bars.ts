/** How long games are, as bars of some moves each; both kinds of players on one scale of moves. */
import { max, rollup, scaleLinear, sum } from 'd3';

export const LENGTHS = {
  width: 360,
  height: 162,
  left: 8,
  right: 12,
  top: 44,
  bottom: 24,
  bin: 20,
} as const;

type Counted = { readonly moves: number; readonly times: number };

/** A share of games by so many moves: 0–19, 20–39 and on. The last bar holds all longer ones. */
export function lengthShares(counted: readonly Counted[], upTo: number) {
  const { bin } = LENGTHS;
  const games = sum(counted, ({ times }) => times);
  const shares = rollup(
    counted,
    (group) => sum(group, ({ times }) => times) / games,
    ({ moves }) => Math.min(Math.floor(moves / bin), upTo / bin) * bin,
  );
  return Array.from({ length: upTo / bin + 1 }, (_, place) => ({
    from: place * bin,
    share: shares.get(place * bin) ?? 0,
  }));
}

/** The scales of a panel: moves across, shares of games up to the greatest of any panel. */
export function lengthScales(panels: readonly ReturnType<typeof lengthShares>[]) {
  const bars = panels.flat();
  const end = (max(bars, ({ from }) => from) ?? 0) + LENGTHS.bin;
  const { width, height, left, right, top, bottom } = LENGTHS;
  return {
    x: scaleLinear([0, end], [left, width - right]),
    y: scaleLinear([0, max(bars, ({ share }) => share) ?? 1], [height - bottom, top]),
  };
}
