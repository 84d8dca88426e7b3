import { describe, expect, test } from 'vitest';
import type { Identity, Question } from '../../src/exercises/question.ts';
import { FIRST, LARGEST_NUMBER } from '../../src/islands/state/puzzle-address.ts';
import { PuzzleDesk } from '../../src/islands/state/puzzle-desk.svelte.ts';
import type { Note, Progress } from '../../src/islands/state/puzzle-progress.ts';
import { PuzzleSource } from '../../src/islands/state/puzzle-source.ts';

const source = new PuzzleSource();
const at = (number: number, seed = 1): Identity => ({ ...FIRST, number, seed });
const ended: Note = { tries: 1, hints: 0, end: 'solved' };
const done = (...numbers: number[]): Progress =>
  new Map(numbers.map((number) => [`ayo.sow.1.1.${number}`, ended]));

const begun = await source.ask(FIRST);

function desk(): PuzzleDesk {
  if (begun === null) throw new Error('There is no first puzzle.');
  return new PuzzleDesk(begun, source, async () => {});
}

describe('the table puzzles lie on', () => {
  test('shows the puzzle that was asked for', async () => {
    const table = desk();
    expect(await table.open(at(3), new Map())).toBe(true);
    expect(table.puzzle.question).toMatchObject(at(3));
  });

  test('shows the last wish when wishes are hasty', async () => {
    const table = desk();
    const first = table.open(at(2), new Map());
    const second = table.open(at(5), new Map());
    expect(table.identity.number).toBe(5);
    expect([await first, await second]).toEqual([null, true]);
    expect(table.puzzle.question.number).toBe(5);
  });

  test('remembers what was noted of an open puzzle', async () => {
    const table = desk();
    await table.open(at(2), new Map([['ayo.sow.1.1.2', { tries: 4, hints: 1, end: 'open' }]]));
    expect(table.puzzle.note).toEqual({ tries: 4, hints: 1, end: 'open' });
  });

  test('passes over what has ended when it goes on', () => {
    expect(desk().after(at(1), done(2, 3))).toMatchObject({ seed: 1, number: 4 });
    expect(desk().firstOpen(FIRST, done(1, 2))).toMatchObject({ number: 3 });
    expect(desk().firstOpen(FIRST, done(2))).toMatchObject({ number: 1 });
  });

  test('goes on with the next series where one holds no more', async () => {
    const few = new PuzzleSource();
    const ask = few.ask.bind(few);
    // A source of three puzzles a series: a higher number gives the third.
    few.ask = (wanted) => ask({ ...wanted, number: Math.min(wanted.number, 3) });
    const table = new PuzzleDesk(begun as Question, few, async () => {});
    await table.open(at(3), new Map());
    expect(await table.next(new Map())).toBe(true);
    expect(table.puzzle.question).toMatchObject(at(1, 2));
  });

  test('keeps its puzzle where another cannot be fetched, and does not say that there is none', async () => {
    const away = new PuzzleSource();
    away.ask = () => Promise.reject(new Error('There is no line.'));
    const table = new PuzzleDesk(begun as Question, away, async () => {});
    expect(await table.next(new Map())).toBe(false);
    expect([table.lost, table.puzzle.question.number]).toEqual([true, 1]);

    away.ask = source.ask.bind(source);
    expect(await table.next(new Map())).toBe(true);
    expect([table.lost, table.puzzle.question.number]).toEqual([false, 2]);
  });

  test('goes on with the next series after the last puzzle of one', () => {
    expect(desk().after(at(LARGEST_NUMBER), new Map())).toMatchObject({ seed: 2, number: 1 });
    expect(desk().after(at(LARGEST_NUMBER, 99_999), new Map())).toMatchObject({
      seed: 1,
      number: 1,
    });
  });
});
