/** What makes seeds fall by themselves: one wait at a time, given up as soon as the reader acts. */
import { preferences } from './preferences.svelte.ts';
import { click } from './seed-sound.ts';
import type { Stepper } from './stepper.svelte.ts';

/** How long the clock waits, in milliseconds, and what it does after a tick. */
export type ClockWork = {
  readonly wait: () => number;
  readonly ticked?: (beatChanged: boolean) => void;
};

/** Milliseconds that a beat may take at most: a relay of hundreds of seeds falls faster. */
const LONGEST_BEAT = 9000;

const lengthOf = ({ beat }: Stepper): number => beat.last - beat.first + 1;

/** Runs a stepper's clock. To be called while a component is set up; it ends with the component. */
export function runClock(stepper: Stepper, { wait, ticked }: ClockWork): void {
  $effect(() => {
    if (!stepper.running) return undefined;
    const before = stepper.beatIndex;
    const timer = setTimeout(
      () => {
        stepper.tick();
        if (preferences.sound && stepper.moment.words !== null) click();
        ticked?.(before !== stepper.beatIndex);
      },
      Math.min(wait(), stepper.settled ? Infinity : LONGEST_BEAT / lengthOf(stepper)),
    );
    // The wait begins anew with every moment.
    void stepper.at;
    return () => clearTimeout(timer);
  });
}
