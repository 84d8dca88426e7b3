/**
 * How fast endings are solved, in positions a second, and beside a plain solver in the same run, since
 * machines differ: values worked out again and again over arrays of numbers until none changes.
 */
import { endingsOf } from '../../src/analysis/endings.ts';
import { layoutAt, layoutCount, placeOf } from '../../src/analysis/rank.ts';
import { ayo } from '../../src/engine/rulesets/ayo.ts';
import { plainMoves, plainPlay } from './plain-oware.ts';

const MOST = 12;
const PLAIN_MOST = 7;
const ROUNDS = 5;

/** Seconds this process has computed, which other work on the machine does not lengthen much. */
const secondsComputed = (): number => process.cpuUsage().user / 1e6;

const positionsTo = (seeds: number): number =>
  Array.from({ length: seeds + 1 }, (_, each) => layoutCount(each)).reduce((sum, one) => sum + one);

/** The plain way: every position asks every move what it comes to, until nothing changes. */
function plainEndings(upTo: number): readonly number[][] {
  const solved: number[][] = [];
  for (let seeds = 0; seeds <= upTo; seeds++) {
    const steps = Array.from({ length: layoutCount(seeds) }, (_, place) => {
      const state = [...layoutAt(seeds, place), 0, 0, 0];
      const moves = plainMoves(state);
      const own = state.slice(0, 6).reduce((sum, count) => sum + count, 0);
      if (moves.length === 0) return own === 0 ? -seeds : seeds;
      return moves.map((pit) => {
        const after = plainPlay(state, pit);
        const gain = after[12] as number;
        return [gain, placeOf([...after.slice(6, 12), ...after.slice(0, 6)])] as const;
      });
    });
    let values = steps.map(() => 0);
    solved.push(values);
    for (let changed = true; changed;) {
      const next = steps.map((step) =>
        typeof step === 'number'
          ? step
          : Math.max(...step.map(([gain, at]) => gain - (solved[seeds - gain]?.[at] as number))),
      );
      changed = next.some((value, place) => value !== values[place]);
      values = next;
      solved[seeds] = values;
    }
  }
  return solved;
}

/** The least seconds of several rounds, the first of which only warms up. */
function least(work: () => void, rounds: number): number {
  let best = Infinity;
  for (let round = 0; round <= rounds; round++) {
    const began = secondsComputed();
    work();
    if (round > 0) best = Math.min(best, secondsComputed() - began);
  }
  return best;
}

const ours = endingsOf(ayo, PLAIN_MOST);
const plain = plainEndings(PLAIN_MOST);
if (ours.some((values, seeds) => values.some((value, at) => value !== plain[seeds]?.[at])))
  throw new Error('The plain solver has other values.');

const seconds = least(() => endingsOf(ayo, MOST), ROUNDS);
const eight = least(() => endingsOf(ayo, 8), ROUNDS);
const speed = positionsTo(MOST) / seconds;
const plainSpeed = positionsTo(PLAIN_MOST) / least(() => plainEndings(PLAIN_MOST), 1);
const millions = (perSecond: number): string => `${(perSecond / 1e6).toFixed(2)} million`;
console.log(
  `endings of up to ${MOST} seeds: ${seconds.toFixed(2)} s, ${millions(speed)} positions/s, ` +
    `${(speed / plainSpeed).toFixed(0)} times the plain ${millions(plainSpeed)} (up to ${PLAIN_MOST} seeds)`,
);
console.log(`endings of up to 8 seeds: ${(eight * 1000).toFixed(0)} ms`);
