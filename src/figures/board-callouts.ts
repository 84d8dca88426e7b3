/** What is pointed out on the drawing of the board: where each leader begins, where its words stand. */
import type { BoardRule } from '../engine/ruleset.ts';
import { boardPlan, type Box } from './board-plan.ts';
import { sideView } from './board-base.ts';

export type CalloutId =
  'board' | 'pit' | 'store' | 'near-row' | 'far-row' | 'seeds' | 'rim' | 'base' | 'ornament';

type Point = { readonly x: number; readonly y: number };

/** A part pointed out: the spot on the board, the badge with its letter, the words beside the badge. */
export type Callout = {
  readonly id: CalloutId;
  readonly spot: Point;
  readonly badge: Point;
  /** Where the words begin, or end when they run towards the left. */
  readonly words: Point & { readonly towards: 'right' | 'left' };
};

/** A view of the board with its call-outs, and the box all of it needs. */
export type CalloutView = {
  readonly box: Box;
  readonly callouts: readonly Callout[];
};

/** The largest radius a badge has: on narrow screens its letter must stay legible. */
export const BADGE_RADIUS = 26;
/** From the board's edge to the middle of a badge. */
const OUT = 46;
const MARGIN = 8;
const GAP = 8;

const beside = (badge: Point, towards: 'right' | 'left'): Callout['words'] => ({
  x: badge.x + (towards === 'right' ? 1 : -1) * (BADGE_RADIUS + GAP),
  y: badge.y,
  towards,
});

const callout = (
  id: CalloutId,
  spot: Point,
  badge: Point,
  towards: 'right' | 'left' = 'right',
): Callout => ({ id, spot, badge, words: beside(badge, towards) });

/** The outline drawn round a row so that it can be pointed at. */
export function rowOutline(board: BoardRule, side: 'south' | 'north'): Box {
  const pits = boardPlan(board, 'south').pits.filter((pit) => pit.side === side);
  const xs = pits.map(({ x }) => x);
  const r = (pits[0]?.r ?? 0) + 5;
  const left = Math.min(...xs) - r;
  return {
    x: left,
    y: (pits[0]?.y ?? 0) - r,
    width: Math.max(...xs) + r - left,
    height: 2 * r,
  };
}

/** The board from above, as South sees it. `empty` and `full` are pits to be shown as such. */
export function planCallouts(
  board: BoardRule,
  { empty, full }: { empty: number; full: number },
): CalloutView {
  const plan = boardPlan(board, 'south');
  const [top, bottom] = [-OUT, plan.height + OUT];
  const middle = plan.width / 2;
  const pitAt = (pit: number): Point => plan.pits[pit] ?? { x: middle, y: plan.height / 2 };
  const { stores } = plan;
  const store = stores?.north ?? plan.captives.north;
  const near = rowOutline(board, 'south');
  const far = rowOutline(board, 'north');
  return {
    box: {
      x: -MARGIN,
      y: top - BADGE_RADIUS - 4,
      width: plan.width + 2 * MARGIN,
      height: plan.height + 2 * (OUT + BADGE_RADIUS + 4),
    },
    callouts: [
      callout('store', { x: store.x + store.width / 2, y: store.y + 24 }, { x: 34, y: top }),
      callout('far-row', { x: middle, y: far.y }, { x: middle - 90, y: top }),
      callout('rim', { x: plan.width - 62, y: 14 }, { x: plan.width - 30, y: top }, 'left'),
      callout('pit', pitAt(empty), { x: 34, y: bottom }),
      callout('near-row', { x: middle, y: near.y + near.height }, { x: middle - 90, y: bottom }),
      callout('seeds', pitAt(full), { x: plan.width - 30, y: bottom }, 'left'),
    ],
  };
}

/** The board from the side. */
export function sideCallouts(): CalloutView {
  const { width, height } = sideView();
  const bottom = height + OUT;
  return {
    box: {
      x: -MARGIN,
      y: -OUT - BADGE_RADIUS - 4,
      width: width + 2 * MARGIN,
      height: height + 2 * (OUT + BADGE_RADIUS + 4),
    },
    callouts: [
      callout('board', { x: width / 2 - 90, y: 20 }, { x: width / 2 - 90, y: -OUT }),
      callout('ornament', { x: 124, y: 118 }, { x: 34, y: bottom }),
      callout('base', { x: width - 108, y: 174 }, { x: width - 30, y: bottom }, 'left'),
    ],
  };
}
