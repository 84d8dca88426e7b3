/**
 * A puzzle as an address: `?book=ayo&skill=capture&level=2&seed=17&number=4`. Reading is total: what an
 * address names that is not here is told, and the nearest is opened.
 */
import type { Ruleset } from '../../engine/ruleset.ts';
import { RULESETS, type RulesetId } from '../../engine/rulesets/all.ts';
import { skillsOf } from '../../exercises/offered.ts';
import type { Identity } from '../../exercises/question.ts';
import { type KnownRules, rulesOf } from '../../exercises/rules-of.ts';
import { SEEDS } from '../../exercises/seed.ts';
import { LEVELS, type Skill, SKILLS } from '../../exercises/skills.ts';
import { shortly } from './shortly.ts';
import type { Bounds } from './whole-number.ts';

/** The parts of the address, in their order. */
export const PARTS = ['book', 'skill', 'level', 'seed', 'number'] as const;
export type Part = (typeof PARTS)[number];

/** What an address named that is not here. */
export type Unknown = { readonly part: Part; readonly found: string };

/** What an address asks for. `given` names the parts that it spoke of. */
export type AskedPuzzle = {
  readonly identity: Identity;
  readonly given: readonly Part[];
  readonly unknown: readonly Unknown[];
};

/** The puzzle a reader meets who asks for none. */
export const FIRST: Identity = { ruleset: 'ayo', skill: 'sow', level: 1, seed: 1, number: 1 };

/** So many puzzles has a series; then comes the next. */
export const LARGEST_NUMBER = 50;

/** The bounds of what is counted; a book and a skill have names. */
export const BOUNDS = {
  level: { least: 1, most: LEVELS.length },
  seed: SEEDS,
  number: { least: 1, most: LARGEST_NUMBER },
} as const;

/** The rule book of an identity. */
export const bookOf = (id: RulesetId): KnownRules => rulesOf({ ruleset: id });

/** The skill itself where the book asks for it; else the one that comes before it, or the first. */
export function nearestSkill(book: Ruleset, skill: Skill): Skill {
  const offered = skillsOf(book);
  const before = SKILLS.slice(0, SKILLS.indexOf(skill) + 1);
  return before.findLast((one) => offered.includes(one)) ?? offered[0] ?? FIRST.skill;
}

/** A whole number as it was written; outside its bounds the nearest inside. */
function numberIn(
  text: string,
  { least, most }: Bounds,
  otherwise: number,
): { readonly value: number; readonly fits: boolean } {
  if (!/^-?\d{1,15}$/.test(text)) return { value: otherwise, fits: false };
  const value = Math.max(least, Math.min(Number(text), most));
  return { value, fits: value === Number(text) };
}

/** What an address asks for; null where it speaks of no puzzle. */
export function askedPuzzle(search: string): AskedPuzzle | null {
  const query = new URLSearchParams(search);
  const given = PARTS.filter((part) => query.has(part));
  if (given.length === 0) return null;
  const unknown: Unknown[] = [];
  const text = (part: Part): string | null => query.get(part)?.trim() ?? null;
  const named = <T extends string>(part: Part, names: readonly T[], otherwise: T): T => {
    const found = text(part);
    const name = names.find((one) => one === found);
    if (found !== null && name === undefined) unknown.push({ part, found: shortly(found) });
    return name ?? otherwise;
  };
  const counted = (part: Part, bounds: Bounds, otherwise: number): number => {
    const found = text(part);
    if (found === null) return otherwise;
    const { value, fits } = numberIn(found, bounds, otherwise);
    if (!fits) unknown.push({ part, found: shortly(found) });
    return value;
  };
  const ids: readonly RulesetId[] = RULESETS.map(({ id }) => id);
  const ruleset = named('book', ids, FIRST.ruleset);
  const wanted = named('skill', SKILLS, FIRST.skill);
  const skill = nearestSkill(bookOf(ruleset), wanted);
  if (skill !== wanted && text('skill') === wanted) unknown.push({ part: 'skill', found: wanted });
  const asked = counted('level', BOUNDS.level, FIRST.level);
  const level = LEVELS.find((one) => one === asked) ?? FIRST.level;
  const seed = counted('seed', BOUNDS.seed, FIRST.seed);
  const number = counted('number', BOUNDS.number, FIRST.number);
  return { identity: { ruleset, skill, level, seed, number }, given, unknown };
}

/** The address of a puzzle, on the page it is shown on. */
export function puzzleAddress(page: string, identity: Identity): string {
  const address = new URL(page);
  const { ruleset: book, skill, level, seed, number } = identity;
  const told: { readonly [part in Part]: string | number } = { book, skill, level, seed, number };
  for (const part of PARTS) address.searchParams.delete(part);
  for (const part of PARTS) address.searchParams.set(part, `${told[part]}`);
  address.hash = '';
  return address.href;
}
