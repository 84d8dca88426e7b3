import { describe, expect, test } from 'vitest';
import {
  joined,
  noted,
  noteOf,
  type Progress,
  progressRows,
} from '../../src/islands/state/puzzle-progress.ts';

const one = 'ayo.capture.2.17.4';
const two = 'ayo.capture.2.17.5';

const done = (...notes: [string, Parameters<typeof noted>[2]][]): Progress =>
  notes.reduce<Progress>((all, [puzzle, note]) => noted(all, puzzle, note), new Map());

describe('what is noted of a puzzle', () => {
  test('grows with each try and each hint', () => {
    const progress = done([one, { tries: 1 }], [one, { hints: 2 }]);
    expect(noteOf(progress, one)).toEqual({ tries: 1, hints: 2, end: 'open' });
  });

  test('stays as it is once the puzzle has ended', () => {
    const solved = done([one, { tries: 1, end: 'solved' }]);
    expect(noted(solved, one, { tries: 9, hints: 3, end: 'shown' })).toBe(solved);
  });
});

describe('two progresses made one', () => {
  test('hold the puzzles of both', () => {
    expect([...joined(done([one, { tries: 1 }]), done([two, { tries: 1 }])).keys()]).toEqual([
      one,
      two,
    ]);
  });

  test('keep the note of the puzzle that has ended, wherever it stands', () => {
    const open = done([one, { tries: 7 }]);
    const solved = done([one, { tries: 2, end: 'solved' }]);
    expect(noteOf(joined(open, solved), one)).toEqual(noteOf(solved, one));
    expect(noteOf(joined(solved, open), one)).toEqual(noteOf(solved, one));
  });

  test('keep what is there where both have ended alike', () => {
    const alone = done([one, { tries: 1, end: 'solved' }]);
    const shown = done([one, { tries: 1, end: 'shown' }]);
    expect(noteOf(joined(alone, shown), one).end).toBe('solved');
    expect(noteOf(joined(shown, alone), one).end).toBe('shown');
  });
});

describe('the table of what was done', () => {
  test('counts solved alone, with hints, shown and open, skill by skill', () => {
    const progress = done(
      ['oware.sow.1.1.1', { tries: 1, end: 'solved' }],
      ['ayo.sow.1.1.1', { tries: 3 }],
      ['ayo.sow.1.1.2', { hints: 1 }],
      ['ayo.sow.1.1.2', { tries: 2, end: 'solved' }],
      ['ayo.sow.1.1.3', { end: 'shown' }],
      ['ayo.new.1.1.1', { tries: 1 }],
    );
    expect(progressRows(progress, ['sow', 'capture'], ['ayo', 'oware'])).toEqual([
      { book: 'ayo', skill: 'sow', alone: 0, withHints: 1, shown: 1, open: 1, tries: 5 },
      { book: 'oware', skill: 'sow', alone: 1, withHints: 0, shown: 0, open: 0, tries: 1 },
      { book: 'ayo', skill: 'new', alone: 0, withHints: 0, shown: 0, open: 1, tries: 1 },
    ]);
  });
});
