/** Positions and games at random, for laws that hold for all of them. */
import * as fc from 'fast-check';
import { pitCount, seedTotal } from '../../src/engine/board.ts';
import { type Game, playOn, positionOf, startGame } from '../../src/engine/game.ts';
import { legalMoves } from '../../src/engine/legal.ts';
import { play, settle } from '../../src/engine/play.ts';
import { startOf } from '../../src/engine/position.ts';
import type { Ruleset } from '../../src/engine/ruleset.ts';
import { SIDES, type Position } from '../../src/engine/types.ts';

/**
 * Positions with all seeds of the ruleset, in any arrangement. Between none and all of them lie in
 * the pits, and few pits are filled as often as many, so that bare rows and sweeps are not rare.
 * Where rows are rearranged first, positions in which that is still to be done are among them.
 */
export function anyPosition(rules: Ruleset): fc.Arbitrary<Position> {
  if (rules.opening.kind === 'none') return anyInPlay(rules);
  const start = startOf(rules);
  const half = play(rules, start, { kind: 'arrange' });
  return fc.oneof(
    { weight: 20, arbitrary: anyInPlay(rules) },
    { weight: 1, arbitrary: fc.constantFrom(start, half) },
  );
}

function anyInPlay(rules: Ruleset): fc.Arbitrary<Position> {
  const pits = pitCount(rules.board);
  const total = seedTotal(rules.board);
  return fc
    .record({
      onBoard: fc.integer({ min: 0, max: total }),
      open: fc.array(fc.nat(pits - 1), { minLength: 1, maxLength: pits }),
      places: fc.array(fc.nat(), { minLength: total, maxLength: total }),
      toMove: fc.constantFrom(...SIDES),
    })
    .map(({ onBoard, open, places, toMove }): Position => {
      const seeds = Array.from({ length: pits }, () => 0);
      for (const place of places.slice(0, onBoard)) {
        const pit = open[place % open.length] as number;
        seeds[pit] = (seeds[pit] as number) + 1;
      }
      const south = places.slice(onBoard).filter((place) => place % 2 === 0).length;
      const north = total - onBoard - south;
      return { seeds, stores: { south, north }, toMove, stage: { kind: 'play' } };
    });
}

/** Positions of any kind that are looked at and, if they are at an end, ended. */
export const anySettled = (rules: Ruleset): fc.Arbitrary<Position> =>
  anyPosition(rules).map((position) => settle(rules, position).position);

/** Games from the start or from any position, of any legal moves. */
export const anyGame = (rules: Ruleset): fc.Arbitrary<Game> =>
  fc
    .record({
      start: fc.option(anyPosition(rules), { nil: undefined }),
      choices: fc.array(fc.nat(), { maxLength: 80 }),
    })
    .map(({ start, choices }) => {
      let game = start === undefined ? startGame(rules) : startGame(rules, start);
      for (const choice of choices) {
        const moves = legalMoves(rules, positionOf(game));
        const move = moves[choice % Math.max(moves.length, 1)];
        if (move === undefined) break;
        const played = playOn(game, move);
        if (!played.ok) throw new Error(`A legal move was refused: ${played.refusal.kind}.`);
        ({ game } = played);
      }
      return game;
    });
