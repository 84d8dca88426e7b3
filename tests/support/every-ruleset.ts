/** Every ruleset there is, those included that the book does not offer for play. */
import type { PlayableRuleset } from '../../src/engine/ruleset.ts';
import { RULESETS } from '../../src/engine/rulesets/all.ts';
import { handout } from '../../src/engine/rulesets/handout.ts';
import { jodu, jodu48 } from '../../src/engine/rulesets/jodu.ts';

export const EVERY_RULESET: readonly PlayableRuleset[] = [
  ...new Set<PlayableRuleset>([...RULESETS, handout, jodu, jodu48]),
];
