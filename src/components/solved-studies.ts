/** The studies of endings, solved once a build by the same desk that answers the reader. */
import { getCollection } from 'astro:content';
import type { StudyFile } from '../edition/shapes/study.ts';
import { seedsIn } from '../analysis/layout.ts';
import { parsePosition } from '../engine/notation.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import { rulesetOf } from '../engine/rulesets/all.ts';
import type { Position } from '../engine/types.ts';
import { EndingsDesk } from '../islands/state/endings-desk.ts';
import type { Answer, Told } from '../islands/state/endings-talk.ts';

export type SolvedStudy = {
  readonly file: StudyFile;
  readonly rules: Ruleset;
  readonly position: Position;
  readonly answer: Answer;
};

let solved: Promise<readonly SolvedStudy[]> | null = null;

/** Every study in order, with the value of each move and a best line. */
export function solvedStudies(): Promise<readonly SolvedStudy[]> {
  solved ??= getCollection('studies').then((entries) =>
    solveStudies(entries.map(({ data }) => data).sort((a, b) => a.order - b.order)),
  );
  return solved;
}

/** Solves studies. Throws for one that cannot be read or is beyond the tables. */
export function solveStudies(files: readonly StudyFile[]): readonly SolvedStudy[] {
  const read = files.map((file) => ({ file, ...readStudy(file) }));
  const desks = new Map<string, (position: Position) => Answer>();
  return read.map(({ file, rules, position }) => {
    const same = read.filter((one) => one.rules === rules);
    const most = Math.max(...same.map((one) => seedsIn(one.position.seeds)));
    const ask = desks.get(rules.id) ?? deskFor(rules, most);
    desks.set(rules.id, ask);
    return { file, rules, position, answer: ask(position) };
  });
}

function readStudy({ id, ruleset, position }: StudyFile): { rules: Ruleset; position: Position } {
  const rules = rulesetOf(ruleset);
  if (rules === null) throw new Error(`content/studies.json: ${id}: no rule book "${ruleset}".`);
  const read = parsePosition(rules, position);
  if (!read.ok) throw new Error(`content/studies.json: ${id}: "${position}" is no position.`);
  return { rules, position: read.value };
}

function deskFor(rules: Ruleset, upTo: number): (position: Position) => Answer {
  let last: Told | null = null;
  const desk = new EndingsDesk((told) => {
    last = told;
  });
  desk.hear({ kind: 'solve', ruleset: rules.id, upTo });
  desk.hear({ kind: 'bound' });
  return (position) => {
    desk.hear({ kind: 'advise', id: 1, position, line: true });
    const told = last as Told | null;
    if (told?.kind !== 'answer') throw new Error('A study was not answered.');
    return told.answer;
  };
}
