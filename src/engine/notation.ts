/**
 * Positions and moves as text, both ways. A position is one line, as South sees the board:
 *
 *     4 4 4 4 4 4 / 4 4 4 4 4 4  0-0  S
 *
 * South's row left to right, North's row left to right (pits 12…7), the stores South-North, the
 * side to move. A finished game has `S+`, `N+` (won) or `=` (drawn) in the last place. Reading is
 * total: any text gives a position or a list of faults, never an exception.
 */
import { other, seedTotal } from './board.ts';
import {
  type Reader,
  fault,
  readMark,
  readNoMore,
  readResult,
  readRow,
  readStores,
  unexpected,
} from './fields.ts';
import { checkSetup, rowEmpty } from './position.ts';
import type { Ruleset } from './ruleset.ts';
import { tokensOf } from './tokens.ts';
import type { Checked, EndCause, Fault, Outcome, Position, Side } from './types.ts';

/** A position as one line. How a finished game came to its end is not written, nor whose turn it was. */
export function makePosition(position: Position): string {
  const columns = position.seeds.length / 2;
  const south = position.seeds.slice(0, columns).join(' ');
  const north = position.seeds.slice(columns).toReversed().join(' ');
  const stores = `${position.stores.south}-${position.stores.north}`;
  return `${south} / ${north}  ${stores}  ${lastFieldOf(position)}`;
}

function lastFieldOf({ stage, toMove }: Position): string {
  if (stage.kind !== 'over') return toMove === 'south' ? 'S' : 'N';
  if (stage.outcome.kind === 'drawn') return '=';
  return stage.outcome.side === 'south' ? 'S+' : 'N+';
}

/**
 * A position from text, or every fault found in it, in the order of the text. Line breaks and
 * spaces mean nothing beyond separating. Counts must add up to the seeds of the ruleset.
 * In a finished position the cause is inferred: a majority if the winner's store holds one, a
 * lost row if the loser's is empty and the rules end by that, a grand slam if the winner has not the
 * fuller store, `no-move` if the pits are empty, else `agreed`.
 */
export function parsePosition(rules: Ruleset, text: string): Checked<Position> {
  const reader: Reader = { text, tokens: tokensOf(text), at: 0 };
  if (reader.tokens.length === 0) return failed([fault(0, text.length, { kind: 'empty-text' })]);
  const faults: Fault[] = [];
  const south = readRow(rules, reader, 'south', faults);
  readMark(reader, '/', 'slash', faults);
  const north = readRow(rules, reader, 'north', faults);
  const stores = readStores(rules, reader, faults);
  const result = readResult(reader, faults);
  readNoMore(reader, faults);
  if (stores === null || result === null || faults.length > 0) return failed(faults);
  const seeds = [...south, ...north.toReversed()];
  const checked = checkSetup(rules, { seeds, stores, toMove: result.toMove });
  if (!checked.ok)
    return failed(checked.faults.map(({ problem }) => fault(0, text.length, problem)));
  if (result.over === null) return checked;
  const outcome = outcomeIn(rules, checked.value, result.over);
  if (outcome !== null)
    return { ok: true, value: { ...checked.value, stage: { kind: 'over', outcome } } };
  const last = reader.tokens.at(-1);
  return failed(last === undefined ? [] : [unexpected(last, 'side-to-move')]);
}

const failed = (faults: readonly Fault[]): { ok: false; faults: readonly Fault[] } => ({
  ok: false,
  faults,
});

/** The outcome a finished position claims, or null if its stores speak against it. */
function outcomeIn(rules: Ruleset, position: Position, over: Side | 'drawn'): Outcome | null {
  const { south, north } = position.stores;
  const bare = position.seeds.every((seeds) => seeds === 0);
  if (over === 'drawn')
    return south === north ? { kind: 'drawn', cause: bare ? 'no-move' : 'agreed' } : null;
  const margin = over === 'south' ? south - north : north - south;
  const lost = rules.end.some((rule) => rule.kind === 'empty-row' && rule.loses);
  if (lost && rowEmpty(rules, position.seeds, other(over)))
    return { kind: 'won', side: over, margin, cause: 'empty-row' };
  if (margin <= 0)
    return rules.grandSlam.kind === 'wins'
      ? { kind: 'won', side: over, margin, cause: 'grand-slam' }
      : null;
  const kept = over === 'south' ? south : north;
  const cause: EndCause =
    2 * kept > seedTotal(rules.board) && rules.end.some(({ kind }) => kind === 'majority')
      ? 'majority'
      : bare
        ? 'no-move'
        : 'agreed';
  return { kind: 'won', side: over, margin, cause };
}
