/** What is said to an answer: right, or wrong with a reason that teaches. */
import { seedsIn } from '../analysis/layout.ts';
import { ring } from '../engine/board.ts';
import type { Move } from '../engine/types.ts';
import type { Given, Question } from './question.ts';
import { rulesOf } from './rules-of.ts';
import { isSameMove } from './same-move.ts';
import { tellMove } from './scene.ts';
import { slipInNumber, slipInPit } from './slips.ts';
import type { Verdict, Why } from './verdict.ts';

/** Whether an answer to a question is right, and if not, why not. */
export function judge(question: Question, given: Given): Verdict {
  const { answer } = question;
  switch (answer.kind) {
    case 'moves':
      return given.kind === 'move'
        ? judgeMove(question, answer.right, given.move)
        : wrong({ kind: 'other-kind' });
    case 'number':
      if (given.kind !== 'number') return wrong({ kind: 'other-kind' });
      return given.number === answer.right
        ? RIGHT
        : wrong({
            kind: 'number',
            given: given.number,
            is: given.number > answer.right ? 'too-many' : 'too-few',
            slip: slipInNumber(question, given.number),
          });
    case 'pit':
      if (given.kind !== 'pit') return wrong({ kind: 'other-kind' });
      return given.pit === answer.right
        ? RIGHT
        : wrong({ kind: 'pit', given: given.pit, slip: slipInPit(question, given.pit) });
    case 'board':
      return given.kind === 'board'
        ? judgeBoard(question, answer.right, given.seeds)
        : wrong({ kind: 'other-kind' });
    default:
      return answer satisfies never;
  }
}

const RIGHT: Verdict = { kind: 'right', others: [] };
const wrong = (why: Why): Verdict => ({ kind: 'wrong', why });

function judgeMove(question: Question, right: readonly Move[], move: Move): Verdict {
  if (right.some((one) => isSameMove(one, move)))
    return { kind: 'right', others: right.filter((one) => !isSameMove(one, move)) };
  const told = tellMove(rulesOf(question), question.start, move);
  return told.kind === 'refused'
    ? wrong({ kind: 'refused', move, refusal: told.refusal })
    : wrong({
        kind: 'does-otherwise',
        trace: told.trace,
        taken: told.taken,
        cost: costOf(question, move),
      });
}

/** How much less a move is worth than the best; null where that is not what is asked. */
function costOf({ worth }: Question, move: Move): number | null {
  const own = worth.find((one) => isSameMove(one.move, move));
  return own === undefined ? null : Math.max(...worth.map(({ value }) => value)) - own.value;
}

function judgeBoard(
  question: Question,
  right: readonly number[],
  given: readonly number[],
): Verdict {
  const differing = ring(rulesOf(question).board).filter((pit) => given[pit] !== right[pit]);
  if (differing.length === 0) return RIGHT;
  return wrong({ kind: 'board', pits: differing, total: seedsIn(given), needed: seedsIn(right) });
}
