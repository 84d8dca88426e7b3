/** Two engines beside each other: our answers and those of a record, and where they differ. */
import { legalMoves } from '../../src/engine/legal.ts';
import { outcomeOf } from '../../src/engine/position.ts';
import type { Ruleset } from '../../src/engine/ruleset.ts';
import type { Move, Position, Trace } from '../../src/engine/types.ts';
import { boardBeforeGathering, pit } from './given.ts';
import { type GameRecord, type Recorded, readRecords } from './records.ts';

/** What the two engines say of one thing in one record. Where both say the same there is no case. */
export type Case = { readonly what: string; readonly ours: unknown; readonly theirs: unknown };

/** Everything compared in the records of a file: how much there was, and where the engines differ. */
export function compare(name: string, look: (record: GameRecord) => readonly Case[]) {
  let compared = 0;
  const differences: (Case & { line: string })[] = [];
  for (const record of readRecords(name))
    for (const one of look(record)) {
      compared++;
      if (JSON.stringify(one.ours) !== JSON.stringify(one.theirs))
        differences.push({ ...one, line: record.line });
    }
  return { compared, differences };
}

/** A sowing from a ring place. */
export const sow = (rules: Ruleset, place: number): Move => ({
  kind: 'sow',
  from: pit(rules, place + 1),
  direction: 'counter-clockwise',
});

/** The ring places that may be played. */
export const placesOf = (rules: Ruleset, position: Position): number[] =>
  legalMoves(rules, position).flatMap((move) => (move.kind === 'sow' ? [move.from] : []));

/** The board after a move, before anything is gathered. */
export function boardCase(told: Trace, result: Recorded): Case {
  const { seeds, stores } = boardBeforeGathering(told);
  const theirs = result.kind === 'played' ? result.board : result.kind;
  return { what: 'board', ours: { seeds, stores }, theirs };
}

/** Who won, as the records write it. */
export function winnerOf(position: Position): string | null {
  const outcome = outcomeOf(position);
  if (outcome === null) return null;
  if (outcome.kind === 'drawn') return '=';
  return outcome.side === 'south' ? 'S' : 'N';
}
