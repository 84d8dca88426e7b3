/** The moves there are to be asked about: every pit of a row, every direction, seeds or none. */
import { pitAt, rowStart } from './board.ts';
import type { Ruleset } from './ruleset.ts';
import type { BySide, Move, Side } from './types.ts';

/** A move that sows from a pit. */
export type Sowing = Extract<Move, { kind: 'sow' }>;

/** Giving up the turn. */
export const PASS: Move = { kind: 'pass' };

type Listed = { readonly rules: Ruleset } & BySide<readonly Sowing[]>;

/** Made once a ruleset: these lists are asked for at every move of every search. */
const lists = new WeakMap<Ruleset, Listed>();
let latest: Listed | null = null;

/** Every sowing a side could wish for, in ring order; those allowed are for `legal.ts` to say. */
export function sowingsOf(rules: Ruleset, side: Side): readonly Sowing[] {
  if (latest === null || latest.rules !== rules) latest = listOf(rules);
  return side === 'south' ? latest.south : latest.north;
}

function listOf(rules: Ruleset): Listed {
  const known = lists.get(rules);
  if (known !== undefined) return known;
  const list = { rules, south: sowingsFrom(rules, 'south'), north: sowingsFrom(rules, 'north') };
  lists.set(rules, list);
  return list;
}

function sowingsFrom({ board, choice }: Ruleset, side: Side): Sowing[] {
  const first = rowStart(board, side);
  const sowings: Sowing[] = [];
  for (let place = first; place < first + board.columns; place++)
    for (const { direction } of choice.directions)
      sowings.push({ kind: 'sow', from: pitAt(board, place), direction });
  return sowings;
}
