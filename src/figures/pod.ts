/** A pod of the nickernut shrub to its one known measure, with lines that show it. */

/** A pod drawn to scale: its outline, its seeds, and the two measures as bars with end strokes. */
export type PodPicture = {
  readonly width: number;
  readonly height: number;
  readonly hull: string;
  /** How many seeds is known; how large they are is not. */
  readonly seeds: readonly { readonly x: number; readonly y: number; readonly r: number }[];
  readonly lengthBar: string;
  readonly widthBar: string;
  readonly lengthWords: { readonly x: number; readonly y: number };
  readonly widthWords: { readonly x: number; readonly y: number };
};

/** What the source gives. */
export type PodMeasure = {
  readonly lengthCm: number;
  readonly widthCm: number;
  readonly seeds: number;
};

const PER_CM = 44;
const LEFT = 24;
const TOP = 14;
const SEED_RADIUS = 38;
const TICK = 8;

/** The picture of a pod of this measure. */
export function podPicture({ lengthCm, widthCm, seeds }: PodMeasure): PodPicture {
  const length = lengthCm * PER_CM;
  const wide = widthCm * PER_CM;
  const middle = TOP + wide / 2;
  const right = LEFT + length;
  const below = TOP + wide + 26;
  const beside = right + 26;
  const step = length / (seeds + 1);
  return {
    width: beside + 172,
    height: below + 44,
    hull: `M${LEFT} ${middle}a${length / 2} ${wide / 2} 0 0 1 ${length} 0a${length / 2} ${wide / 2} 0 0 1 ${-length} 0z`,
    seeds: Array.from({ length: seeds }, (_, place) => ({
      x: LEFT + step * (place + 1),
      y: middle,
      r: SEED_RADIUS,
    })),
    lengthBar: `M${LEFT} ${below}h${length}M${LEFT} ${below - TICK}v${2 * TICK}M${right} ${below - TICK}v${2 * TICK}`,
    widthBar: `M${beside} ${TOP}v${wide}M${beside - TICK} ${TOP}h${2 * TICK}M${beside - TICK} ${TOP + wide}h${2 * TICK}`,
    lengthWords: { x: LEFT + length / 2, y: below + 32 },
    widthWords: { x: beside + 12, y: middle },
  };
}
