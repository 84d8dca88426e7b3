/**
 * Endings solved the slow, plain way, by the rules engine alone: positions by name, moves as the
 * engine makes them, and values worked out again and again until none changes.
 */
import { playedOut } from '../../src/analysis/advice.ts';
import { layoutOf, positionWith, seedsIn } from '../../src/analysis/layout.ts';
import { layoutAt, layoutCount } from '../../src/analysis/rank.ts';
import { legalMoves } from '../../src/engine/legal.ts';
import { play, settle } from '../../src/engine/play.ts';
import type { Ruleset } from '../../src/engine/ruleset.ts';

type Step = { readonly gain: number; readonly next: string | null };
type Slow = { value: number; least: number; most: number };

/** Value and bounds of every layout of up to so many seeds. */
export function slowEndings(rules: Ruleset, upTo: number): ReadonlyMap<string, Slow> {
  const known = new Map<string, Slow>();
  const open = playedOut(rules);
  for (let seeds = 0; seeds <= upTo; seeds++) {
    const steps = new Map<string, readonly Step[]>();
    for (let place = 0; place < layoutCount(seeds); place++) {
      const layout = layoutAt(seeds, place);
      steps.set(layout.join(' '), stepsFrom(open, layout));
      known.set(layout.join(' '), { value: 0, least: -seeds, most: seeds });
    }
    const worth = (of: (slow: Slow) => number) => (step: Step) =>
      step.gain - (step.next === null ? 0 : of(known.get(step.next) as Slow));
    for (let changed = true; changed;) {
      changed = false;
      const again = Array.from(steps, ([name, from]) => {
        const now = {
          value: Math.max(...from.map(worth(({ value }) => value))),
          least: Math.max(...from.map(worth(({ most }) => most))),
          most: Math.max(...from.map(worth(({ least }) => least))),
        };
        return [name, now] as const;
      });
      for (const [name, now] of again) {
        const before = known.get(name) as Slow;
        changed ||=
          before.value !== now.value || before.least !== now.least || before.most !== now.most;
        known.set(name, now);
      }
    }
  }
  return known;
}

/** What each move gains and leads to; the end of a finished position counts as one step. */
function stepsFrom(rules: Ruleset, layout: readonly number[]): readonly Step[] {
  const before = positionWith(rules, layout, 'south');
  const lead = ({ south, north }: { south: number; north: number }): number => south - north;
  const settled = settle(rules, before).position;
  if (settled.stage.kind === 'over')
    return [{ gain: lead(settled.stores) - lead(before.stores), next: null }];
  return legalMoves(rules, before).map((move) => {
    const after = play(rules, before, move);
    const gain = lead(after.stores) - lead(before.stores);
    const over = after.stage.kind === 'over' || seedsIn(after.seeds) === 0;
    return { gain, next: over ? null : layoutOf(rules, after).join(' ') };
  });
}
