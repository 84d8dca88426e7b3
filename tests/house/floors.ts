/** The law of the house: each folder of `src` stands on a floor, and imports go down only. */
import { dirname, posix } from 'node:path';

type Room = {
  readonly floor: number;
  /** The rooms of the same floor that may be used all the same. */
  readonly beside?: readonly string[];
  /** The packages that may be used; without a list, any. */
  readonly packages?: readonly string[];
};

export const ROOMS: Readonly<Record<string, Room>> = {
  engine: { floor: 1, packages: [] },
  language: { floor: 1, packages: [] },
  analysis: { floor: 2, packages: [] },
  narration: { floor: 2, packages: [] },
  figures: { floor: 3, packages: ['d3', 'qr'] },
  exercises: { floor: 3, packages: [] },
  edition: { floor: 3, packages: ['astro/zod', 'astro:content', 'yaml', '@citation-js'] },
  islands: { floor: 4, packages: ['svelte'] },
  charts: { floor: 4, packages: ['svelte'] },
  'content.config.ts': { floor: 4 },
  components: { floor: 5 },
  layouts: { floor: 5, beside: ['components'] },
  pages: { floor: 6 },
  /** Makes files to take away out of the built pages. */
  publish: { floor: 7 },
  /** Used by the build alone: stands beside the house and knows nothing of it. */
  build: { floor: 0 },
  /** Styles and type, with the scripts that draw or cut what cannot be written by hand. */
  styles: { floor: 4 },
  fonts: { floor: 0 },
};

/** `src/islands/parts/Board.svelte` is in `islands`. */
export const roomOf = (path: string): string => path.split('/')[1] ?? '';

/** What a `.ts`, `.svelte` or `.astro` file imports, as written. */
export function importsOf(text: string): readonly string[] {
  const code = text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/^\s*\/\/.*$/gm, '');
  const forms = [
    /^\s*(?:import|export)\s[^'"`;]*?\sfrom\s*['"]([^'"]+)['"]/gm,
    /^\s*import\s*['"]([^'"]+)['"]/gm,
    /\bimport\s*\(\s*['"`]([^'"`]+)['"`]/g,
    /\bnew URL\(\s*['"](\.[^'"]+)['"]\s*,\s*import\.meta\.url/g,
  ];
  return forms.flatMap((form) => Array.from(code.matchAll(form), (match) => match[1] ?? ''));
}

/** Where a relative import leads, from the top of the project. */
export const target = (path: string, specifier: string): string =>
  posix.join(dirname(path), specifier.replace(/\?.*$/, ''));

/** Why a file may not import what it does; nothing if it may. */
export function trespass(path: string, specifier: string): string | undefined {
  const from = roomOf(path);
  const room = ROOMS[from];
  if (!room) return `${path}: no floor is named for src/${from}`;
  if (!specifier.startsWith('.')) {
    const known = room.packages?.some(
      (name) => specifier === name || specifier.startsWith(`${name}/`),
    );
    return known === false ? `${path}: ${from} may not use the package ${specifier}` : undefined;
  }
  const to = target(path, specifier);
  if (!to.startsWith('src/')) return `${path}: ${specifier} leaves the house`;
  if (roomOf(to) === from || !/\.(ts|svelte|astro)$/.test(to)) return undefined;
  if (room.beside?.includes(roomOf(to))) return undefined;
  const below = ROOMS[roomOf(to)];
  if (!below || below.floor === 0) return `${path}: ${specifier} is on no floor`;
  return below.floor < room.floor
    ? undefined
    : `${path} (floor ${room.floor}) imports ${to} (floor ${below.floor})`;
}
