/** A worksheet as an address: `?book=ayo&skill=capture&level=1&questions=8&seed=17`. Reading is total. */
import { RULESETS, type RulesetId } from '../../engine/rulesets/all.ts';
import { lackOf, type Lacks, skillsOf } from '../../exercises/offered.ts';
import { type KnownRules, rulesOf } from '../../exercises/rules-of.ts';
import { SEEDS } from '../../exercises/seed.ts';
import { QUESTIONS } from '../../exercises/sheet.ts';
import { type Level, LEVELS, type Skill, SKILLS } from '../../exercises/skills.ts';
import { shortly } from './shortly.ts';
import { wholeNumber } from './whole-number.ts';

/** Everything that decides a worksheet. */
export type Choice = {
  readonly book: RulesetId;
  readonly skill: Skill | 'mixed';
  readonly level: Level;
  readonly questions: number;
  readonly seed: number;
};

/** The sheet that is shown before anything is chosen. */
export const FIRST_CHOICE: Choice = {
  book: 'ayo',
  skill: 'sow',
  level: 1,
  questions: 8,
  seed: SEEDS.least,
};

/** The ready-made sheet of a rule book: as many questions as make two of each of its skills. */
export const readyChoice = (id: string): Choice => {
  const book = RULESETS.find((rules) => rules.id === id)?.id ?? FIRST_CHOICE.book;
  return {
    ...FIRST_CHOICE,
    book,
    skill: 'mixed',
    questions: Math.max(8, 2 * skillsIn({ book, skill: 'mixed' }).length),
  };
};

/** What of an address cannot be had, each with what was asked for. */
export type Misfit =
  | { readonly part: 'book' | 'skill' | 'level' | 'questions' | 'seed'; readonly asked: string }
  | { readonly part: 'lacking'; readonly skill: Skill; readonly why: Lacks };

/** The sheet an address asks for. What is missing or wrong is taken from `instead`; the rest is kept. */
export function askedWorksheet(
  search: string,
  instead: Choice = FIRST_CHOICE,
): { readonly choice: Choice; readonly misfits: readonly Misfit[] } {
  const asked = new URLSearchParams(search);
  const misfits: Misfit[] = [];
  const part = <T>(
    name: 'book' | 'skill' | 'level' | 'questions' | 'seed',
    read: (text: string) => T | undefined,
    otherwise: T,
  ): T => {
    const text = asked.get(name);
    if (text === null) return otherwise;
    const value = read(text);
    if (value === undefined) misfits.push({ part: name, asked: shortly(text) });
    return value ?? otherwise;
  };
  const choice: Choice = {
    book: part('book', (text) => RULESETS.find(({ id }) => id === text)?.id, instead.book),
    skill: part<Choice['skill']>(
      'skill',
      (text) => (text === 'mixed' ? text : SKILLS.find((skill) => skill === text)),
      instead.skill,
    ),
    level: part<Level>(
      'level',
      (text) => LEVELS.find((level) => String(level) === text),
      instead.level,
    ),
    questions: part(
      'questions',
      (text) => wholeNumber(text, QUESTIONS) ?? undefined,
      instead.questions,
    ),
    seed: part('seed', (text) => wholeNumber(text, SEEDS) ?? undefined, instead.seed),
  };
  const fitted = fitting(choice);
  if (fitted.lack !== null) misfits.push(fitted.lack);
  return { choice: fitted.choice, misfits };
}

/** A choice with a skill its rule book has, and what was lacking. */
export function fitting(choice: Choice): {
  readonly choice: Choice;
  readonly lack: Extract<Misfit, { part: 'lacking' }> | null;
} {
  const { skill } = choice;
  const why = skill === 'mixed' ? null : lackOf(rulesIn(choice), skill);
  return skill === 'mixed' || why === null
    ? { choice, lack: null }
    : { choice: { ...choice, skill: 'mixed' }, lack: { part: 'lacking', skill, why } };
}

/** The rule book of a choice. */
export const rulesIn = ({ book }: Pick<Choice, 'book'>): KnownRules => rulesOf({ ruleset: book });

/** The skills a choice asks for, in turn. */
export const skillsIn = (choice: Pick<Choice, 'book' | 'skill'>): readonly Skill[] =>
  choice.skill === 'mixed' ? skillsOf(rulesIn(choice)) : [choice.skill];

/** The address of a worksheet, on the page it is made on. */
export function worksheetAddress(
  page: string,
  { book, skill, level, questions, seed }: Choice,
): string {
  const address = new URL(page);
  const wanted = { book, skill, level: `${level}`, questions: `${questions}`, seed: `${seed}` };
  address.search = new URLSearchParams(wanted).toString();
  address.hash = '';
  return address.href;
}
