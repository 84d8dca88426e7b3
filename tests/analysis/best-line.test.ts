import { describe, expect, test, vi } from 'vitest';
import { adviceFor, bestOf } from '../../src/analysis/advice.ts';
import { BestLines } from '../../src/analysis/best-line.ts';
import { endingsOf } from '../../src/analysis/endings.ts';
import { positionOf } from '../../src/engine/game.ts';
import { makePosition } from '../../src/engine/notation.ts';
import { awari } from '../../src/engine/rulesets/awari.ts';
import { handout } from '../../src/engine/rulesets/handout.ts';
import { oware } from '../../src/engine/rulesets/oware.ts';
import { takenIn } from '../../src/engine/tally.ts';
import type { Move } from '../../src/engine/types.ts';
import { given } from '../support/given.ts';

const pitOf = (move: Move): number => (move.kind === 'sow' ? move.from + 1 : 0);

// Some of these work through a million positions: on a busy machine that takes its time.
vi.setConfig({ testTimeout: 60_000 });

describe('advice', () => {
  const endings = endingsOf(oware, 9);

  test('a quiet move wins all eight seeds where both captures win two', () => {
    const board = given(oware, '2 1 0 0 2 1 / 1 0 0 0 0 1  20-20  S');
    const advice = adviceFor(board, oware, endings);
    const shares = advice?.moves.map(({ move, value }) => [pitOf(move), (8 + value) / 2]);

    expect(shares).toEqual([
      [1, 8],
      [2, 2],
      [5, 2],
      [6, 2],
    ]);
    expect(advice === null ? [] : bestOf(advice).map(({ move }) => pitOf(move))).toEqual([1]);
    expect(advice?.moves.map(({ cost }) => cost)).toEqual([0, 12, 12, 12]);
  });

  test('says nothing of a board with more seeds than the tables hold', () => {
    expect(adviceFor(given(oware, '4 4 4 4 4 4 / 4 4 4 4 4 4  0-0  S'), oware, endings)).toBeNull();
  });

  test('is by the rules on the table: what the handout takes, Oware spares', () => {
    const sweep = '3 0 0 0 0 2 / 0 0 0 0 1 1  21-20  S';
    const taking = adviceFor(given(handout, sweep), handout, endingsOf(handout, 7));
    const sparing = adviceFor(given(oware, sweep), oware, endings);

    expect(taking?.moves.at(-1)).toMatchObject({ taken: 4, value: 7 });
    expect(sparing?.moves.at(-1)?.taken).toBe(0);
    expect([taking?.ruleset, sparing?.ruleset]).toEqual(['handout', 'oware']);
  });

  test('counts what is left on the board when a majority has already won', () => {
    const won = given(oware, '0 0 0 0 0 1 / 1 0 0 0 0 1  30-15  S');
    expect(adviceFor(won, oware, endings)?.moves).toHaveLength(1);
  });
});

describe('the best line', () => {
  const lines = new BestLines(oware, endingsOf(oware, 11));
  const end = (text: string): string => makePosition(positionOf(lines.from(given(oware, text))));

  test('of two seeds that chase each other ends when the board returns, each keeping its own row', () => {
    const game = lines.from(given(oware, '1 0 0 0 0 0 / 0 0 0 0 0 1  24-22  S'));

    expect(game.traces).toHaveLength(12);
    expect(makePosition(positionOf(game))).toBe('0 0 0 0 0 0 / 0 0 0 0 0 0  25-23  S+');
    expect(positionOf(game).stage).toMatchObject({ outcome: { cause: 'repetition' } });
  });

  test('shows no win for either where the chase comes out level, asked in any order and again', () => {
    const level = '1 0 0 0 0 0 / 0 0 0 0 0 1  23-23  S';
    const answers = [level, '1 0 0 0 0 0 / 0 0 0 0 0 1  24-22  S', level].map(end);
    const later = end('0 1 0 0 0 0 / 0 0 0 0 1 0  23-23  S');

    expect(answers[0]).toBe('0 0 0 0 0 0 / 0 0 0 0 0 0  24-24  =');
    expect(answers[2]).toBe(answers[0]);
    expect(later).toBe(answers[0]);
  });

  test('of a long ending goes on past a hundred moves, and is a move nearer to its worth with each', () => {
    const start = given(oware, '2 0 0 1 1 0 / 1 0 3 2 1 0  19-18  S');
    const game = lines.from(start);
    const boards = [start, ...game.traces.map(({ after }) => after)];
    const first = game.traces.findIndex((told) => takenIn(told) > 0);
    const moves = boards.slice(0, first).map((position) => lines.movesUntilSure(position));

    // The other program's line is as long, and takes for the first time in the same move.
    expect([first, game.traces.length]).toEqual([68, 117]);
    expect(moves).toEqual(Array.from({ length: first }, (_, ply) => 109 - ply));
  });

  test('brings each side what the value says, where play comes to an end', () => {
    const open = new BestLines(awari, endingsOf(awari, 9));
    for (const text of [
      '2 1 0 0 2 1 / 1 0 0 0 0 1  16-24  S',
      '0 1 2 0 3 0 / 1 0 2 0 0 0  15-24  N',
    ]) {
      const start = given(awari, text);
      const game = open.from(start);
      const { stores } = positionOf(game);
      const lead = stores.south - stores.north - (start.stores.south - start.stores.north);
      const value = adviceFor(start, awari, open.endings)?.value;

      expect(start.toMove === 'south' ? lead : -lead).toBe(value);
    }
  });
});
