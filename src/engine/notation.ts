/**
 * Positions and moves as text, both ways. A position is one line, as South sees the board:
 *
 *     4 4 4 4 4 4 / 4 4 4 4 4 4  0-0  S
 *
 * South's row left to right, North's row left to right (pits 12…7), the stores South-North, the
 * side to move. A finished game has `S+`, `N+` (won) or `=` (drawn) in the last place. Reading is
 * total: any text gives a position or a list of faults, never an exception.
 */
import { pitCount } from './board.ts';
import { type Setup, checkSetup } from './position.ts';
import type { Ruleset } from './ruleset.ts';
import { type Token, tokensOf } from './tokens.ts';
import type {
  Checked,
  EndCause,
  Fault,
  FaultKind,
  NotationPart,
  Outcome,
  Position,
  Side,
} from './types.ts';

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

/** What the parts of a text say, before anything is asked of them together. */
type Reader = { readonly text: string; readonly tokens: readonly Token[]; at: number };

type Result = { readonly toMove: Side; readonly over: Side | 'drawn' | null };

/**
 * A position from text, or every fault found in it, in the order of the text. Line breaks and
 * spaces mean nothing beyond separating. Counts must add up to the seeds of the ruleset.
 * In a finished position the cause is inferred: a majority if the winner's store holds one, a
 * grand slam if the winner has not the fuller store, `no-move` if the pits are empty, else `agreed`.
 */
export function parsePosition(rules: Ruleset, text: string): Checked<Position> {
  const reader: Reader = { text, tokens: tokensOf(text), at: 0 };
  if (reader.tokens.length === 0) return failed([fault(0, text.length, { kind: 'empty-text' })]);
  const faults: Fault[] = [];
  const south = readRow(rules, reader, 'south', faults);
  readMark(reader, '/', 'slash', faults);
  const north = readRow(rules, reader, 'north', faults);
  const stores = readStores(reader, faults);
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
  const last = reader.tokens.at(-1) as Token;
  return failed([unexpected(last, 'side-to-move')]);
}

const failed = (faults: readonly Fault[]): { ok: false; faults: readonly Fault[] } => ({
  ok: false,
  faults,
});

const fault = (at: number, length: number, problem: FaultKind): Fault => ({ at, length, problem });

const unexpected = ({ at, text }: Token, expected: NotationPart): Fault =>
  fault(at, text.length, { kind: 'unexpected', found: text, expected });

const missing = (reader: Reader, part: NotationPart): Fault =>
  fault(reader.text.length, 0, { kind: 'missing-part', part });

/** Counts up to the slash, or up to the stores: a count with a dash after it is a store. */
function readRow(rules: Ruleset, reader: Reader, side: Side, faults: Fault[]): number[] {
  const part = side === 'south' ? 'south-row' : 'north-row';
  const counts: number[] = [];
  const first = reader.tokens[reader.at];
  if (first === undefined) {
    faults.push(missing(reader, part));
    return counts;
  }
  let last = first;
  for (let token = reader.tokens[reader.at]; token !== undefined;) {
    const after = reader.tokens[reader.at + 1];
    if (token.kind === 'slash' || token.kind === 'dash' || token.kind === 'side') break;
    if (token.kind === 'count' && after?.kind === 'dash') break;
    if (token.kind === 'count') counts.push(Number(token.text));
    else {
      const { at, text } = token;
      faults.push(fault(at, text.length, { kind: 'not-a-count', found: text }));
      counts.push(0);
    }
    last = token;
    reader.at++;
    token = after;
  }
  const needed = rules.board.columns;
  const found = counts.length;
  if (found === 0) faults.push(unexpected(first, part));
  else if (found !== needed)
    faults.push(
      fault(first.at, last.at + last.text.length - first.at, {
        kind: 'wrong-row-length',
        side,
        found,
        needed,
      }),
    );
  return counts;
}

/** Steps over a mark if it is there; a fault if not, and reading goes on in the same place. */
function readMark(reader: Reader, mark: '/' | '-', part: NotationPart, faults: Fault[]): boolean {
  const token = reader.tokens[reader.at];
  const found = token?.kind === (mark === '/' ? 'slash' : 'dash');
  if (found) reader.at++;
  else faults.push(token === undefined ? missing(reader, part) : unexpected(token, part));
  return found;
}

function readStores(reader: Reader, faults: Fault[]): Setup['stores'] | null {
  const south = readCount(reader, 'stores', faults);
  if (south === null || !readMark(reader, '-', 'stores', faults)) return null;
  const north = readCount(reader, 'stores', faults);
  return north === null ? null : { south, north };
}

function readCount(reader: Reader, part: NotationPart, faults: Fault[]): number | null {
  const token = reader.tokens[reader.at];
  if (token?.kind === 'count') {
    reader.at++;
    return Number(token.text);
  }
  faults.push(token === undefined ? missing(reader, part) : unexpected(token, part));
  return null;
}

function readResult(reader: Reader, faults: Fault[]): Result | null {
  while (reader.at < reader.tokens.length - 1 && reader.tokens[reader.at]?.kind !== 'side')
    if (faults.length > 0) reader.at++;
    else break;
  const token = reader.tokens[reader.at];
  if (token === undefined) {
    faults.push(missing(reader, 'side-to-move'));
    return null;
  }
  reader.at++;
  switch (token.text) {
    case 'S':
      return { toMove: 'south', over: null };
    case 'N':
      return { toMove: 'north', over: null };
    case 'S+':
      return { toMove: 'north', over: 'south' };
    case 'N+':
      return { toMove: 'south', over: 'north' };
    case '=':
      return { toMove: 'south', over: 'drawn' };
    default:
      faults.push(unexpected(token, 'side-to-move'));
      return null;
  }
}

function readNoMore(reader: Reader, faults: Fault[]): void {
  const token = reader.tokens[reader.at];
  if (token === undefined) return;
  const found = reader.text.slice(token.at).trimEnd();
  faults.push(fault(token.at, found.length, { kind: 'trailing', found }));
}

/** The outcome a finished position claims, or null if its stores speak against it. */
function outcomeIn(rules: Ruleset, position: Position, over: Side | 'drawn'): Outcome | null {
  const { south, north } = position.stores;
  const bare = position.seeds.every((seeds) => seeds === 0);
  if (over === 'drawn')
    return south === north ? { kind: 'drawn', cause: bare ? 'no-move' : 'agreed' } : null;
  const margin = over === 'south' ? south - north : north - south;
  if (margin <= 0)
    return rules.grandSlam.kind === 'wins'
      ? { kind: 'won', side: over, margin, cause: 'grand-slam' }
      : null;
  const kept = over === 'south' ? south : north;
  const half = (pitCount(rules.board) * rules.board.start) / 2;
  const cause: EndCause =
    kept > half && rules.end.some(({ kind }) => kind === 'majority')
      ? 'majority'
      : bare
        ? 'no-move'
        : 'agreed';
  return { kind: 'won', side: over, margin, cause };
}
