/** Counting ahead: some moves are given, and what a side has put by after them is asked. */
import { randomPlayer } from '../analysis/player.ts';
import { play } from '../engine/play.ts';
import { SIDES, type Move, type Side } from '../engine/types.ts';
import type { Found, Look } from './look.ts';
import { AHEAD } from './levels.ts';

/** One line a position, made by chance. */
export function ahead({ scene, level, draw }: Look): readonly Found[] {
  const { rules, position } = scene;
  const wanted = AHEAD[level];
  const moves: Move[] = [];
  let now = position;
  while (moves.length < wanted.moves) {
    const move = randomPlayer(rules, now, draw);
    // Seeds entered from the hand make what was put by less again.
    if (move?.kind !== 'sow') return [];
    now = play(rules, now, move);
    if (now.stage.kind !== 'play') return [];
    moves.push(move);
  }
  const more = (side: Side): boolean => now.stores[side] > position.stores[side];
  const takers = SIDES.filter(more);
  if (takers.length < wanted.takers) return [];
  return takers.map((side) => ({
    asked: { kind: 'store-after', moves, side },
    answer: { kind: 'number', right: now.stores[side] },
  }));
}
