import { describe, expect, test } from 'vitest';
import { GREATEST_HARVEST, HARVEST_FROM_START, harvestBound } from '../../src/analysis/harvest.ts';
import { dropsOf, landingOf, landingPrinted, threatsOf } from '../../src/analysis/landing.ts';
import { pitAt } from '../../src/engine/board.ts';
import { takenIn } from '../../src/engine/tally.ts';
import { ayo, ayoDestroy } from '../../src/engine/rulesets/ayo.ts';
import { playOn, startGame } from '../../src/engine/game.ts';
import { move, told } from '../support/given.ts';

describe('the landing', () => {
  test('is where the rules let the last seed fall, from every pit', () => {
    for (let place = 0; place < 12; place++)
      for (let seeds = 1; seeds <= 48; seeds++) {
        const drops = dropsOf(ayo, pitAt(ayo.board, place), seeds);
        expect([place, seeds, drops.at(-1)]).toEqual([
          place,
          seeds,
          (place + landingOf(seeds)) % 12,
        ]);
      }
  });

  test('comes round every eleven seeds, and the printed formula goes wrong from twelve on', () => {
    const wrong = Array.from({ length: 48 }, (_, at) => at + 1).filter(
      (seeds) => landingOf(seeds) !== landingPrinted(seeds),
    );
    expect(landingOf(1)).toBe(landingOf(12));
    expect(wrong).toEqual(Array.from({ length: 37 }, (_, at) => at + 12));
  });

  test('eleven seeds are one in every other pit; the twelfth is a second in the first', () => {
    const from = pitAt(ayo.board, 0);
    expect(new Set(dropsOf(ayo, from, 11)).size).toBe(11);
    expect(dropsOf(ayo, from, 12).at(-1)).toBe(1);
  });
});

describe('a threat', () => {
  const threats = threatsOf(ayo, 24);

  test('of the rightmost pit with one seed is to the pit across the corner, if it holds one or two', () => {
    expect(threats.find(({ from, seeds }) => from === 5 && seeds === 1)).toEqual({
      from: 5,
      seeds: 1,
      target: 6,
      holding: [1, 2],
    });
  });

  test('on the second round is to empty pits too', () => {
    expect(threats.find(({ from, seeds }) => from === 5 && seeds === 13)?.holding).toEqual([0, 1]);
  });

  test('is none with eleven seeds, save from the leftmost pit', () => {
    expect(threats.filter(({ seeds }) => seeds === 11).map(({ from }) => from)).toEqual([0]);
  });

  test('takes on the board exactly what it says', () => {
    for (const { from, seeds, target, holding } of threats.filter((one) => one.seeds <= 12))
      for (let there = 0; there <= 3; there++) {
        const north = Array.from({ length: 6 }, (_, at) => (at + 6 === target ? there : 9));
        if (from === 0 && seeds > 11) continue;
        const south = Array.from({ length: 6 }, (_, at) => (at === from ? seeds : 0));
        const board = [...south, ...north];
        const rest = 48 - board.reduce((sum, count) => sum + count, 0);
        if (rest < 0) continue;
        const text = `${south.join(' ')} / ${north.toReversed().join(' ')}  ${rest}-0  S`;
        expect([text, takenIn(told(ayo, text, String(from + 1))) > 0]).toEqual([
          text,
          holding.includes(there),
        ]);
      }
  });
});

describe('the greatest harvest', () => {
  test('is fifteen where a sweep takes nothing: five pits of three', () => {
    const one = told(ayo, GREATEST_HARVEST.position, GREATEST_HARVEST.play);

    expect(harvestBound(ayo)).toEqual({ pits: 5, seeds: 15 });
    expect(takenIn(one)).toBe(15);
  });

  test('can be come by in a game from the start', () => {
    const game = HARVEST_FROM_START.split(' ').reduce((now, text) => {
      const played = playOn(now, move(ayo, text));
      return played.ok ? played.game : now;
    }, startGame(ayo));
    const last = game.traces.at(-1);

    expect(game.traces).toHaveLength(21);
    expect(last === undefined ? 0 : takenIn(last)).toBe(15);
  });

  test('is eighteen where a sweep is taken', () => {
    expect(harvestBound(ayoDestroy).seeds).toBe(18);
    expect(takenIn(told(ayoDestroy, '0 0 0 0 0 6 / 2 2 2 2 2 2  15-15  S', '6'))).toBe(18);
  });
});
