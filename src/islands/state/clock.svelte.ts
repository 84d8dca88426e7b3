/** What makes seeds fall by themselves: one wait at a time, given up as soon as the reader acts. */
import { momentsDue, tickTime } from './falling-seeds.ts';
import { hearSeeds } from './seed-sound.ts';
import type { Stepper } from './stepper.svelte.ts';

/** How the clock waits, in milliseconds, and what it does after a tick. */
export type ClockWork = {
  /** Between two seeds. */
  readonly seed: () => number;
  /** At the end of a beat, while the film plays. */
  readonly rest: () => number;
  readonly ticked?: (beatChanged: boolean) => void;
};

/** Runs a stepper's clock. To be called while a component is set up; it ends with the component. */
export function runClock(stepper: Stepper, { seed, rest, ticked }: ClockWork): void {
  /** Since when, and from which moment on, this beat has been running without a break. */
  let run = { beat: -1, from: 0, since: 0 };
  $effect(() => {
    if (!stepper.running) {
      run = { beat: -1, from: 0, since: 0 };
      return undefined;
    }
    // The wait begins anew with every moment.
    const { at, beatIndex, beat, settled } = stepper;
    if (run.beat !== beatIndex || at < run.from)
      run = { beat: beatIndex, from: at, since: performance.now() };
    const fall = { length: beat.last - beat.first + 1, pace: seed() };
    const timer = setTimeout(
      () => {
        const since = performance.now() - run.since;
        stepper.tick(settled ? 1 : momentsDue({ ...fall, passed: at - run.from, since }));
        hearSeeds(stepper.film, at, stepper.at);
        ticked?.(beatIndex !== stepper.beatIndex);
      },
      settled ? rest() : tickTime(fall),
    );
    return () => clearTimeout(timer);
  });
}
