/** What is going on while a board is asked: nothing, reckoning, fetching, an answer. */
import { MOST_IN_FILES } from '../../analysis/ending-file.ts';
import type { Position } from '../../engine/types.ts';
import { reachFor } from './asked-board.ts';
import { fetchEndings } from './ending-download.ts';
import { Cancelled, EndingsClient } from './endings-client.ts';
import type { Answer } from './endings-talk.ts';

export type Work = { readonly percent: number; readonly part: 'values' | 'bounds' | 'files' };
type Outcome = 'none' | 'cancelled' | 'failed';

export class Asking {
  work = $state.raw<Work | null>(null);
  answer = $state.raw<Answer | null>(null);
  outcome = $state<Outcome>('none');

  private readonly client: EndingsClient;
  private reach = -1;
  private fetching: AbortController | null = null;
  private turn = 0;

  constructor(client: EndingsClient = new EndingsClient()) {
    this.client = client;
  }

  /** Whether a board of so many seeds can be answered at once. */
  knows(ruleset: string, seeds: number): boolean {
    return this.work === null && this.client.known === ruleset && seeds <= this.reach;
  }

  /** Solves as far as the board needs, bounds too, and answers. */
  reckon(ruleset: string, position: Position, seeds: number): Promise<void> {
    const upTo = reachFor(seeds);
    return this.run(position, upTo, { percent: 0, part: 'values' }, () =>
      this.client.solve(ruleset, upTo, {
        bounds: true,
        onProgress: ({ done, all, part }) => {
          this.work = { percent: Math.floor((100 * done) / all), part };
        },
      }),
    );
  }

  /** Fetches the tables of the book instead, and answers. */
  load(ruleset: string, position: Position, folder: string): Promise<void> {
    return this.run(position, MOST_IN_FILES, { percent: 0, part: 'files' }, async () => {
      const fetching = new AbortController();
      this.fetching = fetching;
      const layers = await fetchEndings(folder, ruleset, MOST_IN_FILES, {
        signal: fetching.signal,
        onLayer: (seeds) => {
          const percent = Math.floor((100 * (seeds + 1)) / (MOST_IN_FILES + 1));
          this.work = { percent, part: 'files' };
        },
      });
      await this.client.take(ruleset, layers);
    });
  }

  /** The answer to a board within reach. A later question makes an earlier one forgotten. */
  async ask(position: Position): Promise<void> {
    const turn = ++this.turn;
    try {
      const answer = await this.client.ask(position, true);
      if (turn === this.turn) this.answer = answer;
    } catch (why) {
      if (turn === this.turn && !(why instanceof Cancelled)) this.outcome = 'failed';
    }
  }

  /** The board has changed beyond what is known: what was said of another is taken away. */
  forget(): void {
    this.turn++;
    this.answer = null;
    this.outcome = 'none';
  }

  /** Stops what is under way and keeps nothing. */
  cancel(): void {
    this.stop();
    this.outcome = 'cancelled';
  }

  /** Lets everything go. */
  stop(): void {
    this.turn++;
    this.fetching?.abort();
    this.fetching = null;
    this.client.cancel();
    this.reach = -1;
    this.work = null;
    this.answer = null;
  }

  private async run(
    position: Position,
    upTo: number,
    first: Work,
    deed: () => Promise<void>,
  ): Promise<void> {
    this.stop();
    const turn = ++this.turn;
    this.outcome = 'none';
    this.work = first;
    try {
      await deed();
      if (turn !== this.turn) return;
      this.reach = upTo;
      this.work = null;
      await this.ask(position);
    } catch (why) {
      if (turn !== this.turn) return;
      this.work = null;
      this.outcome = why instanceof Cancelled ? 'cancelled' : 'failed';
    }
  }
}
