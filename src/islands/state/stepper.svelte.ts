/** A cursor on a film. Owns where the reader is; knows no board, no rule, no clock. */
import type { Film, FilmBeat, Moment } from '../../figures/film.ts';

export class Stepper {
  #film: () => Film;
  #unfolded: () => boolean;
  #at = $state(0);
  /** Whether the film is running by itself. */
  playing = $state(false);
  /** Whether the seeds of a beat are shown falling one by one; without it a beat simply appears. */
  moving = $state(true);

  /**
   * @param film gives the film; when it changes, the cursor stays as near as it can
   * @param unfolded tells whether a step is one seed instead of one beat
   */
  constructor(film: () => Film, unfolded: () => boolean = () => false) {
    this.#film = film;
    this.#unfolded = unfolded;
  }

  film = $derived.by(() => this.#film());
  unfolded = $derived.by(() => this.#unfolded());
  /** The place in the film's moments. */
  at = $derived(Math.max(0, Math.min(this.#at, this.film.moments.length - 1)));
  moment: Moment = $derived(this.film.moments[this.at] as Moment);
  beatIndex = $derived(this.moment.beat);
  beat: FilmBeat = $derived(this.film.beats[this.beatIndex] as FilmBeat);
  /** Whether the beat has come to rest. */
  settled = $derived(this.at === this.beat.last);
  atStart = $derived(this.at === 0);
  atEnd = $derived(this.at === this.film.moments.length - 1);
  /** Whether a clock should call `tick`. */
  running = $derived(this.playing || (!this.unfolded && !this.settled));
  /** Whether the reader stands between two seeds of a beat, and stays there. */
  amidSeeds = $derived(this.unfolded && !this.settled && !this.playing);
  /** The words of this moment: the seed's when unfolded in mid-beat, else the beat's. */
  words = $derived(
    this.unfolded && !this.settled ? (this.moment.words ?? this.beat.caption) : this.beat.caption,
  );

  first(): void {
    this.playing = false;
    this.#at = 0;
  }

  last(): void {
    this.playing = false;
    this.#at = this.film.moments.length - 1;
  }

  back(): void {
    this.playing = false;
    if (this.unfolded) this.#at = Math.max(0, this.at - 1);
    else this.#at = this.film.beats[Math.max(0, this.beatIndex - 1)]?.last ?? 0;
  }

  forward(): void {
    this.playing = false;
    this.#step();
  }

  /** Puts the cursor on a beat, counted from 0, and on one of its moments; both are brought inside. */
  goTo(beat: number, moment?: number): void {
    const { beats } = this.film;
    const target = beats[Math.max(0, Math.min(beat, beats.length - 1))] as FilmBeat;
    this.playing = false;
    this.#at =
      moment === undefined
        ? target.last
        : Math.min(target.last, target.first + Math.max(0, moment));
  }

  togglePlay(): void {
    if (!this.playing && this.atEnd) this.#at = 0;
    this.playing = !this.playing;
  }

  /**
   * What the clock does: lets the next seed fall, or goes on to the next beat when playing.
   * @param seeds how many moments pass at once; never beyond the beat
   */
  tick(seeds = 1): void {
    if (this.settled) this.#step();
    else this.#at = Math.min(this.beat.last, this.at + seeds);
    if (this.atEnd) this.playing = false;
  }

  #step(): void {
    if (this.unfolded) {
      this.#at = Math.min(this.at + 1, this.film.moments.length - 1);
      return;
    }
    const following = this.film.beats[this.beatIndex + 1];
    if (following === undefined) this.#at = this.beat.last;
    else this.#at = this.moving ? following.first : following.last;
  }
}
