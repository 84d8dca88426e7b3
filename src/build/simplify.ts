/** Leaves out the points of a line nobody would miss at the size it is drawn. */
import type { Point } from './cut-to-box.ts';

/** How far a point lies from the stretch between two others. */
function distance([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const along =
    length === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / length));
  return Math.hypot(x - ax - along * dx, y - ay - along * dy);
}

/** The line with no kept point moved and none left out that lay farther off than `tolerance` (Douglas and Peucker). */
export function simplified(line: readonly Point[], tolerance: number): readonly Point[] {
  const [first, last] = [line[0], line.at(-1)];
  if (first === undefined || last === undefined || line.length < 3) return line;
  let farthest = { place: 0, off: 0 };
  for (const [place, point] of line.entries()) {
    const off = distance(point, first, last);
    if (off > farthest.off) farthest = { place, off };
  }
  if (farthest.off <= tolerance) return [first, last];
  return [
    ...simplified(line.slice(0, farthest.place + 1), tolerance).slice(0, -1),
    ...simplified(line.slice(farthest.place), tolerance),
  ];
}
