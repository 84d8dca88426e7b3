/** The rules behind a question, as its rule book has them. */
import type { StageWords } from '../language/rule-words.ts';
import { clausesOf } from '../narration/rules.ts';
import type { Question } from './question.ts';
import { rulesOf } from './rules-of.ts';
import type { Skill } from './skills.ts';
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
