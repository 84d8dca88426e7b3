/** The parts of a written position, each read in its turn; what is wrong goes on a list of faults. */
import { seedTotal } from './board.ts';
import type { Ruleset } from './ruleset.ts';
import type { Token } from './tokens.ts';
import type { BySide, Fault, FaultKind, NotationPart, Side } from './types.ts';

/** A text being read: `at` is the next piece to look at. */
export type Reader = { readonly text: string; readonly tokens: readonly Token[]; at: number };

/** Whose turn it is written to be, and who has won if the game is over. */
export type Result = { readonly toMove: Side; readonly over: Side | 'drawn' | null };

/** A fault at a place in the text. */
export const fault = (at: number, length: number, problem: FaultKind): Fault => ({
  at,
  length,
  problem,
});

/** A piece that is not the part that should stand there. */
export const unexpected = ({ at, text }: Token, expected: NotationPart): Fault =>
  fault(at, text.length, { kind: 'unexpected', found: text, expected });

const missing = (reader: Reader, part: NotationPart): Fault =>
  fault(reader.text.length, 0, { kind: 'missing-part', part });

/** A row: counts up to the slash, or up to the stores (a count with a dash after it is a store). */
export function readRow(rules: Ruleset, reader: Reader, side: Side, faults: Fault[]): number[] {
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
    if ((token.kind === 'count' || token.kind === 'negative') && after?.kind === 'dash') break;
    counts.push(countIn(rules, token, faults) ?? 0);
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

/** The number of seeds a piece tells, or null and a fault where it tells none that there could be. */
function countIn(rules: Ruleset, { kind, at, text }: Token, faults: Fault[]): number | null {
  const needed = seedTotal(rules.board);
  const found = kind === 'count' ? Number(text) : null;
  if (found !== null && found <= needed) return found;
  const problem: FaultKind =
    found === null
      ? { kind: 'not-a-count', found: text }
      : { kind: 'more-than-all', found: text, needed };
  faults.push(fault(at, text.length, problem));
  return null;
}

/** Steps over a mark if it is there; a fault if not, and reading goes on in the same place. */
export function readMark(
  reader: Reader,
  mark: '/' | '-',
  part: NotationPart,
  faults: Fault[],
): boolean {
  const token = reader.tokens[reader.at];
  const found = token?.kind === (mark === '/' ? 'slash' : 'dash');
  if (found) reader.at++;
  else faults.push(token === undefined ? missing(reader, part) : unexpected(token, part));
  return found;
}

/** The two stores, or null if they cannot be read. */
export function readStores(rules: Ruleset, reader: Reader, faults: Fault[]): BySide<number> | null {
  const south = readStore(rules, reader, faults);
  if (south === undefined || !readMark(reader, '-', 'stores', faults)) return null;
  const north = readStore(rules, reader, faults);
  return typeof south === 'number' && typeof north === 'number' ? { south, north } : null;
}

/** A store; null if it holds no number that could be, undefined if no store stands there. */
function readStore(rules: Ruleset, reader: Reader, faults: Fault[]): number | null | undefined {
  const token = reader.tokens[reader.at];
  if (token?.kind === 'count' || token?.kind === 'negative') {
    reader.at++;
    return countIn(rules, token, faults);
  }
  faults.push(token === undefined ? missing(reader, 'stores') : unexpected(token, 'stores'));
  return undefined;
}

/** The side to move or the result, or null. After other faults, reading catches up with the next such mark. */
export function readResult(reader: Reader, faults: Fault[]): Result | null {
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

/** A fault if the text goes on after the last part. */
export function readNoMore(reader: Reader, faults: Fault[]): void {
  const token = reader.tokens[reader.at];
  if (token === undefined) return;
  const found = reader.text.slice(token.at).trimEnd();
  faults.push(fault(token.at, found.length, { kind: 'trailing', found }));
}
