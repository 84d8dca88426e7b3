/**
 * Boards to cut out and their seeds, in millimetres. All fit what A4 and Letter have in common, with
 * a margin that every printer can leave: 190 by 254, upright or lying.
 */
import { opposite, ring, sideOf } from '../engine/board.ts';
import type { BoardRule } from '../engine/ruleset.ts';

/** What A4 (210 × 297) and Letter (216 × 279) have in common inside margins of 10 mm. */
export const COMMON = { short: 190, long: 254 } as const;
/** How long the bar is that shows whether the printer kept the size. */
export const BAR = 100;

/** Pits across which a child's fingers go; longer rows leave no room for stores, and need none. */
const WITH_STORES = { pitch: 33, radius: 15.5, edge: 27 };
const BARE = { pitch: 31, radius: 15, edge: 2.5 };
const STORE = { width: 24, fromEdge: 1.5, fromLongEdge: 17 };
const HEIGHT = 108;
/** From the long edge of the board to the middle of the nearest row, to its numbers, to the arrow. */
const ROW = 34;
const LABEL = 13;
const ARROW = 6;

export type CutOutPit = {
  readonly label: string;
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly labelY: number;
};
type Store = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};
export type CutOut = {
  readonly width: number;
  readonly height: number;
  readonly pits: readonly CutOutPit[];
  readonly stores: { readonly north: Store; readonly south: Store } | null;
  /** Where the arrows run: from and to, and how high on each side. */
  readonly arrow: {
    readonly from: number;
    readonly to: number;
    readonly south: number;
    readonly north: number;
  };
};

/** A board; its outer line is the one to cut along. */
export function cutOutBoard(board: BoardRule): CutOut {
  const { pitch, radius, edge } = board.stores === 'carved' ? WITH_STORES : BARE;
  const width = 2 * edge + board.columns * pitch;
  const pits = ring(board).map((pit): CutOutPit => {
    const near = sideOf(board, pit) === 'south';
    const column = near ? pit : opposite(board, pit);
    return {
      label: String(pit + 1),
      x: edge + pitch / 2 + column * pitch,
      y: near ? HEIGHT - ROW : ROW,
      r: radius,
      labelY: near ? HEIGHT - LABEL : LABEL,
    };
  });
  const store = {
    y: STORE.fromLongEdge,
    width: STORE.width,
    height: HEIGHT - 2 * STORE.fromLongEdge,
  };
  return {
    width,
    height: HEIGHT,
    pits,
    stores:
      board.stores === 'carved'
        ? {
            north: { ...store, x: STORE.fromEdge },
            south: { ...store, x: width - STORE.fromEdge - STORE.width },
          }
        : null,
    arrow: { from: width * 0.32, to: width * 0.68, south: HEIGHT - ARROW, north: ARROW },
  };
}

const TOKEN = { r: 9, pitch: 21, columns: 9, rows: 8 };

/** Seeds to cut out, as circles in rows. */
export const seedTokens = {
  width: TOKEN.columns * TOKEN.pitch,
  height: TOKEN.rows * TOKEN.pitch,
  r: TOKEN.r,
  circles: Array.from({ length: TOKEN.columns * TOKEN.rows }, (_, place) => ({
    x: ((place % TOKEN.columns) + 0.5) * TOKEN.pitch,
    y: (Math.floor(place / TOKEN.columns) + 0.5) * TOKEN.pitch,
  })),
} as const;
