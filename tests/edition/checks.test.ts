import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { RULESETS } from '../../src/engine/rulesets/all.ts';
import { lineChecks, moveChecks } from '../support/checks.ts';
import { readRecords } from '../support/records.ts';

/** The games of the second reading of Murray: a first position, a line a move, how it ended. */
const iyoghGames = (): readonly { moves: readonly string[] }[] =>
  readFileSync('tests/data/games/iyogh.txt', 'utf8')
    .trim()
    .split('\n\n')
    .map((game) => ({ moves: game.trim().split('\n').slice(1, -1) }));

/**
 * What the page about the book says of the checks is what the tests do. The answers compared are
 * held to it where they are compared, in `tests/engine/`.
 */
test.each(moveChecks)('$id: as many games, positions and moves as the file holds', (check) => {
  const records = check.data === 'iyogh' ? iyoghGames() : readRecords(check.data);
  const moves = records.reduce((sum, record) => sum + record.moves.length, 0);
  expect([records.length, moves]).toEqual([check.records, check.moves]);
});

test.each(lineChecks)('$id: as many lines of play as the other programs count', (check) => {
  const [position = '', theirs = '', unfinished = ''] =
    readFileSync(`tests/data/perft/${check.data}.txt`, 'utf8')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))[0]
      ?.split('|')
      .map((column) => column.trim()) ?? [];
  expect(position).toMatch(/ {2}0-0 {2}S$/);
  const counts = theirs.split(' ').map(Number);
  expect([counts.length, counts.at(-1)]).toEqual([check.depth, check.lines]);
  expect(Number(unfinished.split(' ').at(-1))).toBe(check.unfinished);
});

test('every rule book that is named is one of the engine’s', () => {
  const ids: readonly string[] = RULESETS.map(({ id }) => id);
  const named = [
    ...moveChecks.map(({ ruleset }) => ruleset),
    ...lineChecks.flatMap(({ rulesets }) => rulesets),
  ];
  expect(named.filter((id) => !ids.includes(id))).toEqual([]);
});
