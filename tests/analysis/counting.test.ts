import { expect, test } from 'vitest';
import { ladder, reachableCount } from '../../src/analysis/counting.ts';
import { layoutAt, layoutCount } from '../../src/analysis/rank.ts';
import { published } from '../support/ending-records.ts';

test('the ladder ends at the number of positions solved in 2002', () => {
  expect(ladder().at(-1)?.sum).toBe(889_063_398_406);
  expect(ladder().at(-1)?.reachable).toBe(203_648_015_935);
});

test('a position that can come about has an empty pit on the side that moved', () => {
  for (let seeds = 0; seeds <= 8; seeds++) {
    const layouts = Array.from({ length: layoutCount(seeds) }, (_, at) => layoutAt(seeds, at));
    expect(layouts.filter((layout) => layout.slice(6).includes(0))).toHaveLength(
      reachableCount(seeds),
    );
  }
});

test('what was published for up to forty seeds adds up to all layouts', () => {
  const rows = published();
  expect(rows).toHaveLength(41);
  for (const { seeds, won, drawn, lost } of rows)
    expect(won + drawn + lost).toBe(layoutCount(seeds));
});
