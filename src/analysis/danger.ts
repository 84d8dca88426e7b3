/** Which counts of a pit are in danger: each tried out on a board of the engine, none reasoned out. */
import { pitAt, pitCount, seedTotal } from '../engine/board.ts';
import { trace } from '../engine/play.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import type { Position } from '../engine/types.ts';

/** A pit with so many seeds, after an opponent's last seed has come to it. */
export type Exposure = {
  readonly before: number;
  /** What it holds when the sowing is done. */
  readonly after: number;
  readonly taken: boolean;
};

/**
 * What becomes of a pit of `before` seeds when a sowing of `sown` seeds ends in it.
 * Throws when a sowing of so many, from the pit before it, does not end there.
 */
export function exposureOf(rules: Ruleset, before: number, sown: number): Exposure {
  const from = pitAt(rules.board, rules.board.columns - 1);
  const target = pitAt(rules.board, rules.board.columns);
  const far = pitAt(rules.board, rules.board.columns + 2);
  const seeds = Array.from({ length: pitCount(rules.board) }, (_, place) =>
    place === from ? sown : place === target ? before : place === far ? 5 : 0,
  );
  const rest = seedTotal(rules.board) - seeds.reduce((sum, count) => sum + count, 0);
  const stores = { south: Math.floor(rest / 2), north: Math.ceil(rest / 2) };
  const position: Position = { seeds, stores, toMove: 'south', stage: { kind: 'play' } };
  const { events } = trace(rules, position, { kind: 'sow', from, direction: 'counter-clockwise' });
  const drops = events.filter((event) => event.kind === 'drop');
  if (drops.at(-1)?.pit !== target)
    throw new Error(`A sowing of ${sown} from pit ${from + 1} does not end in pit ${target + 1}.`);
  return {
    before,
    after: before + drops.filter((drop) => drop.pit === target).length,
    taken: events.some((event) => event.kind === 'capture' && event.pit === target),
  };
}

/** A sowing that comes to a pit once, twice or three times, and what it makes of each count. */
export type Lap = {
  /** The shortest sowing that ends in the pit on this pass, and the longest that can. */
  readonly fewest: number;
  readonly most: number;
  readonly pits: readonly Exposure[];
};

/** The counts of 0 to `most` seeds under sowings that bring one, two and three seeds. */
export function dangerTable(rules: Ruleset, most: number): readonly Lap[] {
  const lap = pitCount(rules.board) - 1;
  return [0, 1, 2].map((pass) => ({
    fewest: pass * lap + 1,
    most: (pass + 1) * lap,
    pits: Array.from({ length: most + 1 }, (_, count) => exposureOf(rules, count, pass * lap + 1)),
  }));
}
