import { afterEach, expect, test, vi } from 'vitest';
import { packed } from '../../src/analysis/ending-file.ts';
import { endingsOf } from '../../src/analysis/endings.ts';
import { ayo } from '../../src/engine/rulesets/ayo.ts';
import { awari } from '../../src/engine/rulesets/awari.ts';
import { fetchEndings } from '../../src/islands/state/ending-download.ts';

const books: ReadonlyMap<string, ReturnType<typeof endingsOf>> = new Map(
  [ayo, awari].map((rules) => [rules.id, endingsOf(rules, 5)]),
);

/** A server that has the files of two books. `before` is done before a file comes. */
function serve(before: (address: string) => void = () => {}): void {
  vi.stubGlobal('fetch', async (address: string) => {
    before(address);
    const [, book = '', seeds = ''] = /endings\/(.+)\/(\d+)\.bin$/.exec(address) ?? [];
    const values = books.get(book)?.[Number(seeds)];
    if (values === undefined) return new Response(null, { status: 404 });
    const whole = book === 'ayo' ? null : (books.get('ayo')?.[Number(seeds)] ?? null);
    return new Response(await packed(values, whole));
  });
}

afterEach(() => vi.unstubAllGlobals());

test('The tables that are fetched are the tables that were solved, of the whole book and of a relative', async () => {
  serve();
  expect(await fetchEndings('endings/', 'ayo', 5)).toEqual(books.get('ayo'));
  expect(await fetchEndings('endings/', 'awari', 5)).toEqual(books.get('awari'));
});

test('What is stopped while its last file is on the way gives no tables, and tells no more of itself', async () => {
  const stop = new AbortController();
  const told: number[] = [];
  serve((address) => address.endsWith('ayo/5.bin') && stop.abort());
  const fetching = fetchEndings('endings/', 'ayo', 5, {
    signal: stop.signal,
    onLayer: (seeds) => told.push(seeds),
  });

  await expect(fetching).rejects.toThrow('abort');
  expect(told).toEqual([0, 1, 2, 3, 4]);
});

test('A file that is not there is told by its name', async () => {
  serve();
  await expect(fetchEndings('endings/', 'ayo', 6)).rejects.toThrow('404');
});
