/** What is said to an answer, in words that teach. */
import { pitNumber } from '../engine/move-notation.ts';
import type { Slip } from '../language/help-words.ts';
import { tellRefusal } from '../narration/refusals.ts';
import type { Question } from './question.ts';
import { pitsTakenIn } from './read-trace.ts';
import { rulesOf } from './rules-of.ts';
import type { Teacher } from './teacher.ts';
import { tellMove } from './tell-answer.ts';
import { tellRules } from './tell-rules.ts';
import type { Verdict, Why } from './verdict.ts';

/** A verdict in words. It does not give the answer away. */
export function tellVerdict(voice: Teacher, question: Question, verdict: Verdict): string {
  const { verdicts } = voice.helps;
  switch (verdict.kind) {
    case 'right':
      return verdict.others.length === 0
        ? verdicts.right
        : `${verdicts.right} ${verdicts.others({ moves: verdict.others.map((move) => tellMove(voice, question, move)) })}`;
    case 'wrong':
      return tellWhy(voice, question, verdict.why);
    default:
      return verdict satisfies never;
  }
}

function tellWhy(voice: Teacher, question: Question, why: Why): string {
  const { verdicts } = voice.helps;
  const withSlip = (text: string, slip: Slip | null): string =>
    slip === null ? text : `${text} ${verdicts.slips[slip]}`;
  switch (why.kind) {
    case 'refused': {
      // The engine's own words would name the moves that feed, which is what is asked.
      if (question.asked.kind === 'which-feeds' && why.refusal.kind === 'must-feed')
        return `${tellMove(voice, question, why.move)}: ${voice.words.does.starves}. ${tellRules(voice, question)}`;
      const { refusing } = voice.phrases;
      return tellRefusal(refusing, rulesOf(question), question.start.toMove, why.refusal);
    }
    case 'does-otherwise': {
      const takes = verdicts.takes({ count: why.taken, pits: pitsTakenIn(why.trace) });
      return why.cost === null ? takes : `${takes} ${verdicts.costs({ cost: why.cost })}`;
    }
    case 'number':
      return withSlip(why.is === 'too-many' ? verdicts.tooMany : verdicts.tooFew, why.slip);
    case 'pit':
      return withSlip(verdicts.pit({ pit: pitNumber(why.given) }), why.slip);
    case 'board': {
      const { total, needed, pits } = why;
      if (total < needed) return verdicts.seedsLost({ count: needed - total });
      if (total > needed) return verdicts.seedsMade({ count: total - needed });
      return verdicts.otherPits({ pits: pits.map(pitNumber) });
    }
    case 'other-kind':
      return verdicts.otherKind;
    default:
      return why satisfies never;
  }
}
