import { describe, expect, test } from 'vitest';
import { perft } from '../../src/analysis/perft.ts';
import { randomPlayer } from '../../src/analysis/player.ts';
import { surveyOf } from '../../src/analysis/survey.ts';
import {
  captureRows,
  capturesBy,
  choiceRows,
  choicesBy,
  firstMoves,
  gamesBy,
  lengthRows,
  lengthsBy,
  linesOfPlay,
  PLAYED,
  treeRows,
} from '../../src/edition/played-games.ts';
import { startOf } from '../../src/engine/position.ts';
import { ayo } from '../../src/engine/rulesets/ayo.ts';
import { CAPTURES, captureBars, dipIn, greatestShare } from '../../src/figures/capture-bars.ts';
import { CHOICES, choiceLine, choiceScales } from '../../src/figures/choice-lines.ts';
import { LENGTHS, lengthScales, lengthShares } from '../../src/figures/length-bars.ts';
import { branches, growth, GROWTH, TREE } from '../../src/figures/move-tree.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

describe('the tree of moves', () => {
  const { lines } = linesOfPlay();

  test('has as many lines as are counted now', () => {
    for (const { moves, lines: count } of lines.slice(0, 6))
      expect([moves, count]).toEqual([moves, perft(ayo, startOf(ayo), moves)]);
    expect(lines.map(({ moves }) => moves)).toEqual(lines.map((_, less) => less + 1));
  });

  test('draws a branch for every line of one and two moves', () => {
    const drawn = branches(firstMoves());

    expect(drawn.filter(({ depth }) => depth === 1)).toHaveLength(lines[0]?.lines ?? 0);
    expect(drawn.filter(({ depth }) => depth === 2)).toHaveLength(lines[1]?.lines ?? 0);
    for (const { x } of drawn) {
      expect(x).toBeGreaterThanOrEqual(3);
      expect(x).toBeLessThanOrEqual(TREE.width - 3);
    }
  });

  test('sets its dots on a scale where ten times as many is always as far', () => {
    const { powers, dots } = growth(lines);
    const [one, ten, hundred] = powers.map(({ x }) => x);

    expect((hundred ?? 0) - (ten ?? 0)).toBeCloseTo((ten ?? 0) - (one ?? 0), 0);
    expect(dots.at(-1)?.x).toBe(GROWTH.width - GROWTH.right);
  });
});

describe('how long games are', () => {
  test('is told of random games as they come out when they are played again', () => {
    const kept = gamesBy('random');
    const again = surveyOf(ayo, randomPlayer, 10, kept.seed);

    expect(again.lengths).toEqual(kept.first.slice(0, 10));
  });

  test.each(PLAYED)('has half of the games of %s players on each side of the line', (player) => {
    const { games, counted, median } = lengthsBy(player);
    const upTo = sum(counted.filter(({ moves }) => moves <= median).map(({ times }) => times));
    const below = sum(counted.filter(({ moves }) => moves < median).map(({ times }) => times));

    expect(upTo * 2).toBeGreaterThanOrEqual(games);
    expect(below * 2).toBeLessThan(games);
  });

  test.each(PLAYED)('is drawn whole for %s players: the bars add up to all games', (player) => {
    const bars = lengthShares(lengthsBy(player).counted, 300);
    const { y } = lengthScales([bars]);

    expect(sum(bars.map(({ share }) => share))).toBeCloseTo(1, 9);
    expect(Math.min(...bars.map(({ share }) => y(share)))).toBe(LENGTHS.top);
  });
});

describe('the choices of a player', () => {
  test('at the start are all six pits, and in between what the survey counted', () => {
    for (const player of PLAYED) {
      const { mean, over } = choicesBy(player);
      const kept = gamesBy(player);
      const moves = sum(kept.lengths.map(([length = 0, times = 0]) => length * times));

      expect(sum(kept.choices.map(([, times = 0]) => times))).toBe(moves);
      expect(over).toBeCloseTo(sum(kept.choices.map(([, , legal = 0]) => legal)) / moves, 9);
      for (const { choices } of mean) {
        expect(choices).toBeGreaterThanOrEqual(1);
        expect(choices).toBeLessThanOrEqual(6);
      }
    }
  });

  test('are drawn from a full board on the left to an empty one on the right', () => {
    const scales = choiceScales(48, 6);

    expect(scales.x(48)).toBe(CHOICES.left);
    expect(scales.x(0)).toBe(CHOICES.width - CHOICES.right);
    expect(choiceLine([{ seeds: 48, choices: 6 }], scales)).toBe(
      `M${CHOICES.left},${CHOICES.top}Z`,
    );
  });
});

describe('the moves that take', () => {
  const { byPit, bySeeds } = capturesBy('random');

  test('are more the nearer the pit is to the other row', () => {
    const shares = byPit.map(({ share }) => share);
    expect(shares).toEqual(shares.toSorted((one, two) => one - two));
    expect(shares).toHaveLength(6);
  });

  test('are fewest with eleven seeds, after which the second round begins', () => {
    expect(dipIn(bySeeds)).toBe(11);
  });

  test('are the shares of the survey', () => {
    const [times = 0, took = 0] = gamesBy('random').bySeeds[10] ?? [];
    expect(bySeeds[10]).toEqual({ at: 11, times, took, share: took / times });
  });

  test('are drawn on one scale, the greatest share to the top', () => {
    const greatest = greatestShare(byPit, bySeeds);
    const heights = captureBars(bySeeds, greatest, 200).bars.map(({ y }) => y);
    expect(Math.min(...heights)).toBe(CAPTURES.top);
  });
});

test('the data of the charts hold every game and every move', async () => {
  const games = sum(PLAYED.map((player) => gamesBy(player).games));
  const moves = sum(
    PLAYED.flatMap((player) => lengthsBy(player).counted.map((one) => one.moves * one.times)),
  );
  const captures = (await captureRows()).filter(({ by }) => by === 'pit');

  expect(sum((await lengthRows()).map((row) => Number(row['games'])))).toBe(games);
  expect(sum((await choiceRows()).map((row) => Number(row['positions'])))).toBe(moves);
  expect(sum(captures.map((row) => Number(row['times'])))).toBe(moves);
  expect(await treeRows()).toHaveLength(linesOfPlay().lines.length);
});
