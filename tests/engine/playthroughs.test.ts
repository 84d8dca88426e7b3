import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { RULESETS } from '../../src/engine/rulesets/all.ts';
import { playthrough } from '../support/playthrough.ts';

const folder = new URL('../playthroughs/', import.meta.url);

/**
 * One whole game a ruleset, kept as text that people can read: boards, legal moves, events. A rule
 * that changes shows here in its own words. Written anew with `PLAYTHROUGHS=write`.
 */
describe('the kept game', () => {
  test.each(RULESETS)('of $id goes as it is written', (rules) => {
    const file = new URL(`${rules.id}.txt`, folder);
    const now = playthrough(rules);
    if (process.env['PLAYTHROUGHS'] === 'write') {
      mkdirSync(folder, { recursive: true });
      writeFileSync(file, now);
    }

    expect(existsSync(file)).toBe(true);
    expect(now).toBe(readFileSync(file, 'utf8'));
  });
});
