/** What is going on while a board is asked: nothing, reckoning, fetching, an answer. */
import { MOST_IN_FILES } from '../../analysis/ending-file.ts';
import type { Position } from '../../engine/types.ts';
import { reachFor } from './asked-board.ts';
import { fetchEndings } from './ending-download.ts';
import { Cancelled, EndingsClient } from './endings-client.ts';
import type { Answer } from './endings-talk.ts';

export type Work = { readonly percent: number; readonly part: 'values' | 'bounds' | 'files' };
/** `kept`: cancelled when the values were known already, and these stay. */
type Outcome = 'none' | 'cancelled' | 'kept' | 'failed';

export class Asking {
  work = $state.raw<Work | null>(null);
  answer = $state.raw<Answer | null>(null);
  outcome = $state<Outcome>('none');

  private readonly client: EndingsClient;
  private reach = -1;
  private fetching: AbortController | null = null;
  /** Counts what was begun, and what was asked: only the last of each is waited for. */
  private run = 0;
  private turn = 0;
  private asked: Position | null = null;

  constructor(client: EndingsClient = new EndingsClient()) {
    this.client = client;
  }

  /** Whether a board of so many seeds is answered without being solved first. */
  knows(ruleset: string, seeds: number): boolean {
    return this.client.known === ruleset && seeds <= this.reach;
  }

  /** Solves as far as the board needs and answers; then adds the bounds, and answers with them. */
  reckon(ruleset: string, position: Position, seeds: number): Promise<void> {
    const upTo = reachFor(seeds);
    return this.begin({ percent: 0, part: 'values' }, async (goesOn) => {
      await this.client.solve(ruleset, upTo, ({ done, all, part }) => {
        this.work = { percent: Math.floor((100 * done) / all), part };
      });
      if (!goesOn()) return;
      this.reach = upTo;
      this.work = { percent: 0, part: 'bounds' };
      await this.ask(position);
      if (!goesOn()) return;
      await this.client.bound();
      if (!goesOn()) return;
      this.work = null;
      // Another board may lie there by now.
      if (this.asked !== null) await this.ask(this.asked);
    });
  }

  /** Fetches the tables of the book instead, and answers. */
  load(ruleset: string, position: Position, folder: string): Promise<void> {
    return this.begin({ percent: 0, part: 'files' }, async (goesOn) => {
      const fetching = new AbortController();
      this.fetching = fetching;
      const layers = await fetchEndings(folder, ruleset, MOST_IN_FILES, {
        signal: fetching.signal,
        onLayer: (seeds) => {
          const percent = Math.floor((100 * (seeds + 1)) / (MOST_IN_FILES + 1));
          this.work = { percent, part: 'files' };
        },
      });
      if (!goesOn()) return;
      await this.client.take(ruleset, layers);
      if (!goesOn()) return;
      this.reach = MOST_IN_FILES;
      this.work = null;
      await this.ask(position);
    });
  }

  /** The answer to a board within reach. A later question makes an earlier one forgotten. */
  async ask(position: Position): Promise<void> {
    const turn = ++this.turn;
    this.asked = position;
    try {
      const answer = await this.client.ask(position, true);
      if (turn === this.turn) this.answer = answer;
    } catch (why) {
      if (turn === this.turn && !(why instanceof Cancelled)) this.outcome = 'failed';
    }
  }

  /** The board has changed: what was said of another is taken away. */
  forget(): void {
    this.turn++;
    this.asked = null;
    this.answer = null;
    this.outcome = 'none';
  }

  /** Stops what is under way. The values that are shown stay if only their bounds were to come. */
  cancel(): void {
    const values = this.work?.part === 'bounds' ? this.answer : null;
    this.stop();
    this.answer = values;
    this.outcome = values === null ? 'cancelled' : 'kept';
  }

  /** Lets everything go. */
  stop(): void {
    this.run++;
    this.forget();
    this.fetching?.abort();
    this.fetching = null;
    this.client.cancel();
    this.reach = -1;
    this.work = null;
  }

  private async begin(first: Work, deed: (goesOn: () => boolean) => Promise<void>): Promise<void> {
    this.stop();
    const run = ++this.run;
    this.work = first;
    try {
      await deed(() => run === this.run);
    } catch (why) {
      if (run !== this.run) return;
      this.work = null;
      this.outcome = why instanceof Cancelled ? 'cancelled' : 'failed';
    }
  }
}
