import { describe, expect, test } from 'vitest';
import { atlasFile, cutAtlas } from '../../src/build/atlas.ts';
import { cutLine, cutRing, type Point } from '../../src/build/cut-to-box.ts';
import { simplified } from '../../src/build/simplify.ts';
import { read } from './files.ts';

describe('The atlas', () => {
  test('is what the package gives, cut by our own tool', () => {
    expect(read('content/atlas.json')).toBe(atlasFile());
  });

  test('has Kumasi on land and the Bight of Benin in the sea', () => {
    const land = cutAtlas()[0]?.land ?? [];
    /** Counts the crossings of a ray to the east. */
    const inside = (lon: number, lat: number): boolean =>
      land.reduce((within, ring) => {
        const crossings = ring.slice(1).filter(([x, y], place) => {
          const [px, py] = ring[place] ?? [x, y];
          return y > lat !== py > lat && lon < px + ((lat - py) / (y - py)) * (x - px);
        });
        return crossings.length % 2 === 1 ? !within : within;
      }, false);
    expect(inside(-1.62, 6.69)).toBe(true);
    expect(inside(3, 4)).toBe(false);
  });
});

describe('Cutting to a box', () => {
  const square: Point[] = [
    [0, 0],
    [4, 0],
    [4, 4],
    [0, 4],
    [0, 0],
  ];

  test('keeps the corner of a ring and closes it', () => {
    expect(new Set(cutRing(square, [2, 2, 9, 9]).map(String))).toEqual(
      new Set(['2,2', '4,2', '4,4', '2,4']),
    );
    expect(cutRing(square, [5, 5, 9, 9])).toEqual([]);
  });

  test('parts a line where it leaves', () => {
    const line: Point[] = [
      [0, 0],
      [1, 0],
      [9, 0],
      [2, 0],
      [1, 1],
    ];
    expect(cutLine(line, [0, 0, 3, 3])).toEqual([line.slice(0, 2), line.slice(3)]);
  });
});

test('simplifying leaves out what lies near the line and keeps the ends', () => {
  const line: Point[] = [
    [0, 0],
    [1, 0.51],
    [2, 1],
    [3, 0],
  ];
  expect(simplified(line, 0.1)).toEqual([line[0], line[2], line[3]]);
});
