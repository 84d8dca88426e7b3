/**
 * Solves the endings of up to eighteen seeds and compares every value handed in, and every number of
 * positions by value. Takes minutes and two gigabytes, so it stands outside the unit tests:
 * `npm run test:far`, or `npm run test:far -- 15` for fewer seeds.
 */
import { solve } from '../../src/analysis/endings.ts';
import { placeOf } from '../../src/analysis/rank.ts';
import { ayo, ayoDestroy } from '../../src/engine/rulesets/ayo.ts';
import { awari } from '../../src/engine/rulesets/awari.ts';
import { layerLine, layersOf, positionsOf } from '../support/ending-records.ts';

const most = Number(process.argv[2] ?? 18);

for (const rules of [ayo, ayoDestroy, awari]) {
  const records = positionsOf(rules.id);
  const layers = layersOf(rules.id);
  const began = performance.now();
  let wrong = 0;
  let seeds = -1;
  for (const values of solve(rules, most)) {
    seeds++;
    const here = records.filter((record) => record.seeds === seeds);
    wrong += here.filter(({ layout, value }) => values[placeOf(layout)] !== value).length;
    const same = seeds === 0 || layerLine(seeds, values) === layers.get(seeds);
    if (!same) wrong++;
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    process.stdout.write(
      `${rules.id}, ${seeds} seeds: ${here.length} positions, ${seconds} s, ${wrong} wrong\n`,
    );
  }
  if (wrong > 0) process.exitCode = 1;
}
