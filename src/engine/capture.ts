/** What the last seed can take. Looks and answers; takes only when told to. */
import { next, opposite, reverse, sideOf } from './board.ts';
import { type Table, capture, rest, seedsIn } from './event.ts';
import type { CaptureRule, Ruleset } from './ruleset.ts';
import type { Direction, Pit, RestReason, Side } from './types.ts';

/** What would be taken, found before anything is: in order, with the reason it goes no further. */
export type Haul = {
  readonly pits: readonly Pit[];
  readonly why: 'count' | 'opposite';
  /** The pit whose single seed made the capture and is taken with it. */
  readonly capturing: Pit | null;
  /** The pit at which taking stops (or never begins), and why; null if there was none to look at. */
  readonly stopsAt: Pit | null;
  readonly because: RestReason;
};

const NOTHING: readonly Pit[] = [];

const nothing = (stopsAt: Pit, because: RestReason): Haul => ({
  pits: NOTHING,
  why: 'count',
  capturing: null,
  stopsAt,
  because,
});

/** What a sowing that ended at `last` would take: by the first rule of the list that takes anything. */
export function haulOf(
  rules: Ruleset,
  table: Table,
  last: Pit,
  direction: Direction,
  mover: Side,
): Haul {
  let haul: Haul | null = null;
  for (const rule of rules.capture) {
    const found = haulBy(rule, rules, table, last, direction, mover);
    if (found.pits.length > 0) return found;
    haul ??= found;
  }
  return haul ?? nothing(last, 'no-capture');
}

function haulBy(
  rule: CaptureRule,
  rules: Ruleset,
  table: Table,
  last: Pit,
  direction: Direction,
  mover: Side,
): Haul {
  switch (rule.kind) {
    case 'counts':
      return haulByCount(rule, rules, table, last, direction, mover);
    case 'opposite':
      return haulOpposite(rule, rules, table, last, direction, mover);
    default:
      return rule satisfies never;
  }
}

/** The pit of the last seed, then back against the sowing: S1 and S2, by the base article's own example. */
function haulByCount(
  rule: Extract<CaptureRule, { kind: 'counts' }>,
  { board }: Ruleset,
  table: Table,
  last: Pit,
  direction: Direction,
  mover: Side,
): Haul {
  if (sideOf(board, last) === mover) return nothing(last, 'own-row');
  if (!rule.counts.includes(seedsIn(table, last))) return nothing(last, 'count');
  const pits = [last];
  if (!rule.chain) return { pits, why: 'count', capturing: null, stopsAt: null, because: 'count' };
  const back = reverse(direction);
  let pit = next(board, last, back);
  while (sideOf(board, pit) !== mover && rule.counts.includes(seedsIn(table, pit))) {
    pits.push(pit);
    pit = next(board, pit, back);
  }
  const because = sideOf(board, pit) === mover ? 'own-row' : 'count';
  return { pits, why: 'count', capturing: null, stopsAt: pit, because };
}

/** The pit facing the last seed. Nothing facing: nothing is taken and the seed stays (a ruling, M1 is silent). */
function haulOpposite(
  rule: Extract<CaptureRule, { kind: 'opposite' }>,
  { board }: Ruleset,
  table: Table,
  last: Pit,
  direction: Direction,
  mover: Side,
): Haul {
  if (rule.landing === 'own-empty') {
    if (sideOf(board, last) !== mover) return nothing(last, 'relay-over');
    if (seedsIn(table, last) !== 1) return nothing(last, 'no-capture');
  }
  const facing = opposite(board, last);
  if (!takes(rule, seedsIn(table, facing)))
    return nothing(facing, seedsIn(table, facing) === 0 ? 'opposite-empty' : 'count');
  const pits = [facing];
  const capturing = rule.capturingSeed === 'taken' ? last : null;
  if (rule.onward === 'no')
    return { pits, why: 'opposite', capturing, stopsAt: null, because: 'count' };
  const onward = rule.onward === 'pits-next' ? direction : reverse(direction);
  let pit = next(board, facing, onward);
  while (takes(rule, seedsIn(table, pit)) && mayGoOn(rule, board, pit, mover) && pit !== facing) {
    pits.push(pit);
    pit = next(board, pit, onward);
  }
  const because = seedsIn(table, pit) === 0 ? 'opposite-empty' : 'count';
  return {
    pits,
    why: 'opposite',
    capturing,
    stopsAt: pit,
    because: mayGoOn(rule, board, pit, mover) ? because : 'own-row',
  };
}

/** Pits facing the mover's own row end with that row; what takes from both rows may pass its end. */
const mayGoOn = (
  rule: Extract<CaptureRule, { kind: 'opposite' }>,
  board: Ruleset['board'],
  pit: Pit,
  mover: Side,
): boolean => rule.landing === 'anywhere' || sideOf(board, pit) !== mover;

const takes = (rule: Extract<CaptureRule, { kind: 'opposite' }>, count: number): boolean =>
  rule.counts === 'any' ? count > 0 : rule.counts.includes(count);

/** Takes a haul, all but the pits in `spared`. */
export function take(table: Table, haul: Haul, keeper: Side, spared: Pit | null = null): void {
  let why: 'count' | 'opposite' | 'chain' = haul.why;
  for (const pit of haul.pits) {
    if (pit !== spared) capture(table, pit, keeper, why);
    why = 'chain';
  }
  if (haul.capturing !== null) capture(table, haul.capturing, keeper, 'capturing-seed');
}

/** Notes where taking stopped. */
export function stop(table: Table, haul: Haul): void {
  if (haul.stopsAt !== null) rest(table, haul.stopsAt, haul.because);
}
