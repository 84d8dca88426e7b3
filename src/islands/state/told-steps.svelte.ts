/**
 * A worked example being shown: its film, where in it the reader is, what is said of that aloud and
 * what the address says. Knows nothing of how it is drawn; the chapter's stepper and the projector do that.
 */
import { onMount } from 'svelte';
import type { Film } from '../../figures/film.ts';
import { filmOfLine, type WrittenLine } from '../../figures/line-film.ts';
import { runClock } from './clock.svelte.ts';
import { keepPlace } from './kept-place.ts';
import { heedMotion } from './motion.ts';
import { addressOf, type AskedPlace, beatLengths } from './place-in-address.ts';
import { preferences, readingTime, SEED_TIME } from './preferences.svelte.ts';
import { hearSeeds } from './seed-sound.ts';
import { Stepper } from './stepper.svelte.ts';

/** What is shown, and how it stands in the address. */
export type Shown = {
  readonly line: WrittenLine;
  /** The example's name in the address; empty where the page shows one alone. */
  readonly name: string;
  /** What the address asks of it; null when it asks nothing. */
  readonly asked: (lengths: readonly number[]) => AskedPlace | null;
};

export class ToldSteps {
  #shown: () => Shown;
  /** A link to one seed shows this example seed by seed, whatever the reader has set for all. */
  #linkedSeed = $state(false);
  /** What was wrong with the address. */
  notice = $state('');
  /** What a listener hears. */
  announced = $state('');
  /** Whether script has taken the page over. */
  alive = $state(false);
  readonly stepper: Stepper;

  /** @param shown what is shown, asked anew whenever it changes */
  constructor(shown: () => Shown) {
    this.#shown = shown;
    this.stepper = new Stepper(
      () => this.film,
      () => preferences.unfolded || this.#linkedSeed,
    );
  }

  film: Film = $derived.by(() => filmOfLine(this.#shown().line));
  controls = $derived.by(() => this.#shown().line.phrases.controls);
  stepText = $derived.by(() =>
    this.controls.step({ step: this.stepper.beatIndex + 1, of: this.film.beats.length }),
  );
  #told = $derived.by(() =>
    [this.stepper.words, this.stepper.beat.remark ?? ''].filter(Boolean).join(' '),
  );
  #spoken = $derived.by(() => `${this.stepText}. ${this.#told}`);

  /** Something the reader did: say where we are now, and let the address say it too. */
  act(deed: () => void, atSlider = false): void {
    const before = this.stepper.at;
    deed();
    hearSeeds(this.film, before, this.stepper.at);
    this.notice = '';
    // The slider says by itself which step it is at.
    this.announced = atSlider ? this.#told : this.#spoken;
    this.#keepPlace();
  }

  /** The address of what is shown, on this page or on another that shows it under that name. */
  address(page = location.href, name = this.#shown().name): string {
    const { amidSeeds, at, beat, beatIndex } = this.stepper;
    return addressOf(page, name, beatIndex, amidSeeds ? at - beat.first : undefined);
  }

  readAddress(): void {
    const asked = this.#shown().asked(beatLengths(this.film));
    if (asked === null) return;
    this.#linkedSeed = asked.moment !== undefined;
    this.stepper.goTo(asked.beat, asked.moment);
    const of = this.film.beats.length;
    this.notice =
      asked.unknown === null
        ? ''
        : this.controls.noSuchStep({ asked: asked.unknown, of, shown: asked.beat + 1 });
  }

  /** The reader's own choice, for every board: a link's choice for this one ends with it. */
  unfold(unfolded: boolean): void {
    this.#linkedSeed = false;
    preferences.unfolded = unfolded;
    preferences.keep();
  }

  /**
   * Comes alive with the component that shows it, and ends with it. To be called while that is set up.
   * @param heed listens for what else moves the reader; gives back the way to stop
   */
  attend(heed: () => () => void = () => () => {}): void {
    const { stepper } = this;
    onMount(() => {
      preferences.read();
      const restless = heedMotion((moving) => (stepper.moving = moving));
      const deaf = heed();
      this.readAddress();
      this.alive = true;
      return () => {
        restless();
        deaf();
      };
    });
    runClock(stepper, {
      seed: () => SEED_TIME[preferences.pace],
      rest: () =>
        stepper.unfolded
          ? SEED_TIME[preferences.pace]
          : readingTime(this.#spoken, preferences.pace),
      ticked: (beatChanged) => {
        // What a reader's own step shows was said when it was taken.
        if (!beatChanged) return;
        this.announced = this.#spoken;
        this.#keepPlace();
      },
    });
  }

  #keepPlace(): void {
    keepPlace(this.#shown().name, this.address());
  }
}
