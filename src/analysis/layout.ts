/** A position as the tables of endings see it: the twelve counts alone, the side to move first. */
import { rowStart } from '../engine/board.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import type { Position, Side } from '../engine/types.ts';

/** The layout of a position. */
export function layoutOf(rules: Ruleset, { seeds, toMove }: Position): readonly number[] {
  const first = rowStart(rules.board, toMove);
  return [...seeds.slice(first), ...seeds.slice(0, first)];
}

/** A layout as a position with this side to move; what is missing is shared out between the stores. */
export function positionWith(rules: Ruleset, layout: readonly number[], toMove: Side): Position {
  const first = rowStart(rules.board, toMove);
  const away = layout.length * rules.board.start - seedsIn(layout);
  return {
    seeds: [...layout.slice(layout.length - first), ...layout.slice(0, layout.length - first)],
    stores: { south: Math.ceil(away / 2), north: Math.floor(away / 2) },
    toMove,
    stage: { kind: 'play' },
  };
}

/** Seeds on the board. */
export const seedsIn = (layout: readonly number[]): number =>
  layout.reduce((sum, count) => sum + count, 0);
