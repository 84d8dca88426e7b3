/** The tree of the first moves, drawn, and the lines of play after each move on a scale of powers of ten. */
import { hierarchy, scaleLog, tree } from 'd3';

export const TREE = { width: 360, top: 16, first: 66, answers: 132, height: 168 } as const;

type Node = { readonly pit: number; readonly children?: readonly Node[] };
export type Branch = {
  readonly pit: number;
  readonly depth: number;
  readonly x: number;
  readonly y: number;
  /** From the move before. */
  readonly path: string;
};

const LEVELS = [TREE.top, TREE.first, TREE.answers] as const;

/** The start, its first moves and all answers, each under the move before. */
export function branches(
  moves: readonly { readonly pit: number; readonly answers: readonly number[] }[],
): readonly Branch[] {
  const root: Node = {
    pit: 0,
    children: moves.map(({ pit, answers }) => ({
      pit,
      children: answers.map((answer) => ({ pit: answer })),
    })),
  };
  const laid = tree<Node>()
    .size([TREE.width - 8, 1])
    .separation((one, two) => (one.parent === two.parent ? 1 : 1.6))(
    hierarchy(root, ({ children }) => children),
  );
  return laid.descendants().map(({ x, depth, data, parent }) => {
    const [px, py] = [round((parent?.x ?? x) + 4), LEVELS[depth - 1] ?? TREE.top];
    const y = LEVELS[depth] ?? TREE.answers;
    const half = (py + y) / 2;
    const path =
      depth === 0 ? '' : `M${px} ${py}C${px} ${half} ${round(x + 4)} ${half} ${round(x + 4)} ${y}`;
    return { pit: data.pit, depth, x: round(x + 4), y, path };
  });
}

export const GROWTH = { width: 360, row: 26, left: 48, right: 88, top: 26 } as const;

/** A dot for the lines of play after each move, and where the powers of ten stand. */
export function growth(lines: readonly { readonly moves: number; readonly lines: number }[]) {
  const most = lines.at(-1)?.lines ?? 10;
  const powers = Array.from(
    { length: Math.floor(Math.log10(most)) + 1 },
    (_, power) => 10 ** power,
  );
  const x = scaleLog([1, most], [GROWTH.left, GROWTH.width - GROWTH.right]);
  return {
    height: GROWTH.top + GROWTH.row * lines.length + 4,
    powers: powers.map((power) => ({ power, x: round(x(power)) })),
    dots: lines.map((line, place) => ({
      ...line,
      x: round(x(line.lines)),
      y: GROWTH.top + GROWTH.row * (place + 0.5),
    })),
  };
}

const round = (length: number): number => Math.round(length * 10) / 10;
