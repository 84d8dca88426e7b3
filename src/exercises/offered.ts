/** Which skills a rule book can ask for, and why not the others. */
import { quickRulesOf } from '../analysis/quick-rules.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import { SKILLS, type Skill } from './skills.ts';

/** Why a rule book does not ask for a skill. */
export type Lacks =
  /** It takes from one place only. */
  | 'no-chain'
  /** Nobody need be fed. */
  | 'feeding-free'
  /** No lap comes round to its origin in ordinary play, and none follows another. */
  | 'no-long-lap'
  /** Its endings are not solved, so that no move is proved best. */
  | 'no-tables';

/** How a long lap comes about: it passes over its origin, or another lap follows. */
export type LongLap = 'skips' | 'relays';

/** What a long lap is in a rule book; null where there is none worth asking for. */
export function longLapOf({ relay, origin }: Ruleset): LongLap | null {
  if (relay.kind !== 'never') return 'relays';
  return origin === 'skipped' ? 'skips' : null;
}

/** Whether taking goes on from pit to pit. */
const chains = ({ capture }: Ruleset): boolean =>
  capture.some((rule) => (rule.kind === 'counts' ? rule.chain : rule.onward !== 'no'));

/** What a rule book lacks for a skill, or null if it has it. */
export function lackOf(rules: Ruleset, skill: Skill): Lacks | null {
  switch (skill) {
    case 'sow':
    case 'capture':
    case 'count-ahead':
    case 'sweep':
      return null;
    case 'chain':
      return chains(rules) ? null : 'no-chain';
    case 'long-lap':
      return longLapOf(rules) === null ? 'no-long-lap' : null;
    case 'feeding':
      return rules.feeding.kind === 'free' ? 'feeding-free' : null;
    case 'best-move':
      return quickRulesOf(rules) === null ? 'no-tables' : null;
    default:
      return skill satisfies never;
  }
}

/** The skills a rule book asks for, in their order. */
export const skillsOf = (rules: Ruleset): readonly Skill[] =>
  SKILLS.filter((skill) => lackOf(rules, skill) === null);
