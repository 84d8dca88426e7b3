import { afterEach, describe, expect, test, vi } from 'vitest';
import { ayo } from '../../src/engine/rulesets/ayo.ts';
import { Asking } from '../../src/islands/state/asking.svelte.ts';
import { EndingsClient, type Speaking } from '../../src/islands/state/endings-client.ts';
import type { Asked, Told } from '../../src/islands/state/endings-talk.ts';
import { given } from '../support/given.ts';

const BOARD = given(ayo, '0 0 0 0 0 1 / 0 0 0 0 0 1  23-23  S');
const OTHER = given(ayo, '0 0 0 0 1 0 / 0 0 0 0 0 1  23-23  N');

/** A worker that does nothing but answer; whose turn it is tells which board was asked about. */
class Quick implements Speaking {
  gone = false;
  private bounded = false;
  private readonly hear: (told: Told) => void;
  private readonly ignores: readonly Asked['kind'][];

  /** @param ignores what it is for ever busy with once it is asked */
  constructor(hear: (told: Told) => void, ignores: readonly Asked['kind'][]) {
    this.hear = hear;
    this.ignores = ignores;
  }

  ask(asked: Asked): void {
    if (!this.ignores.includes(asked.kind)) setTimeout(() => this.gone || this.answer(asked));
  }

  stop(): void {
    this.gone = true;
  }

  answer(asked: Asked): void {
    switch (asked.kind) {
      case 'solve':
        if (asked.ruleset !== 'ayo') return this.hear({ kind: 'failed', id: null, why: 'no' });
        this.hear({ kind: 'progress', seeds: 1, done: 1, all: 2, part: 'values' });
        return this.hear({ kind: 'values-known', ruleset: 'ayo', upTo: asked.upTo });
      case 'bound':
        this.bounded = true;
        return this.hear({ kind: 'bounds-known', ruleset: 'ayo', upTo: 8 });
      case 'advise':
        return this.hear({
          kind: 'answer',
          id: asked.id,
          answer: {
            ruleset: asked.position.toMove,
            advice: null,
            bounds: this.bounded ? { atLeast: 0, atMost: 0 } : null,
            movesUntilSure: null,
            line: null,
          },
        });
      case 'take':
        return this.hear({ kind: 'values-known', ruleset: 'ayo', upTo: 12 });
      default:
        return asked satisfies never;
    }
  }
}

/** Somebody who asks; the worker is for ever busy with what it is told to ignore. */
function asker(...ignores: Asked['kind'][]): { asking: Asking; workers: Quick[] } {
  const workers: Quick[] = [];
  const client = new EndingsClient((hear) => {
    const worker = new Quick(hear, ignores);
    workers.push(worker);
    return worker;
  });
  return { asking: new Asking(client), workers };
}

/** Whose turn it is on the board that was answered, and whether with bounds. */
const told = ({ answer }: Asking) => answer && [answer.ruleset, answer.bounds !== null];

/** An answer is there, and only the bounds are still to come. */
const valuesShown = (asking: Asking): Promise<void> =>
  vi.waitFor(() => {
    expect(asking.work?.part).toBe('bounds');
    expect(asking.answer).not.toBeNull();
  });

afterEach(() => vi.unstubAllGlobals());

describe('A board that is asked', () => {
  test('is answered with its value and its bounds, and then nothing is under way', async () => {
    const { asking } = asker();
    await asking.reckon('ayo', BOARD, 2);

    expect(told(asking)).toEqual(['south', true]);
    expect([asking.work, asking.outcome]).toEqual([null, 'none']);
  });

  test('is answered by its value while the bounds are still worked out', async () => {
    const { asking } = asker('bound');
    void asking.reckon('ayo', BOARD, 2);
    await valuesShown(asking);

    expect(told(asking)).toEqual(['south', false]);
  });

  test('and cancelled while only the bounds are worked out keeps the values that are shown', async () => {
    const { asking, workers } = asker('bound');
    void asking.reckon('ayo', BOARD, 2);
    await valuesShown(asking);
    const { answer } = asking;
    asking.cancel();

    expect(asking.answer).toBe(answer);
    expect([asking.work, asking.outcome]).toEqual([null, 'kept']);
    expect(workers.every(({ gone }) => gone)).toBe(true);
    expect(asking.knows('ayo', 2)).toBe(false);

    asking.forget();
    expect([asking.answer, asking.outcome]).toEqual([null, 'none']);
  });

  test('and cancelled before its value is known keeps nothing, and is told nothing later', async () => {
    const { asking } = asker('solve');
    const reckoning = asking.reckon('ayo', BOARD, 2);
    expect(asking.work).toEqual({ percent: 0, part: 'values' });
    asking.cancel();
    await reckoning;

    expect([asking.answer, asking.work, asking.outcome]).toEqual([null, null, 'cancelled']);
  });

  test('and changed while the bounds are worked out is answered as it lies, bounds and all', async () => {
    const { asking, workers } = asker('bound');
    const reckoning = asking.reckon('ayo', BOARD, 2);
    await valuesShown(asking);
    asking.forget();
    await asking.ask(OTHER);
    expect(told(asking)).toEqual(['north', false]);
    workers[0]?.answer({ kind: 'bound' });
    await reckoning;

    expect(told(asking)).toEqual(['north', true]);
  });

  test('is forgotten when another is asked after it', async () => {
    const { asking } = asker();
    await asking.reckon('ayo', BOARD, 2);
    const [first, second] = [asking.ask(BOARD), asking.ask(OTHER)];
    await Promise.all([first, second]);

    expect(told(asking)).toEqual(['north', true]);
  });

  test('makes boards of no more seeds known, by the same rules, until all is let go', async () => {
    const { asking } = asker();
    await asking.reckon('ayo', BOARD, 2);

    expect([asking.knows('ayo', 8), asking.knows('ayo', 9)]).toEqual([true, false]);
    expect(asking.knows('oware', 2)).toBe(false);
    asking.stop();
    expect(asking.knows('ayo', 2)).toBe(false);
  });

  test('of rules that cannot be solved is told to have failed, and can be asked again', async () => {
    const { asking } = asker();
    await asking.reckon('ayoayo', BOARD, 2);
    expect([asking.answer, asking.work, asking.outcome]).toEqual([null, null, 'failed']);

    await asking.reckon('ayo', BOARD, 2);
    expect([told(asking), asking.outcome]).toEqual([['south', true], 'none']);
  });
});

describe('Tables that are fetched', () => {
  test('and are not there are told to have failed', async () => {
    vi.stubGlobal('fetch', async () => new Response(null, { status: 404 }));
    const { asking } = asker();
    await asking.load('ayo', BOARD, 'endings/');

    expect([asking.answer, asking.work, asking.outcome]).toEqual([null, null, 'failed']);
  });

  test('are fetched no further once that is cancelled', async () => {
    const signals: (AbortSignal | null | undefined)[] = [];
    vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => {
      signals.push(signal);
      return new Promise(() => {});
    });
    const { asking } = asker();
    void asking.load('ayo', BOARD, 'endings/');
    expect(asking.work?.part).toBe('files');
    asking.cancel();

    expect(signals.map((signal) => signal?.aborted)).toEqual([true]);
    expect([asking.work, asking.outcome]).toEqual([null, 'cancelled']);
  });
});
