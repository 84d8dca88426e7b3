/** The grain of the board: long wavering lines, drawn by the same chance on every machine. */
import { seededNumbers } from './seed-cluster.ts';

/** Path data of light and dark grain lines on a tile that repeats sideways without a seam. */
export type Grain = {
  readonly width: number;
  readonly height: number;
  readonly light: string;
  readonly dark: string;
};

const WIDTH = 480;
const HEIGHT = 332;
const LINES = 34;
const WAVES = 4;

/** The grain of one tile. */
export function woodGrain(): Grain {
  const random = seededNumbers(1974);
  const lines = Array.from({ length: LINES }, (_, line) => {
    const y = ((line + random()) * HEIGHT) / LINES;
    return grainLine(Math.round(y), random);
  });
  return {
    width: WIDTH,
    height: HEIGHT,
    light: lines.filter((_, line) => line % 3 === 0).join(''),
    dark: lines.filter((_, line) => line % 3 !== 0).join(''),
  };
}

/** One line whose height at its end is that of its beginning, so that tiles join. */
function grainLine(y: number, random: () => number): string {
  const step = WIDTH / WAVES;
  const heights = Array.from({ length: WAVES - 1 }, () => y + Math.round((random() - 0.5) * 7));
  const bend = Math.round((random() - 0.5) * 6);
  const first = `M0 ${y}C${step / 3} ${y + bend} ${(step * 2) / 3} ${heights[0] ?? y} ${step} ${heights[0] ?? y}`;
  const rest = [...heights.slice(1), y].map((height, wave) => {
    const end = step * (wave + 2);
    const last = wave === WAVES - 2;
    return `S${end - step / 3} ${last ? y - bend : height} ${end} ${height}`;
  });
  return first + rest.join('');
}
