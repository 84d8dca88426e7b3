/**
 * Cuts the few coasts and borders the book draws out of Natural Earth (public domain), as
 * `world-atlas` carries it: to the frame, simplified, rounded.
 */
import { readFileSync } from 'node:fs';
import { merge, mesh } from 'topojson-client';
import { cutLine, cutRing, type Box, type Point } from './cut-to-box.ts';
import { simplified } from './simplify.ts';

type Topology = Parameters<typeof mesh>[0];
type Countries = Extract<NonNullable<Parameters<typeof mesh>[1]>, { type: 'GeometryCollection' }>;
type Area = Extract<Parameters<typeof merge>[1], readonly unknown[]>[number];

type Frame = { readonly id: string; readonly box: Box; readonly tolerance: number };

/** The parts of the world the names are drawn on: west, south, east, north in degrees. */
const FRAMES: readonly Frame[] = [
  { id: 'west-africa', box: [-25.5, -9, 16.5, 23], tolerance: 0.06 },
  { id: 'americas', box: [-86, -17, -33, 25], tolerance: 0.09 },
  { id: 'east-africa', box: [22, -9, 54, 17], tolerance: 0.06 },
];
/** Degrees kept around a frame, so that the line of the cut is never in the picture. */
const MARGIN = 1.5;

type Cut = {
  readonly id: string;
  readonly box: Box;
  /** Rings of land, without its inner borders. */
  readonly land: readonly (readonly Point[])[];
  /** Lines between states, as Natural Earth draws them today. */
  readonly borders: readonly (readonly Point[])[];
};

const rounded = (line: readonly Point[]): Point[] =>
  line.map(([lon, lat]) => [Math.round(lon * 100) / 100, Math.round(lat * 100) / 100]);

/** What is drawn of the world inside each frame. */
export function cutAtlas(): readonly Cut[] {
  const address = import.meta.resolve('world-atlas/countries-50m.json');
  const world = JSON.parse(readFileSync(new URL(address), 'utf8')) as Topology;
  const countries = world.objects['countries'] as Countries;
  const areas = countries.geometries as Area[];
  const rings = merge(world, areas).coordinates.flat() as Point[][];
  const lines = mesh(world, countries, (a, b) => a !== b).coordinates as Point[][];
  return FRAMES.map(({ id, box, tolerance }) => {
    const [west, south, east, north] = box;
    const room: Box = [west - MARGIN, south - MARGIN, east + MARGIN, north + MARGIN];
    return {
      id,
      box,
      land: rings
        .map((ring) => rounded(simplified(cutRing(ring, room), tolerance)))
        .filter((ring) => ring.length > 3),
      borders: lines
        .flatMap((line) => cutLine(line, room))
        .map((line) => rounded(simplified(line, tolerance)))
        .filter((line) => line.length > 1),
    };
  });
}

/** The file the book draws from. */
export const atlasFile = (): string => `${JSON.stringify(cutAtlas())}\n`;
