/** A film made from notation: what an island is handed, since functions and positions do not travel. */
import { parseMove } from '../engine/move-notation.ts';
import { parsePosition } from '../engine/notation.ts';
import { rulesetOf } from '../engine/rulesets/all.ts';
import type { Checked } from '../engine/types.ts';
import type { Phrases } from '../language/board-phrases.ts';
import { playLine } from '../narration/line.ts';
import { type Film, filmOf, type Remark } from './film.ts';

/** A line of play in writing. */
export type WrittenLine = {
  readonly ruleset: string;
  readonly start: string;
  readonly moves: readonly string[];
  readonly remarks: readonly Remark[];
  readonly phrases: Phrases;
};

/**
 * The film of a written line that has been verified already.
 * Throws when the writing does not parse: that is a fault of the build, not of a reader.
 */
export function filmOfLine({ ruleset: id, start, moves, remarks, phrases }: WrittenLine): Film {
  const ruleset = rulesetOf(id);
  if (ruleset === null) throw new Error(`There is no rule book "${id}".`);
  const from = valueOf(parsePosition(ruleset, start), start);
  const line = moves.map((move) => valueOf(parseMove(ruleset, move), move));
  return filmOf({ ruleset, start: from, turns: playLine(ruleset, from, line), remarks, phrases });
}

function valueOf<T>(checked: Checked<T>, text: string): T {
  if (!checked.ok)
    throw new Error(`"${text}" was not verified: ${JSON.stringify(checked.faults)}.`);
  return checked.value;
}
