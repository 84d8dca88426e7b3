/** What is wrong with a written position or move, as sentences that name the place. */
import type { Fault } from '../engine/types.ts';
import type { Faulting } from '../language/phrasebook.ts';

function tellProblem(faulting: Faulting, fault: Fault): string {
  const { problem } = fault;
  switch (problem.kind) {
    case 'empty-text':
      return faulting.emptyText();
    case 'missing-part':
      return faulting.missingPart(problem.part);
    case 'unexpected':
      return faulting.unexpected(problem);
    case 'not-a-count':
      return faulting.notACount(problem);
    case 'more-than-all':
      return faulting.moreThanAll(problem);
    case 'wrong-row-length':
      return faulting.wrongRowLength(problem);
    case 'wrong-total':
      return faulting.wrongTotal(problem);
    case 'no-such-pit':
      return faulting.noSuchPit(problem);
    case 'trailing':
      return faulting.trailing(problem);
    default:
      return problem satisfies never;
  }
}

/** A fault in words; characters are counted from 1, as a reader counts. */
export const tellFault = (faulting: Faulting, fault: Fault): string =>
  `${faulting.where({ column: fault.at + 1 })}${tellProblem(faulting, fault)}`;
