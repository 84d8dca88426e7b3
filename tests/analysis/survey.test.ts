import { describe, expect, test, vi } from 'vitest';
import { lookingAhead, randomPlayer } from '../../src/analysis/player.ts';
import { surveyOf } from '../../src/analysis/survey.ts';
import { PLAYERS, SURVEY, endingsTo, gamesOf, treeTo } from '../../src/edition/survey.ts';
import { legalMoves } from '../../src/engine/legal.ts';
import { play, trace } from '../../src/engine/play.ts';
import { ayo } from '../../src/engine/rulesets/ayo.ts';
import { takenIn } from '../../src/engine/tally.ts';
import { given } from '../support/given.ts';

vi.setConfig({ testTimeout: 60_000 });

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

describe('the kept survey', () => {
  test.each(PLAYERS)('of $name players gives the same games when they are played again', (kind) => {
    const kept = SURVEY.games.find(({ player }) => player === kind.name);
    const again = gamesOf(kind.name, kind.player, kind.name === 'random' ? 20 : 3);

    expect(kept?.games).toBe(kind.games);
    expect(again.first).toEqual(kept?.first.slice(0, again.games));
  });

  test.each(SURVEY.games)(
    'of $player players adds up',
    ({ games, lengths, won, ends, byPit, bySeeds }) => {
      const moves = sum(lengths.map(([length = 0, times = 0]) => length * times));

      expect(sum(lengths.map(([, times = 0]) => times))).toBe(games);
      expect(won.south + won.north + won.level).toBe(games);
      expect(sum(Object.values(ends))).toBe(games);
      expect(sum(byPit.map(([times = 0]) => times))).toBe(moves);
      expect(sum(bySeeds.map(([times = 0]) => times))).toBe(moves);
      expect(sum(byPit.map(([, took = 0]) => took))).toBe(sum(bySeeds.map(([, took = 0]) => took)));
    },
  );

  test('of the first moves is what is counted now', () => {
    expect(treeTo(5)).toEqual(SURVEY.tree.slice(0, 5));
    expect(SURVEY.tree).toHaveLength(10);
  });

  test('of the endings is what is solved now', () => {
    const kept = SURVEY.endings.filter(({ seeds }) => seeds <= 6);

    expect(endingsTo(6)).toEqual(kept);
    expect(SURVEY.endings).toHaveLength(4 * 13);
  });
});

test('a capture is counted in the last move of a game too', () => {
  let took = 0;
  let last = 0;
  const survey = surveyOf(
    ayo,
    (rules, position, draw) => {
      const move = randomPlayer(rules, position, draw);
      if (move === null) return move;
      const told = trace(rules, position, move);
      if (takenIn(told) === 0) return move;
      took++;
      if (told.after.stage.kind === 'over' && told.after.stage.outcome.cause === 'no-move') last++;
      return move;
    },
    200,
    11,
  );

  expect(last).toBeGreaterThan(0);
  expect(sum(survey.byPit.map((pit) => pit.took))).toBe(took);
});

describe('a player', () => {
  const draw = () => 0.5;

  test('who looks a move ahead takes the most', () => {
    const board = given(ayo, '0 0 0 0 3 4 / 0 5 2 1 2 0  14-17  S');
    expect(lookingAhead(1)(ayo, board, draw)).toMatchObject({ from: 5 });
  });

  test('who looks further sees what the answer takes', () => {
    const board = given(ayo, '1 0 0 0 4 4 / 6 0 0 0 1 2  15-15  S');
    const worst = (from: number): number => {
      const move = legalMoves(ayo, board).find((one) => one.kind === 'sow' && one.from === from);
      if (move === undefined) return 99;
      const after = play(ayo, board, move);
      const answers = legalMoves(ayo, after).map((answer) => play(ayo, after, answer).stores.north);
      return Math.max(...answers) - after.stores.south;
    };
    const chosen = lookingAhead(2)(ayo, board, draw);
    const from = chosen?.kind === 'sow' ? chosen.from : -1;

    expect(worst(from)).toBe(Math.min(...[0, 4, 5].map(worst)));
  });

  test('who plays by lot plays the same game from the same seed', () => {
    const one = surveyOf(ayo, randomPlayer, 3, 7);
    expect(surveyOf(ayo, randomPlayer, 3, 7)).toEqual(one);
    expect(surveyOf(ayo, randomPlayer, 3, 8).lengths).not.toEqual(one.lengths);
  });
});
