/**
 * The sky over each part of the day, side by side as one band. The parts are equally wide, because
 * the sources give no hours; where the sun stands only says which part it is.
 */

/** One part's sky: the sun's way through it, and the sun; or the moon and stars of the night. */
export type Sky = {
  readonly width: number;
  readonly height: number;
  readonly horizon: number;
  readonly way: string;
  readonly light:
    | { readonly kind: 'sun'; readonly x: number; readonly y: number; readonly rays: string }
    | { readonly kind: 'moon'; readonly crescent: string; readonly stars: string };
};

const WIDTH = 120;
const HEIGHT = 72;
const HORIZON = 60;
const RISE = 38;
const SUN = 8;
/** How many parts of the day have a sun. */
const LIGHT_PARTS = 3;

/** The skies of morning, afternoon, evening and night. */
export const skies = (): readonly Sky[] => [
  ...Array.from({ length: LIGHT_PARTS }, (_, part) => daySky(part)),
  nightSky(),
];

/** The sun's height over the band, at a distance from its left end. */
const heightAt = (x: number): number => {
  const half = (LIGHT_PARTS * WIDTH) / 2;
  return round(HORIZON - RISE * (1 - ((x - half) / half) ** 2));
};

function daySky(part: number): Sky {
  const from = part * WIDTH;
  const steps = Array.from({ length: 13 }, (_, step) => (step * WIDTH) / 12);
  const x = WIDTH / 2;
  const y = heightAt(from + x);
  return {
    width: WIDTH,
    height: HEIGHT,
    horizon: HORIZON,
    way: `M${steps.map((at) => `${at} ${heightAt(from + at)}`).join('L')}`,
    light: { kind: 'sun', x, y, rays: rays(x, y) },
  };
}

function rays(x: number, y: number): string {
  return Array.from({ length: 8 }, (_, ray) => {
    const angle = (ray * Math.PI) / 4;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const at = (r: number): string => `${round(x + r * cos)} ${round(y + r * sin)}`;
    return `M${at(SUN + 3.5)}L${at(SUN + 7)}`;
  }).join('');
}

const nightSky = (): Sky => ({
  width: WIDTH,
  height: HEIGHT,
  horizon: HORIZON,
  way: '',
  light: {
    kind: 'moon',
    crescent: 'M66 14a14 14 0 1 0 8 22a12 12 0 0 1 -8 -22z',
    stars: [
      [18, 18],
      [34, 40],
      [92, 22],
      [104, 44],
    ]
      .map(([x = 0, y = 0]) => `M${x - 3} ${y}h6M${x} ${y - 3}v6`)
      .join(''),
  },
});

const round = (value: number): number => Math.round(value * 10) / 10;
