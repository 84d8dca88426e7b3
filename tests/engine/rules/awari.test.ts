import { describe, expect, test } from 'vitest';
import { playOn, positionOf, startGame } from '../../../src/engine/game.ts';
import { makePosition } from '../../../src/engine/notation.ts';
import { settle } from '../../../src/engine/play.ts';
import { outcomeOf } from '../../../src/engine/position.ts';
import { refusalOf } from '../../../src/engine/refusal.ts';
import { awari } from '../../../src/engine/rulesets/awari.ts';
import { oware } from '../../../src/engine/rulesets/oware.ts';
import { after, allowed, given, move, takings, told } from '../../support/given.ts';

describe('a move that leaves the opponent without a seed', () => {
  test('is refused when it would take everything, while another exists', () => {
    const board = '3 0 0 0 0 2 / 0 0 0 0 1 1  21-20  S';

    expect(allowed(awari, board)).toBe('1');
    expect(refusalOf(awari, given(awari, board), move(awari, '6'))?.kind).toBe('grand-slam');
  });

  test('is refused when it does not feed a bare opponent, while another does', () => {
    const board = '7 4 3 2 0 1 / 0 0 0 0 0 0  15-16  S';

    expect(allowed(awari, board)).toBe('1 6');
    expect(refusalOf(awari, given(awari, board), move(awari, '3'))?.kind).toBe('must-feed');
  });

  test('is refused when it feeds a bare opponent and takes all of it again', () => {
    expect(allowed(awari, '8 0 0 0 1 17 / 0 0 0 0 0 0  11-11  S')).toBe('1');
  });

  test('is played and takes when every move is such', () => {
    const one = told(awari, '0 0 0 0 0 2 / 0 0 0 0 1 1  20-24  S', '6');

    expect(takings(one)).toBe('8:2 7:2');
    expect(makePosition(one.after)).toBe('0 0 0 0 0 0 / 0 0 0 0 0 0  24-24  =');
  });

  test('is free to choose when every move is such, feeding or not', () => {
    expect(allowed(awari, '0 0 0 0 1 17 / 0 0 0 0 0 0  15-15  S')).toBe('5 6');
    expect(allowed(awari, '0 2 1 0 1 0 / 0 0 0 0 0 0  21-23  S')).toBe('2 3 5');
  });
});

describe('the end', () => {
  test('a side without a seed at its turn leaves all that is on the board to the other', () => {
    const { position } = settle(awari, given(awari, '0 0 0 0 0 0 / 0 2 1 0 1 0  21-23  S'));

    expect(makePosition(position)).toBe('0 0 0 0 0 0 / 0 0 0 0 0 0  21-27  N+');
  });

  test('a position that returns shares the rest evenly, an odd seed too: the lead decides', () => {
    const chase = '1 0 0 1 0 0 / 0 0 0 1 0 0  22-23  S';
    const round = '4 9 5 10 1 11 6 7 2 12 3 8'.split(' ');
    const play = (rules: typeof awari | typeof oware) =>
      positionOf(
        round.reduce(
          (game, text) => {
            const played = playOn(game, move(rules, text));
            return played.ok ? played.game : game;
          },
          startGame(rules, given(rules, chase)),
        ),
      );

    expect(outcomeOf(play(awari))).toEqual({
      kind: 'won',
      side: 'north',
      margin: 1,
      cause: 'repetition',
    });
    expect(outcomeOf(play(oware))).toEqual({ kind: 'drawn', cause: 'repetition' });
  });
});

test('sowing and taking are those of Oware', () => {
  for (const [board, text] of [
    ['0 0 0 0 0 4 / 0 5 2 1 2 0  16-18  S', '6'],
    ['0 0 12 0 0 0 / 1 1 1 1 1 1  15-15  S', '3'],
    ['0 0 0 0 0 3 / 0 0 4 2 3 1  17-18  S', '6'],
  ] as const)
    expect(after(awari, board, text)).toBe(after(oware, board, text));
});
