/** Every ruleset the engine plays, by its id. */
import type { Ruleset } from '../ruleset.ts';
import { awari } from './awari.ts';
import { ayo, ayoDestroy, ayoTaboo } from './ayo.ts';
import { ayoayo } from './ayoayo.ts';
import { handout } from './handout.ts';
import { iyogh, iyoghSummary } from './iyogh.ts';
import { jodu, jodu48 } from './jodu.ts';
import { oware, owareSweepToWin } from './oware.ts';

/** In the order they are shown: the book's own game first. */
export const RULESETS = [
  ayo,
  ayoDestroy,
  ayoTaboo,
  oware,
  owareSweepToWin,
  awari,
  handout,
  ayoayo,
  jodu,
  jodu48,
  iyogh,
  iyoghSummary,
] as const satisfies readonly Ruleset[];

/** The id of a ruleset that can be played. */
export type RulesetId = (typeof RULESETS)[number]['id'];

/** The ruleset of an id, or null if there is none. */
export const rulesetOf = (id: string): Ruleset | null =>
  RULESETS.find((rules) => rules.id === id) ?? null;
