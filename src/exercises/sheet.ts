/** A sheet of questions: some skills of a rule book in turn, none asked twice. */
import type { Ruleset } from '../engine/ruleset.ts';
import { essenceOf } from './essence.ts';
import type { Finder } from './find.ts';
import type { Question } from './question.ts';
import { questions } from './questions.ts';
import type { KnownRules } from './rules-of.ts';
import type { Level, Skill } from './skills.ts';

/** The fewest and the most questions a sheet may have. */
export const QUESTIONS = { least: 4, most: 20 } as const;

/** What a sheet is made from. The skills are asked in turn. */
export type Plan = {
  readonly rules: KnownRules;
  readonly skills: readonly Skill[];
  readonly level: Level;
  readonly count: number;
  readonly seed: number;
  /** The finder of best moves, where they are asked for. */
  readonly best: Finder | null;
};

/** The questions of a sheet. A longer sheet of the same seed begins with those of a shorter one. */
export function sheetOf({ rules, skills, level, count, seed, best }: Plan): readonly Question[] {
  const sources = skills.map((skill) => questions(rules, skill, level, seed, best));
  const sheet: Question[] = [];
  const known = new Set<string>();
  let dry = 0;
  for (let turn = 0; sheet.length < count && dry < sources.length; turn++) {
    const question = nextNew(rules, sources[turn % sources.length], known);
    dry = question === null ? dry + 1 : 0;
    if (question !== null) sheet.push(question);
  }
  return sheet;
}

/** The next question of a source that is not on the sheet yet. */
function nextNew(
  rules: Ruleset,
  source: Generator<Question, void> | undefined,
  known: Set<string>,
): Question | null {
  for (let next = source?.next(); next && !next.done; next = source?.next()) {
    const essence = essenceOf(rules, next.value.start, next.value.asked);
    if (known.has(essence)) continue;
    known.add(essence);
    return next.value;
  }
  return null;
}
