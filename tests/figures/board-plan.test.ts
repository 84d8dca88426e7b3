import { describe, expect, test } from 'vitest';
import type { BoardRule } from '../../src/engine/ruleset.ts';
import { boardPicture, type Mark } from '../../src/figures/board-picture.ts';
import { boardPlan } from '../../src/figures/board-plan.ts';
import { MARK_SHAPES } from '../../src/figures/mark-shapes.ts';
import { seedPlaces, trackSeeds } from '../../src/figures/seed-track.ts';
import type { Pit } from '../../src/engine/types.ts';

const board = (columns: number, stores: BoardRule['stores'] = 'carved'): BoardRule => ({
  kind: 'two-rows',
  columns,
  start: 4,
  stores,
});

describe('the plan of a board', () => {
  test('leaves 44 px to each pit of a six-column board on a screen of 320 px', () => {
    const plan = boardPlan(board(6), 'south');
    const pixel = 320 / plan.width;

    for (const { cell } of plan.pits) {
      expect(cell.width * pixel).toBeGreaterThanOrEqual(44);
      expect(cell.height * pixel).toBeGreaterThanOrEqual(44);
    }
  });

  test.each([6, 8])(
    'of %i columns puts each player’s row and store at that player’s hand',
    (columns) => {
      const south = boardPlan(board(columns), 'south');
      const north = boardPlan(board(columns), 'north');
      const middle = { x: south.width / 2, y: south.height / 2 };

      expect(south.pits.slice(0, columns).every((pit) => pit.y > middle.y)).toBe(true);
      expect(south.pits.slice(columns).every((pit) => pit.y < middle.y)).toBe(true);
      expect(south.stores?.south.x).toBeGreaterThan(middle.x);
      expect(south.stores?.north.x).toBeLessThan(middle.x);
      expect(north.pits.slice(columns).every((pit) => pit.y > middle.y)).toBe(true);
      expect(north.stores?.north.x).toBeGreaterThan(middle.x);
    },
  );

  test('sets the ring counter-clockwise: the last pit faces the first', () => {
    const { pits } = boardPlan(board(6), 'south');

    expect(pits.map((pit) => pit.x)).toEqual([
      112, 212, 312, 412, 512, 612, 612, 512, 412, 312, 212, 112,
    ]);
  });

  test('turned twice is the plan itself', () => {
    const south = boardPlan(board(6), 'south');
    const north = boardPlan(board(6), 'north');

    for (const [place, pit] of south.pits.entries()) {
      expect(south.width - (north.pits[place]?.x ?? 0)).toBe(pit.x);
      expect(south.height - (north.pits[place]?.y ?? 0)).toBe(pit.y);
    }
  });

  test('without stores still has a place for captives, beside the wood', () => {
    const plan = boardPlan(board(6, 'none'), 'south');

    expect(plan.stores).toBeNull();
    expect(plan.captives.south.x).toBeGreaterThanOrEqual(plan.block.x + plan.block.width);
  });
});

describe('the picture of a moment', () => {
  const picture = (hand: number, over: number | null) =>
    boardPicture({
      board: board(6),
      facing: 'south',
      places: seedPlaces({
        seeds: [4, 4, 0, 4, 4, 4, 4, 4, 4, 4, 4, 4],
        stores: { south: 0, north: 0 },
        hand,
      }),
      marks: new Map([[2 as Pit, ['origin'] as const]]),
      handOver: over as Pit | null,
    });

  test('counts what lies in each pit and numbers pits from 1', () => {
    const { pits } = picture(4, 2);

    expect(pits.map((pit) => pit.count)).toEqual([4, 4, 0, 4, 4, 4, 4, 4, 4, 4, 4, 4]);
    expect(pits.map((pit) => pit.label).join(' ')).toBe('1 2 3 4 5 6 7 8 9 10 11 12');
    expect(pits[2]?.marks).toEqual(['origin']);
  });

  test('holds the hand inside the board, wherever it is', () => {
    for (const over of [null, ...Array.from({ length: 12 }, (_, place) => place)]) {
      const { seeds, width, height, hand } = picture(26, over);

      expect(hand?.count).toBe(26);
      for (const { x, y, r } of seeds) {
        expect(Math.min(x - r, y - r)).toBeGreaterThanOrEqual(0);
        expect(x + r).toBeLessThanOrEqual(width);
        expect(y + r).toBeLessThanOrEqual(height);
      }
    }
  });

  test('shows no hand when it is empty', () => {
    expect(picture(0, 2).hand).toBeNull();
  });

  test('keeps the seeds in the order of their numbers and each in its colour', () => {
    const start = {
      seeds: [2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
      stores: { south: 0, north: 0 },
      hand: 0,
    };
    const moments = trackSeeds(start, [
      { kind: 'lift', pit: 0 as Pit, count: 2, left: 0, cause: 'move' },
      { kind: 'drop', pit: 1 as Pit },
    ]);

    const seen = moments.map((places) =>
      boardPicture({ board: board(6), facing: 'north', places, marks: new Map(), handOver: null })
        .seeds.map(({ id, tint }) => `${id}:${tint}`)
        .join(),
    );

    expect(new Set(seen).size).toBe(1);
  });

  test('gives every mark a shape of its own', () => {
    const shapes = Object.entries(MARK_SHAPES) as [Mark, (typeof MARK_SHAPES)[Mark]][];
    // Captured and origin are one ring, solid and dotted.
    const told = shapes.map(
      ([mark, shape]) => (mark === 'origin' ? 'dotted' : '') + shape.d + (shape.solid ?? ''),
    );

    expect(new Set(told).size).toBe(shapes.length);
  });
});
