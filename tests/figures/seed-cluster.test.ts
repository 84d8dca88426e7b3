import { describe, expect, test } from 'vitest';
import type { BoardRule } from '../../src/engine/ruleset.ts';
import { SIDES } from '../../src/engine/types.ts';
import { boardPicture } from '../../src/figures/board-picture.ts';
import { CROWDED, pitCluster, storeCluster } from '../../src/figures/seed-cluster.ts';
import { seedPlaces } from '../../src/figures/seed-track.ts';

const BOARDS: readonly BoardRule[] = [
  { kind: 'two-rows', columns: 6, start: 4, stores: 'carved' },
  { kind: 'two-rows', columns: 8, start: 4, stores: 'none' },
];

describe('seeds in a pit', () => {
  test('lie in the same place every time', () => {
    expect(pitCluster(3, 9, 42)).toEqual(pitCluster(3, 9, 42));
  });

  test('keep their slots when others arrive, among the few and among the many', () => {
    for (let pit = 0; pit < 16; pit++) {
      const few = pitCluster(pit, CROWDED - 1, 42).slots;
      const many = pitCluster(pit, 48, 42).slots;
      for (let count = 0; count <= 48; count++)
        expect(pitCluster(pit, count, 42).slots).toEqual(
          (count < CROWDED ? few : many).slice(0, count),
        );
    }
  });

  test('are smaller from thirteen on', () => {
    expect(pitCluster(0, 12, 42).r).toBeGreaterThan(pitCluster(0, 13, 42).r);
  });

  test('do not cover one another while there are seven or fewer', () => {
    for (let pit = 0; pit < 16; pit++) {
      const { r, slots } = pitCluster(pit, 7, 42);
      const gaps = slots.flatMap((a, i) =>
        slots.slice(i + 1).map((b) => Math.hypot(a.x - b.x, a.y - b.y)),
      );
      // A little overlap reads as one seed resting on another.
      expect(Math.min(...gaps)).toBeGreaterThan(1.55 * r);
    }
  });
});

test('seeds in a store never move when others arrive', () => {
  const full = storeCluster(1, 48, 38, 156).slots;
  for (let count = 0; count <= 48; count++)
    expect(storeCluster(1, count, 38, 156).slots).toEqual(full.slice(0, count));
});

describe.each(BOARDS)('on a board of $columns columns, stores $stores', (board) => {
  test.each(SIDES)('no seed crosses the edge of its hollow, seen from %s', (facing) => {
    for (let count = 0; count <= 64; count++) {
      const places = seedPlaces({
        seeds: Array.from({ length: board.columns * 2 }, () => count),
        stores: { south: count, north: count },
        hand: 0,
      });

      const picture = boardPicture({ board, facing, places, marks: new Map(), handOver: null });

      const seeds = new Map(picture.seeds.map((seed) => [seed.id, seed]));
      const over = (id: number, x: number, y: number, reach: number): boolean => {
        const seed = seeds.get(id);
        return !seed || Math.hypot(seed.x - x, seed.y - y) + seed.r > reach;
      };
      for (const pit of picture.pits)
        expect(places.pits[pit.pit]?.filter((id) => over(id, pit.x, pit.y, pit.r))).toEqual([]);
      for (const store of picture.stores) {
        const radius = store.width / 2;
        const x = store.x + radius;
        const nearest = (y: number): number =>
          Math.max(store.y + radius, Math.min(store.y + store.height - radius, y));
        const spills = places.stores[store.side].filter((id) =>
          over(id, x, nearest(seeds.get(id)?.y ?? 0), radius),
        );
        expect(spills).toEqual([]);
      }
    }
  });
});
