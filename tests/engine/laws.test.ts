import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pitCount, ring, seedTotal } from '../../src/engine/board.ts';
import { framesOf } from '../../src/engine/event.ts';
import { positionOf, startGame, undo } from '../../src/engine/game.ts';
import { legalMoves } from '../../src/engine/legal.ts';
import { makeMove, parseMove } from '../../src/engine/move-notation.ts';
import { makePosition, parsePosition } from '../../src/engine/notation.ts';
import { play, settle, trace } from '../../src/engine/play.ts';
import { refusalOf } from '../../src/engine/refusal.ts';
import { RULESETS } from '../../src/engine/rulesets/all.ts';
import {
  DIRECTIONS,
  type Event,
  type Frame,
  type Move,
  type Position,
} from '../../src/engine/types.ts';
import { anyGame, anyPosition, anySettled } from '../support/arbitraries.ts';
import { turnEvent, turnMove, turnPosition } from '../support/half-turn.ts';

const seedsIn = ({ seeds, stores, hand }: Frame): number =>
  seeds.reduce((sum, count) => sum + count, stores.south + stores.north + hand);

describe.each(RULESETS)('in $id', (rules) => {
  const pits = pitCount(rules.board);
  const everyMove: readonly Move[] = [
    ...ring(rules.board).flatMap((from) =>
      DIRECTIONS.map((direction): Move => ({ kind: 'sow', from, direction })),
    ),
    ...[0, 1, 5, 16, 70, 0.5].flatMap((count) =>
      DIRECTIONS.map((direction): Move => ({ kind: 'enter', count, direction })),
    ),
    { kind: 'arrange' },
    { kind: 'pass' },
  ];

  const forTold = (
    law: (before: Position, events: readonly Event[], after: Position) => void,
    runs = 150,
  ): void =>
    fc.assert(
      fc.property(anySettled(rules), (position) => {
        for (const move of legalMoves(rules, position)) {
          const told = trace(rules, position, move);
          law(told.before, told.events, told.after);
        }
      }),
      { numRuns: runs },
    );

  test('no seed is lost or made by any event, from any position', () => {
    forTold((before, events) => {
      for (const frame of framesOf({ before, events })) {
        expect(seedsIn(frame)).toBe(seedTotal(rules.board));
        expect(Math.min(...frame.seeds, frame.hand)).toBeGreaterThanOrEqual(0);
      }
    });
  });

  test('no seed is lost or made in any game', () => {
    fc.assert(
      fc.property(anyGame(rules), (game) => {
        for (const told of game.traces)
          for (const frame of framesOf(told)) expect(seedsIn(frame)).toBe(seedTotal(rules.board));
      }),
      { numRuns: 60 },
    );
  });

  test('the events of a move lead to what the move leads to', () => {
    forTold((before, events, after) => {
      const last = framesOf({ before, events }).at(-1);

      expect(last).toEqual({ seeds: after.seeds, stores: after.stores, hand: 0 });
    });
  });

  test('playing quietly and telling come to the same', () => {
    fc.assert(
      fc.property(anySettled(rules), (position) => {
        for (const move of legalMoves(rules, position))
          expect(play(rules, position, move)).toEqual(trace(rules, position, move).after);
      }),
      { numRuns: 150 },
    );
  });

  test('a game goes on exactly while there is a move', () => {
    fc.assert(
      fc.property(anySettled(rules), (position) => {
        expect(legalMoves(rules, position).length > 0).toBe(position.stage.kind !== 'over');
        for (const move of legalMoves(rules, position)) {
          const after = play(rules, position, move);
          expect(settle(rules, after)).toEqual({ events: [], position: after });
        }
      }),
    );
  });

  test('what one player may do the other may, the board turned round', () => {
    fc.assert(
      fc.property(anyPosition(rules), (position) => {
        const turned = turnPosition(position);
        const moves = legalMoves(rules, position);

        expect(legalMoves(rules, turned)).toEqual(moves.map((move) => turnMove(move, pits)));
        for (const move of moves) {
          const here = trace(rules, position, move);
          const there = trace(rules, turned, turnMove(move, pits));
          const gathers = (event: Event): boolean => event.kind === 'gather';
          expect(there.after).toEqual(turnPosition(here.after));
          expect(there.events.filter((event) => !gathers(event))).toEqual(
            here.events.filter((event) => !gathers(event)).map((event) => turnEvent(event, pits)),
          );
          expect(new Set(there.events.filter(gathers))).toEqual(
            new Set(here.events.filter(gathers).map((event) => turnEvent(event, pits))),
          );
        }
      }),
      { numRuns: 150 },
    );
  });

  test('a move is refused exactly if it is not among the legal ones', () => {
    fc.assert(
      fc.property(anySettled(rules), (position) => {
        const legal = new Set(legalMoves(rules, position).map((move) => JSON.stringify(move)));
        for (const move of everyMove)
          expect(refusalOf(rules, position, move) === null).toBe(legal.has(JSON.stringify(move)));
      }),
      { numRuns: 60 },
    );
  });

  test('what is shown instead of a refused move may be played', () => {
    fc.assert(
      fc.property(anySettled(rules), (position) => {
        for (const move of everyMove) {
          const refusal = refusalOf(rules, position, move);
          if (refusal === null || !('instead' in refusal)) continue;
          expect(refusal.instead.length).toBeGreaterThan(0);
          for (const instead of refusal.instead)
            expect(refusalOf(rules, position, instead)).toBeNull();
        }
      }),
      { numRuns: 60 },
    );
  });

  test('a position in play is read back as it was written', () => {
    fc.assert(
      fc.property(anyPosition(rules), (position) => {
        expect(parsePosition(rules, makePosition(position))).toEqual({ ok: true, value: position });
      }),
    );
  });

  test('a finished position is read back with the same board and winner', () => {
    fc.assert(
      fc.property(anyGame(rules), (game) => {
        const text = makePosition(positionOf(game));
        const read = parsePosition(rules, text);

        expect(read.ok && makePosition(read.value)).toBe(text);
      }),
      { numRuns: 60 },
    );
  });

  test('every move a player may make is read back as it was written', () => {
    fc.assert(
      fc.property(anyPosition(rules), (position) => {
        for (const move of legalMoves(rules, position))
          expect(parseMove(rules, makeMove(rules, move))).toEqual({ ok: true, value: move });
      }),
      { numRuns: 60 },
    );
  });

  test('every position of a game is read back at its stage', () => {
    fc.assert(
      fc.property(anyGame(rules), ({ traces }) => {
        for (const { before } of traces)
          expect(parsePosition(rules, makePosition(before))).toEqual({ ok: true, value: before });
      }),
      { numRuns: 60 },
    );
  });

  test('a move is read back as it was written', () => {
    for (const move of everyMove) {
      const known = rules.choice.directions.map(({ direction }) => direction);
      if ('direction' in move && !known.includes(move.direction)) continue;
      if (move.kind === 'enter' && !Number.isInteger(move.count)) continue;
      expect(parseMove(rules, makeMove(rules, move))).toEqual({ ok: true, value: move });
    }
  });

  test('any text is a position or has faults that lie within it', () => {
    const pieces = fc.array(
      fc.constantFrom(
        '+',
        '<',
        '>',
        'arrange',
        'pass',
        '4',
        '0',
        '12',
        ' ',
        '/',
        '-',
        'S',
        'N+',
        '=',
        'x',
        '\n',
        '–',
        'ẹ́',
        '-3',
        '1e9',
      ),
      { maxLength: 40 },
    );
    const texts = fc.oneof(
      fc.string({ unit: 'binary' }),
      pieces.map((list) => list.join(' ')),
      pieces.map((list) => list.join('')),
    );
    fc.assert(
      fc.property(texts, (text) => {
        for (const read of [parsePosition(rules, text), parseMove(rules, text)]) {
          if (read.ok) continue;
          expect(read.faults.length).toBeGreaterThan(0);
          for (const { at, length } of read.faults) {
            expect(at).toBeGreaterThanOrEqual(0);
            expect(at + length).toBeLessThanOrEqual(text.length);
          }
        }
      }),
      { numRuns: 500 },
    );
  });

  test('taking back every move restores everything', () => {
    fc.assert(
      fc.property(anyGame(rules), (game) => {
        let back = game;
        for (const told of game.traces.toReversed()) {
          expect(positionOf(back)).toEqual(told.after);
          back = undo(back);
          expect(positionOf(back)).toEqual(told.before);
        }

        expect(back).toEqual(startGame(rules, game.start));
        expect(undo(back)).toEqual(back);
      }),
      { numRuns: 100 },
    );
  });
});
