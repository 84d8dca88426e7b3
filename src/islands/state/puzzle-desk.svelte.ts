/** Which puzzle lies on the table, and which comes next. Knows no screen and no address. */
import { type Identity, nameOf, type Question } from '../../exercises/question.ts';
import { SEEDS } from '../../exercises/seed.ts';
import { LARGEST_NUMBER } from './puzzle-address.ts';
import { noteOf, type Progress } from './puzzle-progress.ts';
import { PuzzleSource } from './puzzle-source.ts';
import { Puzzle } from './puzzle.svelte.ts';

/** Lets the browser show what has changed before it is kept busy. */
const shown = (): Promise<void> => new Promise((go) => setTimeout(go, 20));

export class PuzzleDesk {
  puzzle: Puzzle;
  /** The puzzle that is being made, if one is. */
  making: Identity | null;
  /** Whether the last wish came to nothing because what makes puzzles could not be fetched. */
  lost = false;
  readonly #source: PuzzleSource;
  readonly #wait: () => Promise<void>;

  constructor(first: Question, source = new PuzzleSource(), wait = shown) {
    this.puzzle = $state.raw(new Puzzle(first));
    this.making = $state.raw(null);
    this.#source = source;
    this.#wait = wait;
  }

  /** What is chosen: the puzzle that is being made, else the one that lies there. */
  get identity(): Identity {
    return this.making ?? this.puzzle.question;
  }

  /**
   * Puts another puzzle on the table.
   * @returns whether it is the one asked for; null where a later wish has overtaken this one
   */
  async open(wanted: Identity, progress: Progress): Promise<boolean | null> {
    this.making = wanted;
    await this.#wait();
    if (this.making !== wanted) return null;
    const question = await this.#ask(wanted);
    if (this.making !== wanted) return null;
    this.making = null;
    if (question === null) return false;
    this.puzzle = new Puzzle(question, noteOf(progress, nameOf(question)));
    return question.number === wanted.number;
  }

  /** Goes on to the next puzzle; where a series holds no more, to the first of the next. */
  async next(progress: Progress): Promise<boolean | null> {
    const wanted = this.after(this.identity, progress);
    const found = await this.open(wanted, progress);
    return found === false && !this.lost ? this.open(this.nextSeries(wanted), progress) : found;
  }

  /** A puzzle, or null where there is none; the one that lies there is not made again. */
  async #ask(wanted: Identity): Promise<Question | null> {
    this.lost = false;
    if (nameOf(wanted) === this.puzzle.name) return this.puzzle.question;
    try {
      return await this.#source.ask(wanted);
    } catch {
      this.lost = true;
      return null;
    }
  }

  /** The puzzle after this one: the next that has not ended. After the last of a series comes the next series. */
  after(identity: Identity, progress: Progress): Identity {
    let next = identity;
    do {
      next =
        next.number < LARGEST_NUMBER ? { ...next, number: next.number + 1 } : this.nextSeries(next);
    } while (next.number !== 1 && noteOf(progress, nameOf(next)).end !== 'open');
    return next;
  }

  nextSeries(identity: Identity): Identity {
    const seed = identity.seed < SEEDS.most ? identity.seed + 1 : SEEDS.least;
    return { ...identity, seed, number: 1 };
  }

  /** The first puzzle of a series that has not ended. */
  firstOpen(kind: Omit<Identity, 'number'>, progress: Progress): Identity {
    const first = { ...kind, number: 1 };
    return noteOf(progress, nameOf(first)).end === 'open' ? first : this.after(first, progress);
  }
}
