/** Positions, pits and moves in one line, for tests that read as sentences about the game. */
import { pitAt } from '../../src/engine/board.ts';
import { makeMove, parseMove } from '../../src/engine/move-notation.ts';
import { framesOf } from '../../src/engine/event.ts';
import { legalMoves } from '../../src/engine/legal.ts';
import { makePosition, parsePosition } from '../../src/engine/notation.ts';
import { play, trace } from '../../src/engine/play.ts';
import type { Ruleset } from '../../src/engine/ruleset.ts';
import type { Event, Frame, Move, Pit, Position, Trace } from '../../src/engine/types.ts';

/** A position in notation. */
export function given(rules: Ruleset, text: string): Position {
  const read = parsePosition(rules, text);
  if (!read.ok) throw new Error(`${text}: ${JSON.stringify(read.faults)}`);
  return read.value;
}

/** A move in notation. */
export function move(rules: Ruleset, text: string): Move {
  const read = parseMove(rules, text);
  if (!read.ok) throw new Error(`${text}: ${JSON.stringify(read.faults)}`);
  return read.value;
}

/** A pit by the number readers see. */
export const pit = (rules: Ruleset, number: number): Pit => pitAt(rules.board, number - 1);

/** A move told whole. */
export const told = (rules: Ruleset, position: string, text: string): Trace =>
  trace(rules, given(rules, position), move(rules, text));

/** The position after a line of moves, written `3 8 4`. */
export const after = (rules: Ruleset, position: string, moves: string): string =>
  makePosition(
    moves
      .split(' ')
      .reduce((now, text) => play(rules, now, move(rules, text)), given(rules, position)),
  );

/** The moves allowed in a position, in one line. */
export const allowed = (rules: Ruleset, position: string): string =>
  legalMoves(rules, given(rules, position))
    .map((one) => makeMove(rules, one))
    .join(' ');

/** What a move takes, pit by pit: `8:3` is three seeds from pit 8. */
export const takings = ({ events }: Trace): string =>
  events
    .flatMap((event) => (event.kind === 'capture' ? [`${event.pit + 1}:${event.count}`] : []))
    .join(' ');

/** The events of one kind. */
export const eventsOf = <Kind extends Event['kind']>(
  { events }: Trace,
  kind: Kind,
): Extract<Event, { kind: Kind }>[] =>
  events.filter((event): event is Extract<Event, { kind: Kind }> => event.kind === kind);

/** The board after the turn has passed and before anything is gathered. */
export function boardBeforeGathering(one: Trace): Frame {
  const turn = one.events.findIndex(({ kind }) => kind === 'turn');
  const frame = framesOf(one)[turn + 1];
  if (frame === undefined) throw new Error('A move that never passes the turn.');
  return frame;
}
