/** The block of wood around the pits: its canoe shape, the line along its rim, the incised zigzags. */
import type { Box, BoardPlan } from './board-plan.ts';

/** Path data, in board units. */
export type Carving = {
  readonly outline: string;
  readonly rimLine: string;
  /** Zigzags along both rims, with a gap at each pit's label. */
  readonly zigzag: string;
};

const TOOTH = 11;
const DEPTH = 5;
/** Half the gap a zigzag leaves for a label. */
const GAP = 17;
/** How full the rounded ends are: 0.55 would be an ellipse, 1 a square corner. */
const FULLNESS = 0.64;

/** What is cut into the wood of a board. */
export function carving(plan: BoardPlan): Carving {
  const bare = plan.stores === null;
  return {
    outline: canoe(plan.block, bare ? 46 : 74),
    rimLine: canoe(inset(plan.block, 8), bare ? 40 : 68),
    zigzag: [...new Set(plan.pits.map((pit) => pit.labelY))]
      .flatMap((y) => zigzagRow(plan, y))
      .join(''),
  };
}

const inset = (box: Box, by: number): Box => ({
  x: box.x + by,
  y: box.y + by,
  width: box.width - 2 * by,
  height: box.height - 2 * by,
});

const round = (value: number): number => Math.round(value * 10) / 10;

/** A block with straight long sides and rounded ends. */
function canoe({ x, y, width, height }: Box, end: number): string {
  const half = height / 2;
  const alongEnd = round(end * FULLNESS);
  const left = round(half * (1 - FULLNESS));
  const rest = round(end - alongEnd);
  const flat = round(width - 2 * end);
  return [
    `M${x + end} ${y}h${flat}`,
    `c${alongEnd} 0 ${end} ${left} ${end} ${half}`,
    `s${-rest} ${half} ${-end} ${half}h${-flat}`,
    `c${-alongEnd} 0 ${-end} ${-left} ${-end} ${-half}`,
    `s${rest} ${-half} ${end} ${-half}z`,
  ].join('');
}

function zigzagRow(plan: BoardPlan, y: number): string[] {
  const labels = plan.pits
    .filter((pit) => pit.labelY === y)
    .map((pit) => pit.x)
    .sort((a, b) => a - b);
  const first = labels[0] ?? 0;
  const last = labels.at(-1) ?? 0;
  // A board without stores is rounded off right behind its last pits.
  const ends = (plan.stores === null ? 1 : 3) * TOOTH;
  const starts = [first - GAP - ends, ...labels.map((x) => x + GAP)];
  const stops = [...labels.map((x) => x - GAP), last + GAP + ends];
  return starts.map((start, place) => zigzag(start, stops[place] ?? start, y));
}

function zigzag(from: number, to: number, y: number): string {
  const teeth = Math.round((to - from) / TOOTH);
  const strokes = Array.from(
    { length: teeth },
    () => `l${TOOTH / 2} ${-2 * DEPTH}l${TOOTH / 2} ${2 * DEPTH}`,
  );
  return `M${from} ${y + DEPTH}${strokes.join('')}`;
}
