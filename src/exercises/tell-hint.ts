/** Helps in words. The first tells the rule itself, as the rule book has it. */
import { pitNumber } from '../engine/move-notation.ts';
import type { StageWords } from '../language/rule-words.ts';
import { clausesOf } from '../narration/rules.ts';
import type { Hint, Question } from './question.ts';
import { rulesOf } from './rules-of.ts';
import type { Skill } from './skills.ts';
import { tellMove } from './tell-answer.ts';
import type { Voice } from './voice.ts';

/** The stages of a move whose rules a skill is about; none where no rule alone helps. */
const STAGES: Readonly<Record<Skill, readonly StageWords[]>> = {
  sow: ['lift', 'sowing', 'relay'],
  capture: ['capture'],
  chain: ['capture'],
  'long-lap': ['origin', 'relay'],
  feeding: ['feeding'],
  sweep: ['grand-slam'],
  'count-ahead': [],
  'best-move': [],
};

/** The rules a question is about, as its rule book has them; none where no rule alone helps. */
export function tellRules({ rules }: Voice, question: Question): string {
  const stages = STAGES[question.skill];
  return clausesOf(rules, rulesOf(question))
    .filter(({ stage, tag }) => stages.includes(stage) && tag !== 'relay:endless')
    .map(({ sentence }) => sentence)
    .join(' ');
}

/** A help in words. */
export function tellHint(voice: Voice, question: Question, hint: Hint): string {
  const { hints } = voice.words;
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
      return hints.among({ moves: hint.moves.map((move) => tellMove(voice, move)), count: right });
    }
    default:
      return hint satisfies never;
  }
}
