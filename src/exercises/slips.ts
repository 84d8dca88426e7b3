/** The slip that explains a wrong answer, where one does. */
import { next } from '../engine/board.ts';
import type { Pit, Trace } from '../engine/types.ts';
import type { Slip } from '../language/help-words.ts';
import { rulesOf } from './rules-of.ts';
import type { Question } from './question.ts';
import { capturesIn, lastSeedIn, skipsIn, sparedIn } from './read-trace.ts';

/** The first move shown, which is the one a question about one move is about. */
function asked({ shown: [turn] }: Question): Trace | null {
  return turn?.kind === 'played' ? turn.trace : null;
}

/** Why somebody may have come to this number. */
export function slipInNumber(question: Question, given: number): Slip | null {
  const trace = asked(question);
  if (trace === null) return null;
  switch (question.asked.kind) {
    case 'taken': {
      const captures = capturesIn(trace);
      const facing = captures.filter(({ why }) => why !== 'capturing-seed');
      if (facing.length > 1 && given === facing[0]?.count) return 'forgot-chain';
      const sum = (some: typeof captures): number =>
        some.reduce((all, { count }) => all + count, 0);
      const spared = sparedIn(trace);
      const taken = sum(captures);
      if (facing.length < captures.length && given === sum(facing)) return 'forgot-capturing-seed';
      return spared > 0 && given === taken + spared ? 'forgot-sweep' : null;
    }
    case 'pits-taken':
      return given === 1 ? 'forgot-chain' : null;
    case 'laps':
      return given === 1 ? 'stopped-early' : null;
    case 'store-after': {
      const { side } = question.asked;
      const { right } = question.answer as { right: number };
      const before = question.start.stores[side];
      return before > 0 && given === right - before ? 'forgot-store' : null;
    }
    default:
      return null;
  }
}

/** Why somebody may have come to this pit. */
export function slipInPit(question: Question, given: Pit): Slip | null {
  const trace = asked(question);
  if (trace === null || trace.move.kind !== 'sow') return null;
  const { pit } = lastSeedIn(trace, 'all');
  const first = lastSeedIn(trace, 'first').pit;
  if (given === first && first !== pit) return 'stopped-early';
  const { direction } = trace.move;
  if (next(rulesOf(question).board, given, direction) !== pit) return null;
  return skipsIn(trace) > 0 ? 'sowed-origin' : 'counted-origin';
}
