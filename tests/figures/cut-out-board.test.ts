import { describe, expect, it } from 'vitest';
import { RULESETS } from '../../src/engine/rulesets/all.ts';
import { seedTotal } from '../../src/engine/board.ts';
import { BAR, COMMON, cutOutBoard, seedTokens } from '../../src/figures/cut-out-board.ts';
import { modulePath } from '../../src/figures/module-path.ts';

describe('a board to cut out', () => {
  for (const { id, board } of RULESETS)
    it(`fits A4 and Letter lying on their side, with pits of 30 mm (${id})`, () => {
      const { width, height, pits, stores, arrow } = cutOutBoard(board);
      expect(width).toBeLessThanOrEqual(COMMON.long);
      expect(height).toBeLessThan(COMMON.short - 60);
      expect(pits).toHaveLength(board.columns * 2);
      for (const { x, y, r } of pits) {
        expect(2 * r).toBeGreaterThanOrEqual(30);
        const first = stores ? stores.north.x + stores.north.width : 0;
        const last = stores ? stores.south.x : width;
        expect(x - r).toBeGreaterThan(first);
        expect(x + r).toBeLessThan(last);
        expect(Math.min(y - r, height - y - r)).toBeGreaterThan(0);
        for (const pit of pits.filter((other) => other.x !== x || other.y !== y))
          expect(Math.hypot(pit.x - x, pit.y - y)).toBeGreaterThan(r + pit.r);
      }
      // No other line is as long as the bar, so that the bar is found again on paper.
      expect(Math.abs(arrow.to - arrow.from - BAR)).toBeGreaterThan(5);
      expect(stores === null).toBe(board.stores === 'none');
    });

  it('has seeds enough for every rule book, none upon another, on paper that stands', () => {
    const { circles, r, width, height } = seedTokens;
    for (const { board } of RULESETS) expect(circles.length).toBeGreaterThan(seedTotal(board));
    expect(width).toBeLessThanOrEqual(COMMON.short);
    expect(height).toBeLessThan(COMMON.long);
    circles.forEach((one, place) => {
      for (const two of circles.slice(place + 1))
        expect(Math.hypot(one.x - two.x, one.y - two.y)).toBeGreaterThan(2 * r);
    });
  });
});

describe('a code for a camera', () => {
  it('is one bar for each run of dark squares', () => {
    expect(
      modulePath([
        [true, true, false, true],
        [false, false, false, false],
        [false, true, true, true],
      ]),
    ).toBe('M0 0h2v1h-2zM3 0h1v1h-1zM1 2h3v1h-3z');
  });
});
