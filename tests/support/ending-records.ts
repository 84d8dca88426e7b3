/** Endings another program has solved, as `tests/data/endings` keeps them. */
import { readFileSync } from 'node:fs';

const lines = (file: string): string[] =>
  readFileSync(new URL(`../data/endings/${file}`, import.meta.url), 'utf8')
    .trim()
    .split('\n');

/** Twelve counts in one word, the side to move first. */
export const layoutIn = (word: string): number[] =>
  Array.from(word, (letter) => Number.parseInt(letter, 36));

/** A move as the records write it: pit, seeds taken, value. */
export type RecordedMove = { readonly pit: number; readonly taken: number; readonly value: number };

const movesIn = (words: readonly string[]): RecordedMove[] =>
  words.map((word) => {
    const [pit, taken, value] = word.split(/[+=]/).map(Number) as [number, number, number];
    return { pit, taken, value };
  });

/** The positions recorded of a rule book. */
export const positionsOf = (book: string) =>
  lines(`${book}.positions.txt`).map((line) => {
    const [word = '', value, plies, ...moves] = line.split(' ');
    const layout = layoutIn(word);
    const seeds = layout.reduce((sum, count) => sum + count, 0);
    return {
      word,
      layout,
      seeds,
      value: Number(value),
      plies: Number(plies),
      moves: movesIn(moves),
    };
  });

/** How many positions have each value, by number of seeds: `2: -2=40 0=13 2=25`. */
export const layersOf = (book: string): ReadonlyMap<number, string> =>
  new Map(lines(`${book}.layers.txt`).map((line) => [Number.parseInt(line, 10), line]));

/** A layer of ours in the same words. */
export function layerLine(seeds: number, values: Int8Array): string {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const cells = Array.from(counts)
    .sort(([one], [two]) => one - two)
    .map(([value, count]) => `${value}=${count}`);
  return `${seeds}: ${cells.join(' ')}`;
}

/** Positions of Awari won, drawn and lost, by number of seeds, as printed in 2002 (Lincke, appendix B). */
export const published = (): readonly {
  readonly seeds: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
}[] =>
  JSON.parse(
    readFileSync(new URL('../../src/edition/awari-published.json', import.meta.url), 'utf8'),
  ) as ReturnType<typeof published>;

/** Positions with a point, under each of three rule books. */
export const studies = () =>
  lines('studies.txt').map((line) => {
    const [name = '', book = '', word = '', value, ...moves] = line.split(' ');
    return { name, book, layout: layoutIn(word), value: Number(value), moves: movesIn(moves) };
  });
