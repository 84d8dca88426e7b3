/** The shapes that tell sources apart on the map, around a middle of 0, 0. */
import type { SourceMark } from './names-map.ts';

export const MARK_PATHS: Readonly<Record<SourceMark, string>> = {
  circle: 'M-4 0A4 4 0 1 1 4 0A4 4 0 1 1 -4 0Z',
  triangle: 'M0 -4.6L4.6 3.6H-4.6Z',
  square: 'M-3.6 -3.6H3.6V3.6H-3.6Z',
};

/** The mark of a source, by its id. */
export const markOf = (source: string): SourceMark =>
  source === 'B0' ? 'circle' : source === 'T1' ? 'triangle' : 'square';
