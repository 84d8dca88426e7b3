import type { Ruleset } from '../engine/ruleset.ts';
import { rulesetOf } from '../engine/rulesets/all.ts';
import type { Question } from './question.ts';

/** The rule book of a question. Throws where there is none: questions are made of known ones only. */
export function rulesOf({ ruleset }: Pick<Question, 'ruleset'>): Ruleset {
  const rules = rulesetOf(ruleset);
  if (rules === null) throw new Error(`There is no rule book "${ruleset}".`);
  return rules;
}
