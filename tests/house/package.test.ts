import { expect, test } from 'vitest';
import { filePaths, read } from './files.ts';
import { importsOf } from './floors.ts';

type Package = {
  readonly engines: { readonly node: string };
  readonly devEngines: { readonly runtime: { readonly version: string } };
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
};
const project = JSON.parse(read('package.json')) as Package;
const lock = read('package-lock.json');

test('every package is named by one exact version', () => {
  const versions = Object.entries({ ...project.dependencies, ...project.devDependencies });
  expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
});

test('every package that is imported is named, and none only happens to lie there', () => {
  const named = { ...project.dependencies, ...project.devDependencies };
  const packageOf = (specifier: string): string =>
    specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
  const found = filePaths
    .filter((path) => /^(src|tests)\/.*\.(ts|svelte|astro)$|\.config\.mjs$/.test(path))
    .flatMap((path) => importsOf(read(path)).map((specifier) => ({ path, specifier })))
    .filter(({ specifier }) => /^@?[a-z][\w./-]*$/.test(specifier))
    .map(({ path, specifier }) => ({ path, name: packageOf(specifier) }));
  expect(found.length).toBeGreaterThan(200);
  // Of some packages only the types are asked for.
  const isNamed = (name: string): boolean => name in named || `@types/${name}` in named;
  expect(found.filter(({ name }) => !isNamed(name))).toEqual([]);
});

test('the lock names no host, so that any registry will do', () => {
  expect(lock).not.toContain('"resolved"');
});

test('the lock knows the parts other systems need', () => {
  for (const system of ['darwin-arm64', 'win32-x64', 'linux-x64-gnu'])
    expect(lock).toContain(`node_modules/@rolldown/binding-${system}`);
  for (const system of ['darwin-arm64', 'windows-x64', 'linux-x64'])
    expect(lock).toContain(`node_modules/@pagefind/${system}`);
});

test('the README says of every package why it is there', () => {
  const readme = read('README.md');
  const packages = Object.keys({ ...project.dependencies, ...project.devDependencies });
  const told = (name: string): boolean =>
    [name, name.replace(/\/.*/, '/*'), name.replace(/plugin-.*/, 'plugin-*')].some((one) =>
      readme.includes(`\`${one}\``),
    );
  expect(packages.filter((name) => !told(name))).toEqual([]);
});

test('the needed Node is the same wherever it is named', () => {
  const needed = project.engines.node;
  expect(project.devEngines.runtime.version).toBe(needed);
  expect(read('README.md')).toContain(`Node ${needed.replace('>=', '')} or later`);
});
