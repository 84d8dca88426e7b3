/** The moves there are to be asked about: every pit of a row and every hand, in every direction. */
import { pitAt, rowStart } from './board.ts';
import type { Ruleset } from './ruleset.ts';
import type { Sowing } from './sow.ts';
import type { BySide, Move, Position, Side } from './types.ts';

/** Giving up the turn. */
export const PASS: Move = { kind: 'pass' };

/** Rearranging the own row before the first move. */
export const ARRANGE: Move = { kind: 'arrange' };

type Listed = { readonly rules: Ruleset } & BySide<readonly Sowing[]>;

/** Made once a ruleset: these lists are asked for at every move of every search. */
const lists = new WeakMap<Ruleset, Listed>();
let latest: Listed | null = null;

/**
 * Every sowing the side to move could wish for: its pits in ring order, filled or not, then what
 * it holds, from one seed to all. Those allowed are for `legal.ts` to say.
 */
export function sowingsOf(rules: Ruleset, position: Position): readonly Sowing[] {
  if (latest === null || latest.rules !== rules) latest = listOf(rules);
  const fromPits = position.toMove === 'south' ? latest.south : latest.north;
  if (rules.captives.kind === 'stored') return fromPits;
  return [...fromPits, ...entriesOf(rules, position.stores[position.toMove])];
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

function entriesOf({ choice }: Ruleset, held: number): Sowing[] {
  const entries: Sowing[] = [];
  for (let count = 1; count <= held; count++)
    for (const { direction } of choice.directions)
      entries.push({ kind: 'enter', count, direction });
  return entries;
}
