/** Where coasts, spots and labels of a map lie: numbers for a picture 360 units wide. */
import { geoMercator } from 'd3';

type Point = readonly [lon: number, lat: number];
/** What a source adds to a spot: the names it gives, and whether another source contradicts it. */
export type NameLine = {
  readonly mark: SourceMark;
  readonly names: readonly { readonly text: string; readonly lang: string }[];
  readonly clashes: boolean;
};
/** The shapes that tell sources apart: the base article, the teachers’ handout, other descriptions. */
export type SourceMark = 'circle' | 'triangle' | 'square';

export type SpotIn = {
  readonly id: string;
  readonly lat: number;
  readonly lon: number;
  readonly label: readonly [dx: number, dy: number, anchor: 'start' | 'middle' | 'end'];
  readonly short: string;
  readonly lines: readonly NameLine[];
};
export type Rect = {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
};
export type PlacedSpot = {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly short: string;
  readonly lines: readonly NameLine[];
  /** The label: its box, where its lines begin from the left, and the thread from the spot to it. */
  readonly box: Rect;
  readonly thread: string | null;
};
export type MapPicture = {
  readonly width: number;
  readonly height: number;
  readonly land: string;
  readonly borders: string;
  readonly spots: readonly PlacedSpot[];
};

export const MAP_WIDTH = 360;
export const LINE = 15.5;
/** Room for the mark of the source before a name. */
export const MARK = 13;
const LETTER = 6.8;
const SMALL_LETTER = 6.9;
const TOUCHING = 6;

/** The words of a line as they are drawn: marks over and under a letter take no room of their own. */
const room = (text: string): number =>
  [...text.normalize('NFD')].filter((sign) => !/\p{M}/u.test(sign)).length;

/** A source’s names as one line of text. */
export const namesText = ({ names, clashes }: NameLine): string =>
  [names.map(({ text }) => text).join(', '), ...(clashes ? ['≠'] : [])].join(' ');

function boxOf(spot: SpotIn, x: number, y: number): Rect {
  const w = Math.max(
    ...spot.lines.map((line) => MARK + room(namesText(line)) * LETTER),
    room(spot.short) * SMALL_LETTER +
      (spot.lines.every(({ names }) => names.length === 0) ? MARK : 0),
  );
  const h = LINE * (spot.lines.filter(({ names }) => names.length > 0).length + 1);
  const [dx, dy, anchor] = spot.label;
  const left = { start: 0, middle: w / 2, end: w }[anchor];
  return { x: x + dx - left, y: y + dy - h / 2, w, h };
}

/** From the spot to the nearest point of the label’s edge; none if the label stands at the spot. */
function threadOf(x: number, y: number, { x: left, y: top, w, h }: Rect): string | null {
  const [nearX, nearY] = [
    Math.min(Math.max(x, left), left + w),
    Math.min(Math.max(y, top), top + h),
  ];
  if (Math.hypot(nearX - x, nearY - y) <= TOUCHING) return null;
  return `M${tidy(x)} ${tidy(y)}L${tidy(nearX)} ${tidy(nearY)}`;
}

const tidy = (value: number): string => String(Math.round(value * 10) / 10);

/** A map as a picture: coasts and borders as paths, every spot with its label. */
export function mapPicture(
  atlas: {
    readonly box: readonly [number, number, number, number];
    readonly land: readonly (readonly Point[])[];
    readonly borders: readonly (readonly Point[])[];
  },
  spots: readonly SpotIn[],
): MapPicture {
  const [west, south, east, north] = atlas.box;
  // Mercator: near the equator it keeps shapes, and frames of degrees stay frames.
  const plain = geoMercator().scale(1).translate([0, 0]);
  const at = (lon: number, lat: number): [number, number] => plain([lon, lat]) ?? [0, 0];
  const [left, top] = at(west, north);
  const [right, bottom] = at(east, south);
  const scale = MAP_WIDTH / (right - left);
  const placed = (lon: number, lat: number): [number, number] => {
    const [x, y] = at(lon, lat);
    return [(x - left) * scale, (y - top) * scale];
  };
  const path = (line: readonly Point[]): string =>
    line.map(([lon, lat]) => placed(lon, lat).map(tidy).join(' ')).join('L');
  return {
    width: MAP_WIDTH,
    height: Math.round((bottom - top) * scale),
    land: atlas.land.map((ring) => `M${path(ring)}Z`).join(''),
    borders: atlas.borders.map((line) => `M${path(line)}`).join(''),
    spots: spots.map((spot) => {
      const [x, y] = placed(spot.lon, spot.lat);
      const box = boxOf(spot, x, y);
      return {
        id: spot.id,
        x,
        y,
        short: spot.short,
        lines: spot.lines,
        box,
        thread: threadOf(x, y, box),
      };
    }),
  };
}

/** Whether two boxes share ground. */
export const overlap = (a: Rect, b: Rect): boolean =>
  a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
