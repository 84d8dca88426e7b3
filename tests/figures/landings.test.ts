import { describe, expect, test } from 'vitest';
import {
  countWithoutThreat,
  firstApart,
  landingRows,
  landings,
  OWN,
  threatRows,
  threats,
} from '../../src/edition/landings.ts';
import { ayo } from '../../src/engine/rulesets/ayo.ts';
import { takenIn } from '../../src/engine/tally.ts';
import { onDial, onPlot, sawTeeth } from '../../src/figures/landing-clock.ts';
import { pitPlace, THREAT_BOARD, threatRounds, wayFrom } from '../../src/figures/threat-board.ts';
import { eventsOf, told } from '../support/given.ts';

const board = (south: readonly number[], north: readonly number[]): string => {
  const left = 48 - [...south, ...north].reduce((sum, count) => sum + count, 0);
  return `${south.join(' ')} / ${north.toReversed().join(' ')}  ${left}-0  S`;
};

describe('the landing clock', () => {
  test('puts the seeds where a move puts them', () => {
    for (const { seeds, fallen, played } of landings().filter((one) => one.seeds <= 23)) {
      // North has seeds of its own, so that nothing must be fed.
      const drops = eventsOf(
        told(ayo, board([seeds, 0, 0, 0, 0, 0], [0, 0, 0, 0, 9, 9]), '1'),
        'drop',
      ).map(({ pit }) => Number(pit));

      expect(drops.at(-1)).toBe(played);
      expect(fallen).toEqual(
        Array.from({ length: 12 }, (_, pit) => drops.filter((one) => one === pit).length),
      );
    }
  });

  test('comes round every eleven seeds, and agrees with the printed formula below twelve only', () => {
    const all = landings();

    expect(all).toHaveLength(48);
    for (const { seeds, played, printed } of all) {
      expect(played).toBe(all[(seeds - 1) % 11]?.played);
      expect(played === printed).toBe(seeds < 12);
    }
    expect(firstApart()).toBe(12);
  });

  test('turns as the hand does: the first pit on is to the left of the top', () => {
    expect(onDial(0, 12)).toEqual({ x: 0, y: -118 });
    expect(onDial(1, 12).x).toBeLessThan(0);
    expect(onDial(11, 12).x).toBeGreaterThan(0);
  });

  test('draws a tooth for each round of the landing', () => {
    const teeth = (kind: 'played' | 'printed') =>
      sawTeeth(
        landings().map((one) => one[kind]),
        12,
      ).match(/M/g)?.length;

    expect(teeth('played')).toBe(Math.ceil(48 / 11));
    expect(teeth('printed')).toBe(1 + 48 / 12);
    expect(onPlot(1, 11, 48, 12).y).toBeLessThan(onPlot(1, 0, 48, 12).y);
  });

  test('gives its rows away with the formula beside the count', async () => {
    for (const row of await landingRows())
      expect(row['steps_by_formula']).toBe(row['steps_as_played']);
  });
});

describe('the picture of threats', () => {
  const all = threats();

  test('names every count with which a move takes from a lone pit, and no other', () => {
    for (const from of OWN)
      for (let seeds = 1; seeds <= 22; seeds++)
        for (let there = 0; there <= 2; there++)
          for (let target = 7; target <= 12; target++) {
            const south = OWN.map((pit) => (pit === from ? seeds : 0));
            // Other pits of North are too full to be taken, whatever is brought to them.
            const north = Array.from({ length: 6 }, (_, at) => (at + 7 === target ? there : 4));
            const taken = takenIn(told(ayo, board(south, north), String(from)));
            const named = all.some(
              (one) =>
                one.from + 1 === from &&
                one.seeds === seeds &&
                one.target + 1 === target &&
                one.holding.includes(there),
            );
            expect([from, seeds, target, there, taken > 0]).toEqual([
              from,
              seeds,
              target,
              there,
              named,
            ]);
          }
  });

  test('has three rounds for each pit, eleven apart, each count over the pit it reaches', () => {
    for (const from of OWN) {
      const rounds = threatRounds(all, from - 1);

      expect(rounds.map(({ holding }) => holding)).toEqual([[1, 2], [0, 1], [0]]);
      for (const [round, { counts }] of rounds.entries())
        expect(counts).toEqual(
          Array.from({ length: 6 }, (_, north) => ({
            seeds: 7 + north - from + 11 * round,
            x: pitPlace(6 + north).x,
          })),
        );
    }
  });

  test('keeps every pit inside, and draws the way of the hand from the pit', () => {
    for (let pit = 0; pit < 12; pit++) {
      const { x, y } = pitPlace(pit);
      expect(x - THREAT_BOARD.pit).toBeGreaterThanOrEqual(0);
      expect(x + THREAT_BOARD.pit).toBeLessThanOrEqual(THREAT_BOARD.width);
      expect(y + THREAT_BOARD.pit).toBeLessThanOrEqual(THREAT_BOARD.height);
    }
    expect(wayFrom(2)).toContain(`M${pitPlace(2).x + 22}`);
  });

  test('says that eleven seeds threaten nothing but from the leftmost pit', () => {
    expect(countWithoutThreat()).toEqual({ seeds: 11, but: [1] });
  });

  test('gives away as many rows as there are threats', async () => {
    expect(await threatRows()).toHaveLength(all.length);
  });
});
