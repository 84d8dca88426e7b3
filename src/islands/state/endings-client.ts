/**
 * The page's side of the endings: starts the worker when first asked, hears its progress, stops it at
 * once when told, and keeps answers for the rule book on the table and no other.
 */
import { keyOf } from '../../engine/position.ts';
import type { Position } from '../../engine/types.ts';
import type { Answer, Asked, Progress, Told } from './endings-talk.ts';

/** As much of a worker as is needed, so that a test can hand in something else. */
export type Speaking = {
  readonly ask: (asked: Asked, transfer: Transferable[]) => void;
  readonly stop: () => void;
};

/** Starts a worker that tells what it finds, and why it failed if it could not start. */
export type StartWorker = (hear: (told: Told) => void, fail: (why: Error) => void) => Speaking;

/** Said by what was under way when it is cancelled. */
export class Cancelled extends Error {
  constructor() {
    super('Cancelled.');
  }
}

type Waiting<T> = { readonly done: (value: T) => void; readonly failed: (why: Error) => void };

/** The worker of this book. The bundler finds it by this expression and gives it an address of its own. */
export const endingsWorker: StartWorker = (hear, fail) => {
  const worker = new Worker(new URL('../endings.worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<Told>) => hear(data));
  worker.addEventListener('error', ({ message }) => fail(new Error(message)));
  return {
    ask: (asked, transfer) => worker.postMessage(asked, transfer),
    stop: () => worker.terminate(),
  };
};

export class EndingsClient {
  private readonly start: StartWorker;
  private worker: Speaking | null = null;
  private ruleset: string | null = null;
  private solving: Waiting<void> | null = null;
  private onProgress: (progress: Progress) => void = () => {};
  private readonly asked = new Map<number, Waiting<Answer>>();
  private readonly answers = new Map<string, Promise<Answer>>();
  private lastId = 0;

  constructor(start: StartWorker = endingsWorker) {
    this.start = start;
  }

  /** The rule book whose endings are known or being solved. */
  get known(): string | null {
    return this.ruleset;
  }

  /**
   * Solves the values of a rule book up to so many seeds. What was under way before is cancelled, and
   * every answer of before is dropped. Done when the values are known.
   */
  solve(
    ruleset: string,
    upTo: number,
    onProgress: (progress: Progress) => void = () => {},
  ): Promise<void> {
    this.cancel();
    this.onProgress = onProgress;
    return this.begin(ruleset, { kind: 'solve', ruleset, upTo });
  }

  /** Hands the worker tables that were fetched as files. They go over whole and are not kept here. */
  take(ruleset: string, layers: readonly Int8Array<ArrayBuffer>[]): Promise<void> {
    this.cancel();
    const buffers = layers.map(({ buffer }) => buffer);
    return this.begin(ruleset, { kind: 'take', ruleset, layers }, buffers);
  }

  /**
   * Adds the bounds to the values that are known. Answers are given without them until they are known;
   * questions asked meanwhile wait.
   */
  bound(): Promise<void> {
    const { worker } = this;
    if (worker === null || this.solving !== null)
      return Promise.reject(new Error('No endings are known yet.'));
    return this.waitFor(worker, { kind: 'bound' }, []);
  }

  /** What a position is worth by the book on the table; the same question is asked once. */
  ask(position: Position, line = false): Promise<Answer> {
    const key = `${keyOf(position)} ${line}`;
    const known = this.answers.get(key);
    if (known !== undefined) return known;
    const { worker } = this;
    if (worker === null) return Promise.reject(new Error('No endings are known yet.'));
    const id = ++this.lastId;
    const answer = new Promise<Answer>((done, failed) => this.asked.set(id, { done, failed }));
    this.answers.set(key, answer);
    answer.catch(() => this.answers.delete(key));
    worker.ask({ kind: 'advise', id, position, line }, []);
    return answer;
  }

  /** Stops everything at once: the worker is gone, and with it all that it held. */
  cancel(): void {
    const { worker, solving } = this;
    this.worker = null;
    worker?.stop();
    this.ruleset = null;
    this.solving = null;
    this.answers.clear();
    const waiting = Array.from(this.asked.values());
    this.asked.clear();
    for (const { failed } of [...(solving === null ? [] : [solving]), ...waiting])
      failed(new Cancelled());
  }

  private begin(ruleset: string, asked: Asked, transfer: Transferable[] = []): Promise<void> {
    // What a worker says after it was stopped is for nobody.
    const worker: Speaking = this.start(
      (told) => this.worker === worker && this.hear(told),
      (why) => this.worker === worker && this.fail(why),
    );
    this.worker = worker;
    this.ruleset = ruleset;
    return this.waitFor(worker, asked, transfer);
  }

  private waitFor(worker: Speaking, asked: Asked, transfer: Transferable[]): Promise<void> {
    return new Promise<void>((done, failed) => {
      this.solving = { done, failed };
      worker.ask(asked, transfer);
    });
  }

  private hear(told: Told): void {
    switch (told.kind) {
      case 'progress':
        this.onProgress(told);
        break;
      case 'values-known':
        this.settle();
        break;
      case 'bounds-known':
        // What was answered before knows nothing of them.
        this.answers.clear();
        this.settle();
        break;
      case 'answer':
        this.asked.get(told.id)?.done(told.answer);
        this.asked.delete(told.id);
        break;
      case 'failed':
        if (told.id === null) this.fail(new Error(told.why));
        else {
          this.asked.get(told.id)?.failed(new Error(told.why));
          this.asked.delete(told.id);
        }
        break;
      default:
        told satisfies never;
    }
  }

  private settle(): void {
    this.solving?.done();
    this.solving = null;
  }

  private fail(why: Error): void {
    const { solving } = this;
    this.solving = null;
    this.cancel();
    solving?.failed(why);
  }
}
