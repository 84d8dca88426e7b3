import { describe, expect, test } from 'vitest';
import { isExample, readExample } from '../../src/edition/example.ts';
import { legalMoves } from '../../src/engine/legal.ts';
import { trace } from '../../src/engine/play.ts';
import { takenIn } from '../../src/engine/tally.ts';
import type { Position } from '../../src/engine/types.ts';
import { exampleFile } from './content-files.ts';

const read = (id: string) => {
  const example = readExample(id, exampleFile(id));
  if (!isExample(example)) throw new Error(`${id} cannot be read.`);
  return example;
};

/** The board before each move of an example. */
const boards = (id: string): readonly Position[] =>
  read(id).turns.map((turn) => (turn.kind === 'played' ? turn.trace.before : turn.position));

/** What each move that is allowed on the board before a move of an example would take. */
const takings = (id: string, move: number): readonly number[] => {
  const { ruleset } = read(id);
  const board = boards(id)[move];
  if (board === undefined) throw new Error(`${id} has no move ${move}.`);
  return legalMoves(ruleset, board).map((one) => takenIn(trace(ruleset, board, one)));
};

describe('What the chapter on strategy says of its boards', () => {
  test('both lines on the heap begin on the same board', () => {
    expect(exampleFile('heap-in-time').start).toBe(exampleFile('heap-at-once').start);
  });

  test('when North opens its own heap, it has no other move', () => {
    expect(takings('heap-in-time', 3)).toHaveLength(1);
  });

  test('both lines on the guarded row begin on the same board', () => {
    expect(exampleFile('guard-closed').start).toBe(exampleFile('guard-open').start);
  });

  test('four of North’s five filled pits take something from the open row', () => {
    expect(takings('guard-open', 1).filter((seeds) => seeds > 0)).toHaveLength(4);
    expect(takings('guard-open', 1)).toHaveLength(5);
  });

  test('none of North’s five moves takes anything from the guarded row', () => {
    expect(takings('guard-closed', 1)).toEqual([0, 0, 0, 0, 0]);
  });

  test('in the waiting game North has two moves three times, and then one', () => {
    expect([1, 3, 5, 7].map((move) => takings('waiting-game', move).length)).toEqual([2, 2, 2, 1]);
  });

  test('nobody takes anything in the waiting game before the last move', () => {
    const taken = read('waiting-game').turns.map((turn) =>
      turn.kind === 'played' ? takenIn(turn.trace) : 0,
    );

    expect(taken).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 10]);
  });
});
