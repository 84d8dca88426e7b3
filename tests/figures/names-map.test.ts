import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type MapPicture, MAP_WIDTH, mapPicture, overlap } from '../../src/figures/names-map.ts';
import { markOf } from '../../src/figures/source-mark.ts';
import type { AtlasMap, NameRow, Spot } from '../../src/edition/shapes/names.ts';

const content = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../content/${name}`, import.meta.url), 'utf8'));
const atlas = content('atlas.json') as readonly AtlasMap[];
const spots = content('name-spots.json') as readonly Spot[];
const names = content('names.json') as readonly NameRow[];

const pictureOf = (map: AtlasMap, locale: 'en' | 'yo'): MapPicture =>
  mapPicture(
    map,
    spots
      .filter((spot) => spot.map === map.id)
      .map((spot) => ({
        ...spot,
        short: spot.short[locale],
        lines: names
          .filter((row) => row.spots.includes(spot.id))
          .map((row) => ({
            mark: markOf(row.source),
            names: row.names,
            clashes: row.clash?.at.includes(spot.id) ?? false,
          })),
      })),
  );
const drawn = atlas.flatMap((map) =>
  (['en', 'yo'] as const).map((locale) => ({
    id: map.id,
    locale,
    picture: pictureOf(map, locale),
  })),
);

describe.each(drawn)('The map $id in $locale', ({ picture }) => {
  test('no label lies on another', () => {
    const crossing = picture.spots.flatMap((one, place) =>
      picture.spots
        .slice(place + 1)
        .filter((other) => overlap(one.box, other.box))
        .map((other) => `${one.id} × ${other.id}`),
    );
    expect(crossing).toEqual([]);
  });

  test('no label covers the spot of another', () => {
    const covered = picture.spots.flatMap(({ id, box }) =>
      picture.spots
        .filter((other) => overlap(box, { x: other.x - 3, y: other.y - 3, w: 6, h: 6 }))
        .filter((other) => other.id !== id)
        .map((other) => `${id} covers ${other.id}`),
    );
    expect(covered).toEqual([]);
  });

  test('every label and every spot lies within the picture', () => {
    const outside = picture.spots.filter(
      ({ x, y, box }) =>
        Math.min(x, box.x) < 0 ||
        Math.min(y, box.y) < 0 ||
        Math.max(x, box.x + box.w) > MAP_WIDTH ||
        Math.max(y, box.y + box.h) > picture.height,
    );
    expect(outside.map(({ id }) => id)).toEqual([]);
  });

  test('its lines weigh little', () => {
    expect(picture.land.length + picture.borders.length).toBeLessThan(14_000);
  });
});

test('every name has a spot, and every spot a name', () => {
  expect(new Set(names.flatMap((row) => row.spots))).toEqual(new Set(spots.map(({ id }) => id)));
});

test('a contradiction is marked where its name is drawn, and never in one source alone', () => {
  const clashes = names.flatMap((row) =>
    (row.clash?.at ?? []).map((spot) => ({ row, spot, over: row.clash?.over })),
  );
  expect(clashes.length).toBeGreaterThan(0);
  for (const { row, spot, over } of clashes) {
    expect(row.spots, row.id).toContain(spot);
    const against = clashes.filter((one) => one.spot === spot && one.over === over);
    expect(new Set(against.map((one) => one.row.source)).size, row.id).toBeGreaterThan(1);
  }
});

test('a spot far west lies left of one far east, and north is up', () => {
  const at = (id: string) => drawn[0]?.picture.spots.find((spot) => spot.id === id);
  expect(at('praia')?.x).toBeLessThan(at('igbo')?.x ?? 0);
  expect(at('jos')?.y).toBeLessThan(at('igbo')?.y ?? 0);
});
