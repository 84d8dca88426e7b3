import { describe, expect, test } from 'vitest';
import { progressText, readProgress } from '../../src/islands/state/progress-file.ts';
import type { Note } from '../../src/islands/state/puzzle-progress.ts';

const solved: Note = { tries: 2, hints: 1, end: 'solved' };
const file = (...puzzles: unknown[]): string =>
  JSON.stringify({ kind: 'ayo-puzzles', version: 1, puzzles });

describe('a file of progress', () => {
  test('is read as it was written', () => {
    const progress = new Map([
      ['ayo.sow.1.42.3', solved],
      ['iyogh-summary.best-move.3.0.999999', { tries: 0, hints: 3, end: 'open' } as const],
    ]);
    expect(readProgress(progressText(progress))).toEqual({ progress, faults: [] });
    expect(readProgress(progressText(new Map()))).toEqual({ progress: new Map(), faults: [] });
  });

  test('may have been through an editor that marks its beginning', () => {
    expect(readProgress(`\uFEFF${progressText(new Map())}`).faults).toEqual([]);
  });

  test('that names a puzzle twice keeps what is further on', () => {
    const open = { puzzle: 'ayo.sow.1.42.3', tries: 9, hints: 0, end: 'open' };
    const ended = { puzzle: 'ayo.sow.1.42.3', ...solved };
    for (const both of [file(open, ended), file(ended, open)])
      expect([...readProgress(both).progress.values()]).toEqual([solved]);
  });

  test.each([
    ['', 'not-json'],
    ['{"kind":', 'not-json'],
    ['[]', 'not-ours'],
    ['null', 'not-ours'],
    ['{"kind":"ayo-reading","version":1,"puzzles":[]}', 'not-ours'],
    ['{"kind":"ayo-puzzles","puzzles":[]}', 'version'],
    ['{"kind":"ayo-puzzles","version":2,"puzzles":[]}', 'version'],
    ['{"kind":"ayo-puzzles","version":1,"puzzles":{}}', 'no-list'],
    [`"${'x'.repeat(5_000_000)}"`, 'too-long'],
  ])('that reads %.60s is refused whole', (text, kind) => {
    const { progress, faults } = readProgress(text);
    expect(progress.size).toBe(0);
    expect(faults.map((fault) => fault.kind)).toEqual([kind]);
  });

  test.each([
    [{ ...solved }, 'puzzle', ''],
    [{ puzzle: 'ayo.sow.1.42', ...solved }, 'puzzle', '"ayo.sow.1.42"'],
    [{ puzzle: 'ayo.sow.1.42.0', ...solved }, 'puzzle', '"ayo.sow.1.42.0"'],
    [{ puzzle: 'ayo.sow.1.42.3', ...solved, tries: -1 }, 'tries', '-1'],
    [{ puzzle: 'ayo.sow.1.42.3', ...solved, hints: '1' }, 'hints', '"1"'],
    [{ puzzle: 'ayo.sow.1.42.3', ...solved, end: 'won' }, 'end', '"won"'],
    ['ayo.sow.1.42.3', 'puzzle', ''],
  ])('names the entry that is wrong and keeps the rest: %j', (entry, part, found) => {
    const good = { puzzle: 'ayo.sow.1.1.1', ...solved };
    const { progress, faults } = readProgress(file(good, entry));
    expect([...progress.keys()]).toEqual(['ayo.sow.1.1.1']);
    expect(faults).toEqual([{ kind: 'entry', place: 2, part, found }]);
  });
});
