import type { Ruleset } from '../engine/ruleset.ts';
import { RULESETS, type RulesetId } from '../engine/rulesets/all.ts';

/** A rule book that can be played. */
export type KnownRules = Ruleset & { readonly id: RulesetId };

/** The rule book of a question. Throws where there is none: questions are made of known ones only. */
export function rulesOf({ ruleset }: { readonly ruleset: RulesetId }): KnownRules {
  const rules = RULESETS.find(({ id }) => id === ruleset);
  if (rules === undefined) throw new Error(`There is no rule book "${String(ruleset)}".`);
  return rules;
}
