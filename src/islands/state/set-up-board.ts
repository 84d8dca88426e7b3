/**
 * What can be shown of a position somebody is writing. A wrong total can be drawn and mended by hand;
 * a writing that cannot be read leaves the last board that could be, and says that it is not the one written.
 */
import { other, seedTotal } from '../../engine/board.ts';
import { parsePosition } from '../../engine/notation.ts';
import { PLAYING } from '../../engine/opening.ts';
import { startOf } from '../../engine/position.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import type { Fault, Position, Side, Stage } from '../../engine/types.ts';
import type { Comparing } from '../../language/comparing.ts';
import type { Phrases } from '../../language/board-phrases.ts';
import { tellFault } from '../../narration/faults.ts';

export type SetUpBoard = {
  /** What is drawn. */
  readonly position: Position;
  /** Whether it is what is written. */
  readonly isWritten: boolean;
  /** What is wrong with the writing; nothing when the board can be played from. */
  readonly faults: readonly Fault[];
  readonly found: number;
  readonly needed: number;
};

/**
 * The board of a writing.
 * @param before writings that were there before it, the latest first: what is shown when it cannot be read
 */
export function setUpBoard(
  ruleset: Ruleset,
  written: string,
  before: readonly string[],
): SetUpBoard {
  const read = parsePosition(ruleset, written);
  const drawn = sketchOf(ruleset, written);
  const position = drawn ?? firstOf(before, (text) => sketchOf(ruleset, text)) ?? startOf(ruleset);
  return {
    position,
    isWritten: drawn !== null,
    faults: read.ok ? [] : read.faults,
    found: sum(position.seeds) + position.stores.south + position.stores.north,
    needed: seedTotal(ruleset.board),
  };
}

/** What there is to say of it, as sentences: how many seeds, and what is wrong. */
export function tellSetUp(
  words: Comparing,
  phrases: Phrases,
  board: SetUpBoard,
): readonly string[] {
  const { faults, isWritten, found, needed } = board;
  const state = isWritten ? words.editor.total({ found, needed }) : words.editor.unread;
  return faults.length === 0
    ? [`${state} ${words.editor.fits}`]
    : [state, ...faults.map((fault) => tellFault(phrases.faulting, fault))];
}

const SHAPE =
  /^\s*(\d+(?:\s+\d+)*)\s*\/\s*(\d+(?:\s+\d+)*)\s+(\d+)\s*[-–]\s*(\d+)\s*(S|N|S\+|N\+|=)\s*$/;

/** The numbers of a writing taken as they stand, whatever they add up to; null when it has not the shape. */
function sketchOf(ruleset: Ruleset, text: string): Position | null {
  const read = parsePosition(ruleset, text);
  if (read.ok) return read.value;
  const [, near = '', far = '', ...last] = SHAPE.exec(text) ?? [];
  const rows = [near, far].map((row) => row.split(/\s+/).map(Number));
  const [south = [], north = []] = rows;
  const [southStore, northStore] = last.map(Number);
  const { columns } = ruleset.board;
  if (south.length !== columns || north.length !== columns) return null;
  if (southStore === undefined || northStore === undefined) return null;
  const seeds = [...south, ...north.toReversed()];
  // Any number can be written; no board could show a million seeds.
  if (sum(seeds) + southStore + northStore > 2 * seedTotal(ruleset.board)) return null;
  return {
    seeds,
    stores: { south: southStore, north: northStore },
    ...endingOf(last[2] ?? 'S', southStore - northStore),
  };
}

/** The side to move, or how the game has ended: kept as it is written, even where the seeds speak against it. */
function endingOf(mark: string, ahead: number): { toMove: Side; stage: Stage } {
  const side = mark.startsWith('N') ? 'north' : 'south';
  if (mark === '=')
    return {
      toMove: 'south',
      stage: { kind: 'over', outcome: { kind: 'drawn', cause: 'agreed' } },
    };
  if (!mark.endsWith('+')) return { toMove: side, stage: PLAYING };
  const margin = side === 'south' ? ahead : -ahead;
  return {
    toMove: other(side),
    stage: { kind: 'over', outcome: { kind: 'won', side, margin, cause: 'agreed' } },
  };
}

const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0);

/** The first thing that can be made of a list. */
function firstOf<T, R>(list: readonly T[], make: (one: T) => R | null): R | null {
  for (const one of list) {
    const made = make(one);
    if (made !== null) return made;
  }
  return null;
}
