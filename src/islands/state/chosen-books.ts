/** The rule books chosen to compare: first the one the others are held against, the rest as on the shelf. */
import { RULESETS, rulesetOf } from '../../engine/rulesets/all.ts';
import type { Ruleset } from '../../engine/ruleset.ts';

const SHELF: readonly string[] = RULESETS.map(({ id }) => id);

/** The ids that name a rule book, each once: the first one first, the rest in the order of the shelf. */
export function inOrder(ids: readonly string[]): readonly string[] {
  const [first, ...rest] = ids.filter((id) => SHELF.includes(id));
  if (first === undefined) return [];
  return [first, ...SHELF.filter((id) => id !== first && rest.includes(id))];
}

/** Takes a rule book in or out. When the first one goes, the next on the shelf takes its place. */
export const toggled = (ids: readonly string[], id: string): readonly string[] =>
  inOrder(ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id]);

/** Holds the others against this one. */
export const heldAgainst = (ids: readonly string[], first: string): readonly string[] =>
  inOrder([first, ...ids]);

/** The rule books themselves. */
export const rulesetsOf = (ids: readonly string[]): readonly Ruleset[] =>
  ids.map(rulesetOf).filter((one): one is Ruleset => one !== null);
