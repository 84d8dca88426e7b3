/** When two questions are the same for somebody who answers them. */
import { layoutOf } from '../analysis/layout.ts';
import { pitCount, rowStart } from '../engine/board.ts';
import { makeMove } from '../engine/move-notation.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import type { Move, Pit, Position } from '../engine/types.ts';
import type { Asked } from './question.ts';

/**
 * What is asked, and on which board: two questions are the same if this is. A board turned half round,
 * for the other side to move, is the same; and so are other stores, where nothing hangs on them.
 */
export function essenceOf(rules: Ruleset, start: Position, asked: Asked): string {
  const { stores, toMove } = start;
  const pits = pitCount(rules.board);
  const first = rowStart(rules.board, toMove);
  const told = (move: Move): string =>
    makeMove(
      rules,
      move.kind === 'sow' ? { ...move, from: ((move.from - first + pits) % pits) as Pit } : move,
    );
  const words = JSON.stringify(asked, (key, value: unknown) => {
    if (key === 'move') return told(value as Move);
    if (key === 'moves') return (value as readonly Move[]).map(told);
    return key === 'side' ? value === toMove : value;
  });
  const toWin = rules.grandSlam.kind === 'takes-to-win' && asked.kind !== 'which-feeds';
  const counts = asked.kind === 'store-after' || toWin;
  const own = toMove === 'south' ? [stores.south, stores.north] : [stores.north, stores.south];
  return [...layoutOf(rules, start), ...(counts ? own : []), words].join(' ');
}
