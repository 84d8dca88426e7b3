/** A worked example read from its file: checked values instead of text. */
import { parseMove } from '../engine/move-notation.ts';
import { parsePosition } from '../engine/notation.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import { rulesetOf } from '../engine/rulesets/all.ts';
import type { Move, Position } from '../engine/types.ts';
import { phrasesOf } from '../language/phrases.ts';
import { tellFault } from '../narration/faults.ts';
import { playLine, type Turn } from '../narration/line.ts';
import type { ExampleFile } from './shapes/example.ts';

/** What a file holds, and where each thing stands in it. */
export type Example = {
  readonly id: string;
  readonly file: ExampleFile;
  readonly ruleset: Ruleset;
  readonly start: Position;
  readonly moves: readonly Move[];
  readonly turns: readonly Turn[];
};

/** Something in a file that the engine does not agree with: what was found and what the file says. */
export type Disagreement = { readonly at: string; readonly problem: string };

const english = phrasesOf('en').faulting;

/**
 * Reads the notation of an example and plays it.
 * @returns the example, or the reasons why it cannot even be played
 */
export function readExample(id: string, file: ExampleFile): Example | readonly Disagreement[] {
  const ruleset = rulesetOf(file.ruleset);
  if (ruleset === null)
    return [{ at: 'ruleset', problem: `There is no rule book called "${file.ruleset}".` }];
  const faults: Disagreement[] = [];
  const start = parsePosition(ruleset, file.start);
  if (!start.ok)
    for (const fault of start.faults)
      faults.push({ at: 'start', problem: tellFault(english, fault) });
  const moves = file.moves.flatMap((turn, place) => {
    const move = parseMove(ruleset, turn.play);
    if (move.ok) return [move.value];
    for (const fault of move.faults)
      faults.push({ at: `moves[${place}].play`, problem: tellFault(english, fault) });
    return [];
  });
  if (!start.ok || faults.length > 0) return faults;
  return {
    id,
    file,
    ruleset,
    start: start.value,
    moves,
    turns: playLine(ruleset, start.value, moves),
  };
}

/** Whether reading ended with an example. */
export const isExample = (read: Example | readonly Disagreement[]): read is Example =>
  !Array.isArray(read);
