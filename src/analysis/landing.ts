/** Where seeds end up: by formula, by the formula printed in the base article, and by the rules. */
import { pitCount, pitAt } from '../engine/board.ts';
import { tableOf } from '../engine/event.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import { sow } from '../engine/sow.ts';
import type { Event, Pit } from '../engine/types.ts';
import { positionWith } from './layout.ts';

/** How many pits on the last of these seeds falls, the origin passed over on every round. */
export const landingOf = (seeds: number, pits = 12): number => ((seeds - 1) % (pits - 1)) + 1;

/** The same as the base article prints it, which leaves out that the origin is passed over. */
export const landingPrinted = (seeds: number, pits = 12): number => seeds % pits;

/** A sowing from one pit of an otherwise empty board: where each seed falls, in order. */
export function dropsOf(rules: Ruleset, from: Pit, seeds: number): readonly Pit[] {
  const layout = Array.from({ length: pitCount(rules.board) }, (_, place) =>
    place === from ? seeds : 0,
  );
  const events: Event[] = [];
  const side = from < rules.board.columns ? 'south' : 'north';
  const position = positionWith(rules, turned(layout, from < rules.board.columns), side);
  sow(rules, tableOf(position, events), side, {
    kind: 'sow',
    from,
    direction: 'counter-clockwise',
  });
  return events.flatMap((event) => (event.kind === 'drop' ? [event.pit] : []));
}

const turned = (layout: readonly number[], south: boolean): readonly number[] => {
  const half = layout.length / 2;
  return south ? layout : [...layout.slice(half), ...layout.slice(0, half)];
};

/** A pit that so many seeds threaten, and what it must hold to be taken. */
export type Threat = {
  readonly from: Pit;
  readonly seeds: number;
  readonly target: Pit;
  readonly holding: readonly number[];
};

/**
 * Which counts in South's pits threaten which of North's: the last seed falls there, and what it must
 * hold before the sowing to make one of the counts that are taken.
 */
export function threatsOf(rules: Ruleset, upTo: number): readonly Threat[] {
  const taken = rules.capture.flatMap((rule) => (rule.kind === 'counts' ? rule.counts : []));
  const threats: Threat[] = [];
  for (let place = 0; place < rules.board.columns; place++)
    for (let seeds = 1; seeds <= upTo; seeds++) {
      const from = pitAt(rules.board, place);
      const drops = dropsOf(rules, from, seeds);
      const target = drops.at(-1);
      if (target === undefined || target < rules.board.columns) continue;
      const fallen = drops.filter((pit) => pit === target).length;
      const holding = taken.map((count) => count - fallen).filter((count) => count >= 0);
      if (holding.length > 0) threats.push({ from, seeds, target, holding });
    }
  return threats;
}
