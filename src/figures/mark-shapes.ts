/**
 * The sign of each mark, in board units, the same on screen and on paper. Every mark has a shape of
 * its own, so that none is told apart by colour alone.
 */
import type { Mark, PitPicture } from './board-picture.ts';

/** Path data drawn round the pit or on the rim beside its count; `solid` is never dashed. */
export type MarkShape = {
  readonly at: 'pit' | 'rim';
  readonly d: string;
  readonly solid?: string;
};

const circle = (r: number): string => `M${r} 0A${r} ${r} 0 1 1-${r} 0 ${r} ${r} 0 0 1 ${r} 0z`;

/** Signs on the rim are drawn for the near row, with the pit above them. */
export const MARK_SHAPES: { readonly [mark in Mark]: MarkShape } = {
  captured: { at: 'pit', d: circle(45) },
  origin: { at: 'pit', d: circle(45) },
  spared: { at: 'pit', d: circle(41) + circle(47) },
  refused: { at: 'pit', d: circle(45), solid: 'M-27-27L27 27M27-27L-27 27' },
  last: { at: 'rim', d: 'M30-11l-8 13h16z' },
  stopped: { at: 'rim', d: 'M-40-3h19' },
  allowed: { at: 'rim', d: 'M-30-9l-7 7 7 7 7-7z' },
  differs: { at: 'pit', d: 'M-48-48h96v96h-96z' },
  sown: { at: 'rim', d: 'M30-6a4 4 0 1 0 .1 0z' },
};

/** Where a mark's sign is put: the far row's rim is the near one's in a mirror. */
export function markPlace(pit: PitPicture, mark: Mark): string {
  if (MARK_SHAPES[mark].at === 'pit') return `translate(${pit.x} ${pit.y})`;
  const mirrored = pit.countY < pit.y ? ' scale(1 -1)' : '';
  return `translate(${pit.countX} ${pit.countY})${mirrored}`;
}

/** The marks worth drawing: the last seed's sign already says that its pit was sown. */
export const shownMarks = (pit: PitPicture): readonly Mark[] =>
  pit.marks.includes('last') ? pit.marks.filter((mark) => mark !== 'sown') : pit.marks;
