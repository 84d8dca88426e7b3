import { describe, expect, test } from 'vitest';
import { exists, filePaths, read, sourcePaths } from './files.ts';
import { importsOf, ROOMS, roomOf, target, trespass } from './floors.ts';

const imports = sourcePaths.flatMap((path) =>
  importsOf(read(path)).map((specifier) => ({ path, specifier })),
);

describe('the house', () => {
  test('imports go down only, and each room uses only its own packages', () => {
    const found = imports.flatMap(({ path, specifier }) => trespass(path, specifier) ?? []);
    expect(found).toEqual([]);
  });

  test('an import names its file to the letter, extension and all', () => {
    const broken = imports
      .filter(({ specifier }) => specifier.startsWith('.'))
      .filter(({ path, specifier }) => !exists(target(path, specifier)))
      .map(({ path, specifier }) => `${path} → ${specifier}`);
    expect(broken).toEqual([]);
  });

  test('no way of imports, those of types included, leads back to where it began', () => {
    const used = Map.groupBy(
      imports.filter(({ specifier }) => specifier.startsWith('.')),
      ({ path }) => path,
    );
    const known = new Set<string>();
    const circles: string[] = [];
    const follow = (path: string, way: readonly string[]): void => {
      if (way.includes(path)) circles.push([...way.slice(way.indexOf(path)), path].join(' → '));
      if (known.has(path)) return;
      known.add(path);
      for (const { specifier } of used.get(path) ?? [])
        follow(target(path, specifier), [...way, path]);
    };
    for (const path of sourcePaths) follow(path, []);
    expect(circles).toEqual([]);
  });

  test('no file stands in for others, and no folder is a lumber room', () => {
    const code = filePaths.filter((path) => /\.(ts|mjs|js|svelte)$/.test(path));
    expect(code.filter((path) => /\/index\.(ts|js)$/.test(path))).toEqual([]);
    expect(
      code.filter((path) => /\/(utils?|helpers?|common|shared|misc)(\/|\.)/.test(path)),
    ).toEqual([]);
  });

  test('content imports nothing', () => {
    const prose = filePaths.filter((path) => /^content\/.*\.mdx?$/.test(path));
    expect(prose.filter((path) => /^(import|export)\s/m.test(read(path)))).toEqual([]);
  });

  test('pages, layouts and components are Astro files', () => {
    const others = sourcePaths.filter(
      (path) =>
        ['pages', 'layouts', 'components'].includes(roomOf(path)) && !/\.(astro|ts)$/.test(path),
    );
    expect(others).toEqual([]);
  });

  test('the linter holds the same law', () => {
    type Rule = { readonly patterns: readonly { readonly regex?: string }[] };
    const config = JSON.parse(read('.oxlintrc.json')) as {
      readonly overrides: readonly {
        readonly files: readonly string[];
        readonly rules: { readonly 'no-restricted-imports'?: readonly [string, Rule] };
      }[];
    };
    const rooms = Object.keys(ROOMS).filter(
      (room) => ROOMS[room]?.packages || (ROOMS[room]?.floor ?? 0) > 4,
    );

    for (const from of rooms) {
      const law = config.overrides.find(({ files }) => files.includes(`src/${from}/**`));
      const patterns = law?.rules['no-restricted-imports']?.[1].patterns ?? [];
      for (const to of rooms.filter((room) => room !== from)) {
        const specifier = `../${to}/thing.ts`;
        const refused = patterns.some(({ regex }) => regex && new RegExp(regex).test(specifier));
        expect([from, to, refused]).toEqual([
          from,
          to,
          trespass(`src/${from}/x.ts`, specifier) !== undefined,
        ]);
      }
    }
  });
});

describe('the watchman himself', () => {
  test.each([
    ['src/engine/x.ts', "import { a } from '../islands/a.ts';"],
    ['src/engine/x.ts', "import type { A } from '../language/a.ts';"],
    ['src/engine/x.ts', "import d3 from 'd3';"],
    ['src/narration/x.ts', "export { a } from '../analysis/a.ts';"],
    ['src/figures/x.ts', "import { z } from 'astro/zod';"],
    ['src/islands/parts/X.svelte', "<script>\n  import X from '../../charts/X.svelte';\n</script>"],
    ['src/islands/x.ts', "const a = await import('../pages/a.ts');"],
    ['src/islands/x.ts', "new Worker(new URL('../pages/a.ts', import.meta.url));"],
    ['src/components/X.astro', "---\nimport L from '../layouts/L.astro';\n---"],
    ['src/pages/x.astro', "---\nimport {\n  a,\n  b,\n} from '../../tests/a.ts';\n---"],
    ['src/pages/x.astro', "---\nimport { a } from '../build/base-links.ts';\n---"],
    ['src/lumber/x.ts', "import { a } from './a.ts';"],
  ])('%s may not say %j', (path, text) => {
    expect(importsOf(text).map((specifier) => trespass(path, specifier))).toEqual([
      expect.any(String),
    ]);
  });

  test.each([
    ['src/engine/rulesets/x.ts', "import { a } from '../types.ts';"],
    ['src/pages/en/x.astro', "---\nimport { a } from '../../engine/a.ts';\nimport 'x.css';\n---"],
    ['src/layouts/X.astro', "---\nimport C from '../components/C.astro';\n---"],
    ['src/islands/x.ts', "import { SvelteMap } from 'svelte/reactivity';"],
    ['src/content.config.ts', "import { shape } from './edition/shapes/page.ts';"],
  ])('%s may say %j', (path, text) => {
    for (const specifier of importsOf(text)) expect(trespass(path, specifier)).toBeUndefined();
  });
});
