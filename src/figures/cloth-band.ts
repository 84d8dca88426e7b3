/**
 * The narrow band under the header, recalling àdìrẹ: pale figures that resisted the indigo, drawn
 * by hand in a row of little panels, so no two are quite alike.
 */
import { seededNumbers } from './seed-cluster.ts';

const PANEL = 40;
const HEIGHT = 24;
const MIDDLE = HEIGHT / 2;
/** How far a hand strays from the line. */
const STRAY = 0.7;

/** A point in a panel, seen from the panel's middle. */
type Hand = (x: number, y: number) => string;
type Motif = (at: Hand) => string;

const rings: Motif = (at) => [7, 3.4].map((r) => `M${at(-r, 0)}a${r} ${r} 0 1 1 0 .1`).join('');

const leaves: Motif = (at) =>
  [-1, 1]
    .flatMap((x) => [-1, 1].map((y) => `M${at(x * 2, y * 1.5)}L${at(x * 9, y * 6)}`))
    .join('') + [-1, 1].map((x) => `M${at(x * 9, 0)}h0`).join('');

const ladder: Motif = (at) =>
  [-9, -3, 3, 9].map((x) => `M${at(x, -6.5)}L${at(x, 6.5)}`).join('') +
  [-3.2, 3.2].map((y) => `M${at(-10, y)}L${at(10, y)}`).join('');

const seeds: Motif = (at) =>
  [
    [0, 0],
    [-6, 0],
    [6, 0],
    [-3, -5],
    [3, -5],
    [-3, 5],
    [3, 5],
  ]
    .map(([x = 0, y = 0]) => `M${at(x, y)}h0`)
    .join('');

const fold: Motif = (at) => `M${at(-12, 6)}L${at(-6, -6)} ${at(0, 6)} ${at(6, -6)} ${at(12, 6)}`;

const ROW: readonly Motif[] = [rings, fold, seeds, ladder, rings, leaves, seeds, fold];

/** The band as an SVG file; it repeats sideways without a seam. */
export function clothBand(): string {
  const random = seededNumbers(1960);
  const stray = (): number => (random() - 0.5) * STRAY;
  const round = (value: number): number => Math.round(value * 10) / 10;
  const width = ROW.length * PANEL;
  const motifs = ROW.map((motif, place) => {
    const middle = (place + 0.5) * PANEL;
    return motif((x, y) => `${round(middle + x + stray())} ${round(MIDDLE + y + stray())}`);
  });
  const seams = ROW.map((_, place) =>
    [1.6, -1.6]
      .map((x) => {
        const at = (place + 0.5) * PANEL + PANEL / 2 + x;
        return `M${round(at + stray())} 4.5L${round(at + stray())} ${HEIGHT - 4.5}`;
      })
      .join(''),
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${HEIGHT}" viewBox="0 0 ${width} ${HEIGHT}">`,
    '<g fill="none" stroke="#d5dff2" stroke-linecap="round" stroke-linejoin="round">',
    `<path stroke-width="1.2" stroke-opacity=".5" d="M0 1.5H${width}M0 ${HEIGHT - 1.5}H${width}${seams.join('')}"/>`,
    `<path stroke-width="1.7" stroke-opacity=".78" d="${motifs.join('')}"/>`,
    '</g></svg>\n',
  ].join('\n');
}
