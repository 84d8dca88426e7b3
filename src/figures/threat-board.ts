/** The threats of one pit as a picture: rows of counts, a round each, over the board they reach. */
import type { Threat } from '../analysis/landing.ts';

const COLUMN = 58;
const LEFT = 6;
const BAND = 52;
const TOP = 4;

export const THREAT_BOARD = { width: 2 * LEFT + 6 * COLUMN, height: 312, pit: 22 } as const;

/** A round of sowings: what must lie in the pit, and the counts that reach the pits of North. */
export type ThreatRound = {
  readonly y: number;
  readonly holding: readonly number[];
  readonly counts: readonly { readonly seeds: number; readonly x: number }[];
};

/** Where a pit is drawn: North’s row above, numbered against South’s. */
export function pitPlace(pit: number, columns = 6) {
  const south = pit < columns;
  const column = south ? pit : 2 * columns - 1 - pit;
  return { x: LEFT + COLUMN * (column + 0.5), y: south ? 284 : 208 };
}

/** The rounds of one pit's threats, the first uppermost. */
export function threatRounds(threats: readonly Threat[], from: number): readonly ThreatRound[] {
  const kinds = new Map<string, Threat[]>();
  for (const threat of threats.filter((one) => one.from === from)) {
    const kind = threat.holding.join();
    kinds.set(kind, [...(kinds.get(kind) ?? []), threat]);
  }
  return Array.from(kinds.values())
    .map((round, place) => ({
      y: TOP + BAND * place,
      holding: round[0]?.holding ?? [],
      counts: round.map(({ seeds, target }) => ({ seeds, x: pitPlace(target).x })),
    }))
    .sort((one, two) => one.y - two.y);
}

/** The way of the hand from a pit of South round to the last of North's. */
export function wayFrom(from: number): string {
  const { x, y } = pitPlace(from);
  const right = pitPlace(5).x;
  const above = pitPlace(6).y;
  const edge = THREAT_BOARD.width - 3;
  const start = from === 5 ? `M${x + 22} ${y}` : `M${x + 22} ${y}H${right}`;
  return `${start}Q${edge} ${y} ${edge} ${(y + above) / 2}T${right + 22} ${above}`;
}
