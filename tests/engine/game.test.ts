import { describe, expect, test } from 'vitest';
import { type Game, playOn, positionOf, startGame, undo } from '../../src/engine/game.ts';
import { framesOf } from '../../src/engine/event.ts';
import { legalMoves } from '../../src/engine/legal.ts';
import { makePosition } from '../../src/engine/notation.ts';
import { keyOf, outcomeOf } from '../../src/engine/position.ts';
import type { Ruleset } from '../../src/engine/ruleset.ts';
import { ayo } from '../../src/engine/rulesets/ayo.ts';
import { oware } from '../../src/engine/rulesets/oware.ts';
import { given, move } from '../support/given.ts';

/** Two lone seeds that chase each other: every move is forced. */
const CHASE = '1 0 0 0 0 0 / 0 0 0 0 0 1  24-22  S';
const ROUND = '1 7 2 8 3 9 4 10 5 11 6 12';

const playAll = (game: Game, moves: string): Game =>
  moves.split(' ').reduce((now, text) => {
    const played = playOn(now, move(now.ruleset, text));
    if (!played.ok) throw new Error(`${text}: ${played.refusal.kind}`);
    return played.game;
  }, game);

describe.each([ayo, oware])('in $id', (rules) => {
  test('the return of a position ends the game, each side keeping its own row', () => {
    const before = playAll(startGame(rules, given(rules, CHASE)), ROUND.slice(0, -3));
    expect(outcomeOf(positionOf(before))).toBeNull();

    const game = playAll(before, '12');

    expect(makePosition(positionOf(game))).toBe('0 0 0 0 0 0 / 0 0 0 0 0 0  25-23  S+');
    expect(outcomeOf(positionOf(game))).toMatchObject({ cause: 'repetition', margin: 2 });
    expect(game.traces.at(-1)?.events.map(({ kind }) => kind)).toEqual([
      'lift',
      'drop',
      'rest',
      'turn',
      'gather',
      'gather',
      'end',
    ]);
  });

  test('a draw comes of a forced round from even stores', () => {
    const game = playAll(startGame(rules, given(rules, CHASE.replace('24-22', '23-23'))), ROUND);

    expect(outcomeOf(positionOf(game))).toEqual({ kind: 'drawn', cause: 'repetition' });
  });

  test('taking the last move back opens the finished game again', () => {
    const game = undo(playAll(startGame(rules, given(rules, CHASE)), ROUND));

    expect(outcomeOf(positionOf(game))).toBeNull();
    expect(legalMoves(rules, positionOf(game))).toEqual([move(rules, '12')]);
  });

  test('a finished game refuses every move', () => {
    const game = playAll(startGame(rules, given(rules, CHASE)), ROUND);

    expect(playOn(game, move(rules, '1'))).toEqual({ ok: false, refusal: { kind: 'over' } });
  });

  test('a game begun from a dead end is over before its first move', () => {
    const game = startGame(rules, given(rules, '0 2 1 0 1 0 / 0 0 0 0 0 0  21-23  S'));

    expect(game.settled.events.map(({ kind }) => kind)).toEqual(['gather', 'end']);
    expect(makePosition(positionOf(game))).toBe('0 0 0 0 0 0 / 0 0 0 0 0 0  25-23  S+');
  });

  test('without the rule of repetition the chase may go round sixty times', () => {
    const endless: Ruleset = {
      ...rules,
      end: rules.end.filter(({ kind }) => kind !== 'repetition'),
    };
    const rounds = Array.from({ length: 60 }, () => ROUND).join(' ');

    const game = playAll(startGame(endless, given(endless, CHASE)), rounds);

    expect(game.traces).toHaveLength(720);
    expect(makePosition(positionOf(game))).toBe(CHASE);
    for (const told of game.traces)
      for (const { seeds, stores, hand } of framesOf(told))
        expect(seeds.reduce((sum, count) => sum + count, stores.south + stores.north + hand)).toBe(
          48,
        );
    expect(positionOf(game.traces.reduce((now) => undo(now), game))).toEqual(game.start);
  });
});

describe('two positions are the same', () => {
  const one = given(ayo, '2 1 0 0 0 0 / 0 0 0 1 0 0  22-22  S');

  test('only if every pit holds the same, not only if the same pits are filled', () => {
    expect(keyOf(one)).not.toBe(keyOf(given(ayo, '1 2 0 0 0 0 / 0 0 0 1 0 0  22-22  S')));
    expect(keyOf(given(ayo, '0 0 0 0 0 1 / 4 0 0 0 0 0  21-22  S'))).not.toBe(
      keyOf(given(ayo, '0 0 0 0 0 1 / 0 0 0 0 0 4  21-22  S')),
    );
  });

  test('only if the same side is to move', () => {
    expect(keyOf(one)).not.toBe(keyOf(given(ayo, '2 1 0 0 0 0 / 0 0 0 1 0 0  22-22  N')));
  });
});
