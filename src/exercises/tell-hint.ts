/** Helps in words. The first tells the rule itself, as the rule book has it. */
import { pitNumber } from '../engine/move-notation.ts';
import type { Hint, Question } from './question.ts';
import type { Teacher } from './teacher.ts';
import { tellMove } from './tell-answer.ts';
import { tellRules } from './tell-rules.ts';

/** A help in words. */
export function tellHint(voice: Teacher, question: Question, hint: Hint): string {
  const { hints } = voice.helps;
  switch (hint.kind) {
    case 'skill':
      if (hint.skill === 'count-ahead') return hints.ahead;
      return hint.skill === 'best-move' ? hints.best : tellRules(voice, question);
    case 'lifted':
      return hints.lifted({ count: hint.count, pit: pitNumber(hint.from) });
    case 'first-lap':
      return hints.firstLap({ pit: pitNumber(hint.pit) });
    case 'last-seed':
      return hints.lastSeed({ pit: pitNumber(hint.pit), holds: hint.holds });
    case 'move-takes':
      return hints.moveTakes(hint);
    case 'among': {
      const right = question.answer.kind === 'moves' ? question.answer.right.length : 0;
      return hints.among({
        moves: hint.moves.map((move) => tellMove(voice, question, move)),
        count: right,
      });
    }
    default:
      return hint satisfies never;
  }
}
