import { readFile, readdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { describe, expect, test } from 'vitest';
import { LETTERS } from '../../src/fonts/letters.ts';
import { readNames } from '../../src/fonts/name-table.ts';

const FOLDER = new URL('../../src/fonts/', import.meta.url);
const FACES = ['regular', 'italic', 'bold'] as const;

// The converter belongs to `subset-font`; only this test reads a woff2 back.
const require = createRequire(createRequire(import.meta.url).resolve('subset-font'));
const converter = require('fontverter') as {
  convert: (font: Buffer, to: 'truetype') => Promise<Buffer>;
};

const face = (name: string): Promise<Buffer> => readFile(new URL(`ayo-text-${name}.woff2`, FOLDER));
const opened = async (name: string): Promise<Buffer> =>
  converter.convert(await face(name), 'truetype');

/** The code points a font has glyphs for, from its character map (format 4). */
function carried(font: Buffer): ReadonlySet<number> {
  const table = (tag: string): number => {
    for (let at = 12; ; at += 16)
      if (font.toString('latin1', at, at + 4) === tag) return font.readUInt32BE(at + 8);
  };
  const cmap = table('cmap');
  const start = cmap + font.readUInt32BE(cmap + 8);
  if (font.readUInt16BE(start) !== 4)
    throw new Error('The first character map is not of format 4.');
  const segments = font.readUInt16BE(start + 6) / 2;
  const points = Array.from({ length: segments }, (_, segment) => {
    const last = font.readUInt16BE(start + 14 + segment * 2);
    const first = font.readUInt16BE(start + 16 + segments * 2 + segment * 2);
    return Array.from({ length: last - first + 1 }, (__, place) => first + place);
  });
  return new Set(points.flat());
}

describe.each(FACES)('the %s face', (name) => {
  test('bears no reserved name', async () => {
    const names = readNames(await opened(name));

    for (const id of [1, 2, 3, 4, 6, 16, 17, 21, 25])
      expect(names.get(id) ?? '').not.toMatch(/gentium|\bsil\b/i);
    expect(names.get(1)).toBe('Ayo Text');
  });

  test('says whose it was and under which licence it is given', async () => {
    const names = readNames(await opened(name));

    expect(names.get(0)).toMatch(/^Copyright/);
    expect(names.get(13)).toMatch(/SIL Open Font License, Version 1\.1/);
  });

  test('carries every letter and mark of Yorùbá and its neighbours', async () => {
    const points = carried(await opened(name));
    const needed = 'ẹẸọỌṣṢàáèéìíòóùúńǹḿmnịụṅƆɔƐɛŋŊ’“”–—…\u0300\u0301\u0304\u0323\u030C';

    expect([...needed].filter((letter) => !points.has(letter.codePointAt(0) ?? 0))).toEqual([]);
  });

  test('keeps the tables that place marks', async () => {
    const font = await opened(name);
    const head = font.toString('latin1', 0, 12 + 16 * font.readUInt16BE(4));
    const layout = font.toString('latin1');

    for (const table of ['GPOS', 'GSUB', 'GDEF']) expect(head).toContain(table);
    for (const feature of ['mark', 'mkmk', 'ccmp', 'kern']) expect(layout).toContain(feature);
  });
});

test('three faces weigh no more than 110 KB', async () => {
  const sizes = await Promise.all(FACES.map(async (name) => (await face(name)).length));

  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(110 * 1024);
});

test('the licence lies beside the fonts', async () => {
  expect(await readdir(FOLDER)).toContain('OFL.txt');
});

test('the list of letters names each once', () => {
  expect(new Set(LETTERS).size).toBe([...LETTERS].length);
});
