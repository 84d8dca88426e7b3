import { beforeEach, describe, expect, test } from 'vitest';
import { unpacked } from '../../src/analysis/ending-file.ts';
import { endingsOf } from '../../src/analysis/endings.ts';
import { makeEndingFiles } from '../../src/edition/ending-files.ts';
import { ayo } from '../../src/engine/rulesets/ayo.ts';
import { handout } from '../../src/engine/rulesets/handout.ts';
import { oware } from '../../src/engine/rulesets/oware.ts';
import { weightOf } from '../../src/islands/state/ending-download.ts';
import { Cancelled, EndingsClient, type Speaking } from '../../src/islands/state/endings-client.ts';
import { EndingsDesk } from '../../src/islands/state/endings-desk.ts';
import type { Asked, Progress, Told } from '../../src/islands/state/endings-talk.ts';
import { given } from '../support/given.ts';

/** A worker without a thread: its desk hears each message a little later, unless it is gone by then. */
class Spoken implements Speaking {
  gone = false;
  readonly heard: Asked[] = [];
  private readonly desk: EndingsDesk;

  constructor(hear: (told: Told) => void) {
    this.desk = new EndingsDesk((told) => {
      const copy = structuredClone(told);
      queueMicrotask(() => hear(copy));
    });
  }

  ask(asked: Asked): void {
    this.heard.push(asked);
    setTimeout(() => {
      if (!this.gone) this.desk.hear(structuredClone(asked));
    });
  }

  stop(): void {
    this.gone = true;
  }
}

let workers: Spoken[] = [];
let client: EndingsClient;

beforeEach(() => {
  workers = [];
  client = new EndingsClient((hear) => {
    const worker = new Spoken(hear);
    workers.push(worker);
    return worker;
  });
});

const SWEEP = '3 0 0 0 0 2 / 0 0 0 0 1 1  21-20  S';

describe('the endings of a page', () => {
  test('start no worker until they are asked for', async () => {
    await expect(client.ask(given(ayo, SWEEP))).rejects.toThrow('No endings');
    expect(workers).toHaveLength(0);
  });

  test('tell how far they are, number of seeds by number of seeds', async () => {
    const told: Progress[] = [];
    await client.solve('ayo', 6, (progress) => told.push(progress));
    await client.bound();

    expect(told.map(({ part, seeds }) => `${part} ${seeds}`)).toEqual(
      ['values', 'bounds'].flatMap((part) =>
        [0, 1, 2, 3, 4, 5, 6].map((seeds) => `${part} ${seeds}`),
      ),
    );
    expect(told.at(-1)).toMatchObject({ done: 18_564, all: 18_564 });
  });

  test('answer with the name of the book, the bounds and the line that were asked for', async () => {
    await client.solve('oware', 7);
    await client.bound();
    const answer = await client.ask(given(oware, '1 0 0 0 0 0 / 0 0 0 0 0 1  24-22  S'), true);

    expect(answer.ruleset).toBe('oware');
    expect(answer.advice?.value).toBe(0);
    expect(answer.bounds).toEqual({ atLeast: -2, atMost: 2 });
    expect(answer.line?.moves).toHaveLength(12);
    expect(answer.line?.outcome).toMatchObject({ cause: 'repetition', side: 'south' });
  });

  test('answer before the bounds are known, and again with them', async () => {
    await client.solve('ayo', 7);
    const before = await client.ask(given(ayo, SWEEP));
    await client.bound();
    const after = await client.ask(given(ayo, SWEEP));

    expect(before.bounds).toBeNull();
    expect(after.bounds).not.toBeNull();
    expect(after.advice).toEqual(before.advice);
  });

  test('have no bounds before they have values', async () => {
    await expect(client.bound()).rejects.toThrow('No endings');
    const solving = client.solve('ayo', 5);
    await expect(client.bound()).rejects.toThrow('No endings');
    await solving;
  });

  test('ask the same question once', async () => {
    await client.solve('ayo', 7);
    const [one, two] = [client.ask(given(ayo, SWEEP)), client.ask(given(ayo, SWEEP))];

    expect(await one).toBe(await two);
    expect(workers[0]?.heard.map(({ kind }) => kind)).toEqual(['solve', 'advise']);
  });

  test('drop every answer of another book', async () => {
    await client.solve('handout', 7);
    const taking = await client.ask(given(handout, SWEEP));
    await client.solve('oware', 7);
    const sparing = await client.ask(given(oware, SWEEP));

    expect([taking.ruleset, taking.advice?.moves.at(-1)?.taken]).toEqual(['handout', 4]);
    expect([sparing.ruleset, sparing.advice?.moves.at(-1)?.taken]).toEqual(['oware', 0]);
    expect(workers.map(({ gone }) => gone)).toEqual([true, false]);
  });

  test('say that a board is out of reach instead of guessing', async () => {
    await client.solve('ayo', 5);
    const answer = await client.ask(given(ayo, '4 4 4 4 4 4 / 4 4 4 4 4 4  0-0  S'), true);

    expect([answer.advice, answer.line]).toEqual([null, null]);
  });

  test('can be stopped: the worker is gone, and what waited is told so', async () => {
    const solving = client.solve('ayo', 9);
    client.cancel();

    await expect(solving).rejects.toThrow(Cancelled);
    expect(workers[0]?.gone).toBe(true);
    expect(client.known).toBeNull();
  });

  test('stopped while a question waits tell that too', async () => {
    await client.solve('ayo', 7);
    const asked = client.ask(given(ayo, SWEEP));
    client.cancel();

    await expect(asked).rejects.toThrow(Cancelled);
  });

  test('say why a book cannot be solved, and leave no worker behind', async () => {
    await expect(client.solve('ayoayo', 4)).rejects.toThrow('ayoayo');
    expect(workers.map(({ gone }) => gone)).toEqual([true]);
  });

  test('leave one worker at most, however often another book is chosen', async () => {
    const started = ['ayo', 'oware', 'awari', 'ayo'].map((book) => client.solve(book, 5));
    const ended = await Promise.allSettled(started);

    expect(ended.map(({ status }) => status)).toEqual([
      'rejected',
      'rejected',
      'rejected',
      'fulfilled',
    ]);
    expect(workers.filter(({ gone }) => !gone)).toHaveLength(1);
  });

  test('may be taken from files instead', async () => {
    await client.take('ayo', endingsOf(ayo, 7) as readonly Int8Array<ArrayBuffer>[]);
    const answer = await client.ask(given(ayo, SWEEP));

    expect(answer.advice?.moves).toHaveLength(2);
  });
});

test('the files of the book hold the values, and the relatives of the first book weigh little more', async () => {
  const { files, sizes } = await makeEndingFiles(8);
  const file = files.find(({ name }) => name === 'ayo/8.bin');
  const whole = weightOf(sizes, 'ayo', 8);

  expect(files).toHaveLength(4 * 9);
  expect(files.reduce((sum, { bytes }) => sum + bytes.length, 0)).toBeLessThan(1.5 * whole);
  expect(weightOf(sizes, 'oware', 8)).toBe(whole);
  expect(weightOf(sizes, 'awari', 8)).toBeGreaterThan(whole);
  expect(await unpacked(file?.bytes ?? new Uint8Array(), null)).toEqual(endingsOf(ayo, 8)[8]);
});
