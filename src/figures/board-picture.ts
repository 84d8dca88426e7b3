/** A moment of the game made ready to draw: what `Board.svelte` and `LineBoard.svelte` show. */
import { pitAt } from '../engine/board.ts';
import type { BoardRule } from '../engine/ruleset.ts';
import { SIDES, type Pit, type Side } from '../engine/types.ts';
import { carving, type Carving } from './board-carving.ts';
import { boardPlan, type BoardPlan, type Box, type PitPlan } from './board-plan.ts';
import {
  handCluster,
  pitCluster,
  seededNumbers,
  storeCluster,
  type Cluster,
} from './seed-cluster.ts';
import type { SeedPlaces } from './seed-track.ts';

/** What is pointed out at a pit. */
export type Mark =
  | 'origin'
  | 'last'
  | 'captured'
  | 'spared'
  | 'stopped'
  | 'refused'
  | 'allowed'
  | 'sown'
  | 'differs';

export type PitPicture = PitPlan & {
  /** The pit's number for a reader: its ring place counted from 1. */
  readonly label: string;
  readonly count: number;
  readonly marks: readonly Mark[];
};

/** A store, or — not `carved` — the place beside the board where captives lie. */
export type StorePicture = Box & {
  readonly side: Side;
  readonly carved: boolean;
  readonly count: number;
  readonly countX: number;
  readonly countY: number;
};

export type SeedPicture = {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly tint: 0 | 1 | 2;
};

export type BoardPicture = {
  readonly width: number;
  readonly height: number;
  readonly carving: Carving;
  readonly pits: readonly PitPicture[];
  readonly stores: readonly StorePicture[];
  /** In the order of their numbers, so that a page which updates never has to reorder them. */
  readonly seeds: readonly SeedPicture[];
  readonly hand: { readonly count: number; readonly x: number; readonly y: number } | null;
};

/** All that decides a picture. */
export type BoardMoment = {
  readonly board: BoardRule;
  readonly facing: Side;
  readonly places: SeedPlaces;
  readonly marks: ReadonlyMap<Pit, readonly Mark[]>;
  /** The pit the hand is above; null when no hand is shown, or it is above the middle. */
  readonly handOver: Pit | null;
};

/** How far a hand is held above its pit, towards the top of the picture. */
const LIFTED = 14;

/** Draws up a moment: every coordinate, count and mark. */
export function boardPicture(moment: BoardMoment): BoardPicture {
  const { board, facing, places, marks } = moment;
  const plan = boardPlan(board, facing);
  const hand = handPlace(plan, moment);
  // The seeds turn with the board: North sees the same heap from the other side.
  const turn = facing === 'south' ? 1 : -1;
  const seeds = [
    ...plan.pits.flatMap((pit) => {
      const ids = places.pits[pit.pit] ?? [];
      return lay(ids, pitCluster(pit.pit, ids.length, pit.r), pit.x, pit.y, turn);
    }),
    ...SIDES.flatMap((side, place) => {
      const { x, y, width, height } = plan.captives[side];
      const ids = places.stores[side];
      const cluster = storeCluster(place + 1, ids.length, width, height);
      return lay(ids, cluster, x + width / 2, y + height / 2, turn);
    }),
    ...lay(places.hand, handCluster(places.hand.length), hand.x, hand.y, 1),
  ];
  return {
    width: plan.width,
    height: plan.height,
    carving: carving(plan),
    pits: plan.pits.map((pit) => ({
      ...pit,
      label: String(pit.pit + 1),
      count: places.pits[pit.pit]?.length ?? 0,
      marks: marks.get(pit.pit) ?? [],
    })),
    stores: SIDES.map((side) => ({
      ...plan.captives[side],
      side,
      carved: plan.stores !== null,
      count: places.stores[side].length,
    })),
    seeds: seeds.sort((a, b) => a.id - b.id),
    hand: places.hand.length === 0 ? null : { count: places.hand.length, ...hand },
  };
}

function handPlace(plan: BoardPlan, { board, handOver }: BoardMoment): { x: number; y: number } {
  const over = handOver === null ? undefined : plan.pits[pitAt(board, handOver)];
  return over ? { x: over.x, y: over.y - LIFTED } : { x: plan.width / 2, y: plan.height / 2 };
}

function lay(
  ids: readonly number[],
  { r, slots }: Cluster,
  x: number,
  y: number,
  turn: 1 | -1,
): SeedPicture[] {
  return slots.map((slot, place) => {
    const id = ids[place] ?? -1;
    return { id, x: round(x + turn * slot.x), y: round(y + turn * slot.y), r, tint: tintOf(id) };
  });
}

/** A seed keeps its colour wherever it goes. */
function tintOf(id: number): 0 | 1 | 2 {
  const chance = seededNumbers(id * 7919 + 11)();
  return chance < 0.4 ? 0 : chance < 0.75 ? 1 : 2;
}

/** One decimal keeps the page small and the same on every machine. */
const round = (value: number): number => Math.round(value * 10) / 10;
