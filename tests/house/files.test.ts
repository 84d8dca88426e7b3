import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT, filePaths, isText, read, sourcePaths } from './files.ts';

const text = filePaths.filter((path) => isText(path) && path !== 'package-lock.json');

/** Tests whose business is text that is not composed, or the wrong mark. */
const MAY_BE_WRONG = new Set<string>([]);

describe('every file', () => {
  test('is written in composed letters (NFC)', () => {
    const wrong = text.filter(
      (path) => !MAY_BE_WRONG.has(path) && read(path) !== read(path).normalize('NFC'),
    );
    expect(wrong).toEqual([]);
  });

  test('uses the dot below, never the line below that resembles it', () => {
    const wrong = text.filter((path) => !MAY_BE_WRONG.has(path) && read(path).includes('\u0329'));
    expect(wrong).toEqual([]);
  });

  test('puts no mark on a space', () => {
    expect(text.filter((path) => /\s[\u0300-\u036f]/.test(read(path)))).toEqual([]);
  });

  test('has a name in plain letters, so that every system can hold it', () => {
    expect(filePaths.filter((path) => !/^[\w@.[\]/-]+$/.test(path))).toEqual([]);
  });

  test('needs nothing from outside the project', () => {
    const made = /^[./]*\/(?:dist|assets|test-results|\.build|\.astro|node_modules)$/;
    const quotesOthers = ['tests/house/files.test.ts', 'tests/house/floors.test.ts'];
    const lost = text
      .filter((path) => !quotesOthers.includes(path) && !path.startsWith('content/'))
      .flatMap((path) => {
        const climbs = read(path).match(/(?:\.\.\/)+[\w@.-]+/g) ?? [];
        const rooted = read(path).match(/(?<=[\s'"`(])\/(?:home|root|Users|work|tmp)\/\S*/g) ?? [];
        const broken = climbs.filter(
          (climb) => !made.test(climb) && !existsSync(join(ROOT, dirname(path), climb)),
        );
        return [...broken, ...rooted].map((address) => `${path}: ${address}`);
      });
    expect(lost).toEqual([]);
  });

  test('is free of leftovers', () => {
    const marks = /\b(?:TODO|FIXME|XXX)\b|@ts-ignore|(?:test|describe)\.(?:skip|only|todo|fixme)\(/;
    const code = text.filter(
      (path) => /^(src|tests)\//.test(path) && path !== 'tests/house/files.test.ts',
    );
    expect(code.filter((path) => marks.test(read(path)))).toEqual([]);
  });
});

describe('a source file', () => {
  const lines = (path: string): number => read(path).trimEnd().split('\n').length;

  test('fits in the head: never more than 220 lines', () => {
    expect(sourcePaths.filter((path) => lines(path) > 220)).toEqual([]);
  });

  test('is seldom longer than 170', () => {
    const long = sourcePaths.filter((path) => lines(path) > 170);
    expect(long.length).toBeLessThanOrEqual(Math.ceil(sourcePaths.length * 0.1));
  });

  test('writes no style attribute, which the security policy would refuse', () => {
    const markup = sourcePaths.filter((path) => /\.(svelte|astro)$/.test(path));
    expect(markup.filter((path) => /<[^>]*\sstyle(?:=|:)/.test(read(path)))).toEqual([]);
  });
});
