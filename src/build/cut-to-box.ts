/** Cuts rings and lines of a map to a box of degrees. */

export type Point = [lon: number, lat: number];
/** West, south, east, north. */
export type Box = readonly [number, number, number, number];

type Edge = {
  readonly inside: (point: Point) => boolean;
  readonly at: (a: Point, b: Point) => Point;
};

const alongLon = (lon: number, keep: 1 | -1): Edge => ({
  inside: (point) => keep * (point[0] - lon) >= 0,
  at: (a, b) => [lon, a[1] + ((lon - a[0]) / (b[0] - a[0])) * (b[1] - a[1])],
});
const alongLat = (lat: number, keep: 1 | -1): Edge => ({
  inside: (point) => keep * (point[1] - lat) >= 0,
  at: (a, b) => [a[0] + ((lat - a[1]) / (b[1] - a[1])) * (b[0] - a[0]), lat],
});
const edgesOf = ([west, south, east, north]: Box): readonly Edge[] => [
  alongLon(west, 1),
  alongLat(south, 1),
  alongLon(east, -1),
  alongLat(north, -1),
];

/** What of a closed ring lies in the box, closed along its edges (Sutherland and Hodgman). */
export function cutRing(ring: readonly Point[], box: Box): readonly Point[] {
  let left: readonly Point[] = ring.slice(0, -1);
  for (const { inside, at } of edgesOf(box))
    left = left.flatMap((point, place) => {
      const before = left.at(place - 1) ?? point;
      const crossing = inside(before) === inside(point) ? [] : [at(before, point)];
      return inside(point) ? [...crossing, point] : crossing;
    });
  return left.length === 0 ? [] : [...left, ...left.slice(0, 1)];
}

/** The stretches of a line that lie in the box, to the whole point. */
export function cutLine(line: readonly Point[], box: Box): readonly (readonly Point[])[] {
  const edges = edgesOf(box);
  const stretches: Point[][] = [[]];
  for (const point of line)
    if (edges.every(({ inside }) => inside(point))) stretches.at(-1)?.push(point);
    else if (stretches.at(-1)?.length !== 0) stretches.push([]);
  return stretches.filter((stretch) => stretch.length > 1);
}
