/** A position at rest as a picture: no hand in it, nothing pointed out unless asked for. */
import type { Ruleset } from '../engine/ruleset.ts';
import type { Position, Side } from '../engine/types.ts';
import { type Marks, NO_MARKS } from './beat-marks.ts';
import { boardPicture, type BoardPicture } from './board-picture.ts';
import { seedPlaces } from './seed-track.ts';

/** The picture of a position, as the player at a side sees it. */
export const pictureOf = (
  { board }: Ruleset,
  { seeds, stores }: Pick<Position, 'seeds' | 'stores'>,
  facing: Side = 'south',
  marks: Marks = NO_MARKS,
): BoardPicture =>
  boardPicture({
    board,
    facing,
    places: seedPlaces({ seeds, stores, hand: 0 }),
    marks,
    handOver: null,
  });
