/** What the page says where a board is asked what it is worth. */
import type { Player } from './phrasebook.ts';

export type AskingWords = {
  readonly title: string;
  readonly short: string;
  readonly lede: string;
  readonly description: string;
  readonly ask: string;
  readonly withoutScript: string;
  readonly rules: string;
  readonly begin: string;
  readonly beginHint: string;
  readonly load: (told: { kilobytes: number }) => string;
  readonly loadHint: string;
  readonly cancel: string;
  readonly progress: (told: { percent: number; part: 'values' | 'bounds' | 'files' }) => string;
  readonly cancelled: string;
  /** Said when the values are known and only their bounds were to come. */
  readonly boundsCancelled: string;
  readonly failed: string;
  readonly empty: (told: { most: number }) => string;
  readonly tooMany: (told: { found: number; most: number }) => string;
  readonly unreadable: string;
  readonly over: string;
  readonly ready: (told: { seeds: number }) => string;
  readonly unknownRules: (told: { asked: string }) => string;
  readonly value: (told: { side: Player; value: number; seeds: number }) => string;
  readonly certain: string;
  readonly bounds: (told: { side: Player; atLeast: number; atMost: number }) => string;
  readonly noBounds: string;
  readonly sureIn: (told: { moves: number }) => string;
  readonly oneBest: (told: { pit: string; worst: number }) => string;
  readonly manyBest: (told: { pits: string; worst: number }) => string;
  readonly allBest: string;
  readonly greed: (told: { pit: string; taken: number; cost: number }) => string;
  readonly noMoves: string;
  readonly table: string;
  readonly pit: string;
  readonly takes: string;
  readonly worth: string;
  readonly costs: string;
  readonly best: string;
  readonly line: (told: { moves: number }) => string;
  readonly lineEnd: (told: { south: number; north: number }) => string;
  /** Said after the end of a line that a majority stopped. */
  readonly majority: string;
  readonly meaning: { readonly title: string; readonly paragraphs: readonly string[] };
  readonly studies: string;
  readonly studiesLede: string;
  readonly open: string;
  readonly endOfLine: string;
};
