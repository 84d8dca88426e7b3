/** Games and single moves played by other engines: see `tests/data/games/README.md`. */
import { readFileSync } from 'node:fs';
import type { BySide, Position } from '../../src/engine/types.ts';

/** What the other engine has after a move. */
export type Recorded =
  | { readonly kind: 'played'; readonly board: Board; readonly laps: number }
  | { readonly kind: 'refused' }
  | {
      readonly kind: 'endless';
      /** Laps of the circle, if it is known to be one. */
      readonly circle: number | null;
      /** Laps of the relay, if it is known to end after all. */
      readonly laps: number | null;
    };

/** Seeds by ring place, and the stores. */
export type Board = { readonly seeds: readonly number[]; readonly stores: BySide<number> };

/** One recorded move: ring places, -1 for a pass. */
export type RecordedMove = {
  readonly from: number;
  readonly legal: readonly number[];
  readonly result: Recorded;
};

/** One line of a file. */
export type GameRecord = {
  readonly line: string;
  readonly start: Position;
  readonly moves: readonly RecordedMove[];
  readonly end: {
    readonly reason: string;
    readonly stores: BySide<number>;
    readonly winner: string;
  } | null;
};

const PITS = 'abcdefghijkl';
const COUNTS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklm';

/** Every record of a file in `tests/data/games`. */
export const readRecords = (name: string): readonly GameRecord[] =>
  readFileSync(new URL(`../data/games/${name}.txt`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map(recordOf);

function recordOf(line: string): GameRecord {
  const [start = '', ...words] = line.split(' ');
  const [seeds = '', stores = '', side] = start.split(':');
  const last = words.at(-1)?.startsWith('end:') ? words.pop() : undefined;
  const [, reason = '', final = '', winner = ''] = last?.split(':') ?? [];
  return {
    line,
    start: {
      ...boardOf(seeds, stores),
      toMove: side === 'S' ? 'south' : 'north',
      stage: { kind: 'play' },
    },
    moves: words.map(moveOf),
    end: last === undefined ? null : { reason, stores: storesOf(final), winner },
  };
}

function moveOf(word: string): RecordedMove {
  const [from = '', legal = '', what = '', ...rest] = word.split(':');
  return {
    from: PITS.indexOf(from),
    legal: [...legal].map((letter) => PITS.indexOf(letter)),
    result: resultOf(what, rest),
  };
}

function resultOf(what: string, rest: readonly string[]): Recorded {
  if (what === 'refused') return { kind: 'refused' };
  const [first, second] = rest;
  if (what !== 'endless')
    return { kind: 'played', board: boardOf(what, first ?? ''), laps: Number(second ?? 1) };
  const finite = first?.startsWith('finite-') === true;
  return {
    kind: 'endless',
    circle: first === undefined || finite ? null : Number(first),
    laps: finite ? Number(first.slice('finite-'.length)) : null,
  };
}

const boardOf = (seeds: string, stores: string): Board => ({
  seeds: [...seeds].map((letter) => COUNTS.indexOf(letter)),
  stores: storesOf(stores),
});

function storesOf(text: string): BySide<number> {
  const [south = 0, north = 0] = text.split('-').map(Number);
  return { south, north };
}
