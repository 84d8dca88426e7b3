/**
 * Where pits and stores lie, in board units: one pit pitch is 100 units. A board of six columns is
 * 724 units wide, so that on a screen of 320 px each pit still has a target of 44 px.
 */
import { opposite, ring, sideOf } from '../engine/board.ts';
import type { BoardRule } from '../engine/ruleset.ts';
import type { BySide, Pit, Side } from '../engine/types.ts';

/** A pit's circle, where its count and its label stand, and the cell that answers to a touch. */
export type PitPlan = {
  readonly pit: Pit;
  readonly side: Side;
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly countX: number;
  readonly countY: number;
  readonly labelY: number;
  readonly cell: Box;
};

/** A box with its top left corner; a store is such a box with fully rounded ends. */
export type Box = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

/** A store and where its count stands. */
export type StorePlan = Box & { readonly countX: number; readonly countY: number };

/** The whole board as one of the players sees it. */
export type BoardPlan = {
  readonly width: number;
  readonly height: number;
  /** The piece of wood itself; the captives of a board without stores lie beside it. */
  readonly block: Box;
  readonly pits: readonly PitPlan[];
  readonly stores: BySide<StorePlan> | null;
  /** Where each side's captives lie, carved or not. */
  readonly captives: BySide<StorePlan>;
};

const PITCH = 100;
/** From the edge of the board to the first pit's cell: a slim store and the rim. */
const END = 62;
/** How far the wood of a board without stores ends from the picture's edge. */
const BARE_INSET = 54;
const PIT_RADIUS = 42;
/** From the board's long edge to the middle of the nearest row: rim, label, count, then the pit. */
const RIM = 114;
const COUNT_FROM_EDGE = 51;
const LABEL_FROM_EDGE = 23;
const STORE = { width: 38, height: 156, fromEdge: 15 };
const HEIGHT = 2 * RIM + PITCH;

/** The places of a board, as seen by the player who sits at the near side. */
export function boardPlan(board: BoardRule, facing: Side): BoardPlan {
  const width = 2 * END + board.columns * PITCH;
  const size = { width, height: HEIGHT };
  const south = southStore(width);
  const north = turnStore(south, size);
  const pits = ring(board).map((pit) => pitPlan(board, pit));
  const turned = facing === 'north';
  const captives = turned ? { south: north, north: south } : { south, north };
  const bare = board.stores === 'none';
  const inset = bare ? BARE_INSET : 0;
  return {
    ...size,
    block: { x: inset, y: 0, width: width - 2 * inset, height: HEIGHT },
    pits: turned ? pits.map((pit) => turnPit(pit, size)) : pits,
    stores: bare ? null : captives,
    captives,
  };
}

function pitPlan(board: BoardRule, pit: Pit): PitPlan {
  const side = sideOf(board, pit);
  const near = side === 'south';
  const column = near ? pit : opposite(board, pit);
  const x = END + PITCH / 2 + column * PITCH;
  const edge = (distance: number): number => (near ? HEIGHT - distance : distance);
  return {
    pit,
    side,
    x,
    y: edge(RIM),
    r: PIT_RADIUS,
    countX: x,
    countY: edge(COUNT_FROM_EDGE),
    labelY: edge(LABEL_FROM_EDGE),
    cell: {
      x: x - PITCH / 2,
      y: near ? HEIGHT / 2 : 0,
      width: PITCH,
      height: HEIGHT / 2,
    },
  };
}

/** South's store lies at South's right hand; its count stands on South's side of it. */
function southStore(width: number): StorePlan {
  const x = width - STORE.fromEdge - STORE.width;
  const y = (HEIGHT - STORE.height) / 2;
  return {
    x,
    y,
    width: STORE.width,
    height: STORE.height,
    countX: x + STORE.width / 2 - 1,
    countY: y + STORE.height + 19,
  };
}

type Size = { readonly width: number; readonly height: number };

/** A box after half a turn of the board. */
const turnBox = (box: Box, size: Size): Box => ({
  x: size.width - box.x - box.width,
  y: size.height - box.y - box.height,
  width: box.width,
  height: box.height,
});

const turnStore = (store: StorePlan, size: Size): StorePlan => ({
  ...turnBox(store, size),
  countX: size.width - store.countX,
  countY: size.height - store.countY,
});

const turnPit = (plan: PitPlan, size: Size): PitPlan => ({
  ...plan,
  x: size.width - plan.x,
  y: size.height - plan.y,
  countX: size.width - plan.countX,
  countY: size.height - plan.countY,
  labelY: size.height - plan.labelY,
  cell: turnBox(plan.cell, size),
});
