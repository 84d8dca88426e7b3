/**
 * Moves as text, both ways, in the pit numbers readers see (1… from South's left, round the ring):
 * `3` sows pit 3, `3<` clockwise where both ways are known, `+4` enters four held seeds (`+4<`
 * clockwise), `arrange` rearranges the row before the first move, `pass` gives up the turn.
 */
import { pitAt, pitCount } from './board.ts';
import type { Ruleset } from './ruleset.ts';
import type { Checked, Direction, Fault, FaultKind, Move, Pit } from './types.ts';

/** The number a reader sees on a pit. */
export const pitNumber = (pit: Pit): number => pit + 1;

/** A move as text. The direction is written only where the ruleset knows more than one. */
export function makeMove(rules: Ruleset, move: Move): string {
  switch (move.kind) {
    case 'sow':
      return `${pitNumber(move.from)}${makeDirection(rules, move.direction)}`;
    case 'enter':
      return `+${move.count}${makeDirection(rules, move.direction)}`;
    case 'arrange':
    case 'pass':
      return move.kind;
    default:
      return move satisfies never;
  }
}

const makeDirection = ({ choice }: Ruleset, direction: Direction): string =>
  choice.directions.length > 1 && direction === 'clockwise' ? '<' : '';

const SOW = /^(\d+)([<>]?)$/;
const ENTER = /^\+(\d+)([<>]?)$/;

/**
 * A move from text, or what is wrong with the text. Without a mark the direction is the first the
 * ruleset names. Whether the move may be played is asked of `refusalOf`.
 */
export function parseMove(rules: Ruleset, text: string): Checked<Move> {
  const typed = text.trim();
  const at = text.length - text.trimStart().length;
  if (typed === '') return failed(0, text.length, { kind: 'empty-text' });
  if (typed === 'pass' || typed === 'arrange') return { ok: true, value: { kind: typed } };
  const entered = ENTER.exec(typed);
  if (entered !== null) {
    const direction = parseDirection(rules, entered[2]);
    return { ok: true, value: { kind: 'enter', count: Number(entered[1]), direction } };
  }
  const sown = SOW.exec(typed);
  if (sown === null)
    return failed(at, typed.length, { kind: 'unexpected', found: typed, expected: 'pit' });
  const from = parsePit(rules, sown[1] as string, at);
  if (!from.ok) return from;
  const direction = parseDirection(rules, sown[2]);
  return { ok: true, value: { kind: 'sow', from: from.value, direction } };
}

function parsePit({ board }: Ruleset, found: string, at: number): Checked<Pit> {
  const pits = pitCount(board);
  const number = Number(found);
  return number >= 1 && number <= pits
    ? { ok: true, value: pitAt(board, number - 1) }
    : failed(at, found.length, { kind: 'no-such-pit', found, pits });
}

function parseDirection({ choice }: Ruleset, mark: string | undefined): Direction {
  if (mark === '<') return 'clockwise';
  if (mark === '>') return 'counter-clockwise';
  return choice.directions[0]?.direction ?? 'counter-clockwise';
}

const failed = (
  at: number,
  length: number,
  problem: FaultKind,
): { ok: false; faults: readonly Fault[] } => ({ ok: false, faults: [{ at, length, problem }] });
