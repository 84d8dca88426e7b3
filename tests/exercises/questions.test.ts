import { describe, expect, test } from 'vitest';
import { layoutOf, seedsIn } from '../../src/analysis/layout.ts';
import { other } from '../../src/engine/board.ts';
import { makeMove } from '../../src/engine/move-notation.ts';
import { makePosition } from '../../src/engine/notation.ts';
import { play } from '../../src/engine/play.ts';
import { playedOut } from '../../src/analysis/advice.ts';
import { RULESETS } from '../../src/engine/rulesets/all.ts';
import { awari } from '../../src/engine/rulesets/awari.ts';
import { ayo } from '../../src/engine/rulesets/ayo.ts';
import { ayoayo } from '../../src/engine/rulesets/ayoayo.ts';
import { iyogh } from '../../src/engine/rulesets/iyogh.ts';
import { jodu } from '../../src/engine/rulesets/jodu.ts';
import { essenceOf } from '../../src/exercises/essence.ts';
import { bestMoves } from '../../src/exercises/find-best.ts';
import { judge } from '../../src/exercises/judge.ts';
import { lackOf, skillsOf } from '../../src/exercises/offered.ts';
import type { Question } from '../../src/exercises/question.ts';
import { questions } from '../../src/exercises/questions.ts';
import { rulesOf } from '../../src/exercises/rules-of.ts';
import { isSameMove } from '../../src/exercises/same-move.ts';
import { sheetOf } from '../../src/exercises/sheet.ts';
import type { Skill } from '../../src/exercises/skills.ts';
import { slowEndings } from '../support/slow-endings.ts';

type Book = Parameters<typeof questions>[0];
const sheet = (rules: Book, skills: readonly Skill[], count: number, seed: number) =>
  sheetOf({ rules, skills, level: 2, count, seed, best: bestMoves });

/** A question and its key in one line. */
function lineOf(question: Question): string {
  const rules = rulesOf(question);
  const { answer, skill } = question;
  const key =
    answer.kind === 'moves'
      ? answer.right.map((move) => makeMove(rules, move)).join(',')
      : answer.kind === 'board'
        ? answer.right.join(' ')
        : `${answer.right}`;
  return `${skill}: ${makePosition(question.start)}: ${question.asked.kind}: ${key}`;
}

describe('a seed', () => {
  test('gives the same sheet on every machine and in every year', () => {
    expect(sheet(ayo, skillsOf(ayo), 8, 17).map(lineOf)).toMatchInlineSnapshot(`
      [
        "sow: 1 1 0 3 1 4 / 2 0 3 1 0 0  11-21  S: board-after: 1 1 0 0 2 5 1 0 1 3 0 2",
        "capture: 6 0 0 1 0 3 / 1 2 0 1 0 1  15-18  S: taken: 0",
        "chain: 5 8 1 1 0 0 / 16 1 4 7 4 1  0-0  N: pits-taken: 2",
        "long-lap: 3 11 0 1 12 9 / 2 1 1 2 1 0  0-5  S: board-after: 4 12 1 2 0 11 1 2 3 2 2 3",
        "feeding: 0 0 0 0 0 0 / 1 1 0 0 1 1  23-21  N: which-feeds: 12",
        "sweep: 0 0 1 1 3 1 / 0 0 0 0 1 1  24-16  S: taken: 0",
        "count-ahead: 2 10 1 0 8 0 / 11 6 5 3 2 0  0-0  S: store-after: 2",
        "best-move: 1 0 0 1 0 1 / 1 0 0 0 0 0  21-23  S: best: 1",
      ]
    `);
    expect(sheet(jodu, skillsOf(jodu), 3, 17).map(lineOf)).toMatchInlineSnapshot(`
      [
        "sow: 1 5 0 0 0 0 / 3 0 2 0 6 0  9-10  N: board-after: 2 6 1 0 0 0 0 6 0 2 0 0",
        "capture: 3 9 1 6 0 0 / 2 1 0 9 1 1  0-3  S: taken: 0",
        "chain: 0 2 0 4 5 1 / 1 1 8 3 2 9  0-0  N: pits-taken: 2",
      ]
    `);
    expect(sheet(iyogh, skillsOf(iyogh), 3, 99_999).map(lineOf)).toMatchInlineSnapshot(`
      [
        "sow: 5 12 0 0 2 1 1 1 / 13 1 1 2 2 2 11 4  6-0  N: board-after: 5 12 0 0 2 1 1 1 1 12 3 3 2 1 1 13",
        "capture: 4 11 2 2 1 0 0 12 / 12 0 0 1 2 2 11 4  0-0  S: taken: 0",
        "chain: 4 11 2 0 0 2 2 13 / 1 1 1 1 1 0 12 5  0-8  S: pits-taken: 5",
      ]
    `);
  });

  test('gives a longer sheet that begins with the shorter', () => {
    const long = sheet(ayo, ['capture', 'sow'], 12, 5).map(lineOf);

    expect(sheet(ayo, ['capture', 'sow'], 5, 5).map(lineOf)).toEqual(long.slice(0, 5));
  });

  test('that is another gives another sheet', () => {
    const one = sheet(ayo, ['capture'], 6, 1).map(lineOf);
    const two = sheet(ayo, ['capture'], 6, 2).map(lineOf);

    expect(two.filter((line) => one.includes(line))).toEqual([]);
  });
});

describe('a skill', () => {
  test('is asked by every rule book that has it, and the others say why not', () => {
    const lacking = RULESETS.flatMap((rules) =>
      (['chain', 'long-lap', 'feeding', 'best-move'] as const).flatMap((skill) => {
        const why = lackOf(rules, skill);
        return why === null ? [] : [`${rules.id}: ${why}`];
      }),
    );

    expect(lacking).toEqual([
      'oware-sweep-to-win: no-tables',
      'ayoayo: no-chain',
      'ayoayo: no-tables',
      'jodu: no-tables',
      'jodu-48: no-chain',
      'jodu-48: no-tables',
      'iyogh: no-long-lap',
      'iyogh: feeding-free',
      'iyogh: no-tables',
      'iyogh-summary: no-long-lap',
      'iyogh-summary: feeding-free',
      'iyogh-summary: no-tables',
    ]);
  });

  test('that a rule book has not is refused', () => {
    expect(() => [...questions(ayoayo, 'chain', 1, 1, null)]).toThrow('does not ask for "chain"');
  });

  test('of best moves needs its solver', () => {
    expect(() => [...questions(ayo, 'best-move', 1, 1, null)]).toThrow('without their solver');
  });
});

describe('a best move', () => {
  test.each([ayo, awari])('of $id is the only one by endings solved the slow way', (rules) => {
    const known = slowEndings(rules, 4);
    const open = playedOut(rules);
    const few = Array.from({ length: 3 }, (_, seed) =>
      sheetOf({
        rules,
        skills: ['best-move'],
        level: 1,
        count: 20,
        seed: seed + 1,
        best: bestMoves,
      }),
    )
      .flat()
      .filter(({ start }) => seedsIn(start.seeds) <= 4);
    expect(few.length).toBeGreaterThan(8);

    for (const question of few) {
      const { start, worth, answer } = question;
      const by = worth.map(({ move }) => {
        const after = play(open, start, move);
        const lead = ({ stores }: typeof start): number =>
          stores[start.toMove] - stores[other(start.toMove)];
        const gain = lead(after) - lead(start);
        const then = known.get(layoutOf(rules, after).join(' '));
        const over = after.stage.kind === 'over';
        return { move, value: gain - (over || then === undefined ? 0 : then.value) };
      });
      const most = Math.max(...by.map(({ value }) => value));
      expect(by.map(({ value }) => value)).toEqual(worth.map(({ value }) => value));
      expect(answer).toEqual({
        kind: 'moves',
        right: by.filter(({ value }) => value === most).map(({ move }) => move),
      });
    }
  });

  test('that is missed has a cost', () => {
    const [question] = sheet(ayo, ['best-move'], 1, 3);
    if (question === undefined || question.answer.kind !== 'moves') throw new Error('None.');
    const [right] = question.answer.right;
    const missed = question.worth.find(({ move }) => right && !isSameMove(move, right));
    if (right === undefined || missed === undefined) throw new Error('None.');

    const verdict = judge(question, { kind: 'move', move: missed.move });

    const best = Math.max(...question.worth.map(({ value }) => value));
    expect(verdict).toMatchObject({
      kind: 'wrong',
      why: { kind: 'does-otherwise', cost: best - missed.value },
    });
    expect(best).toBeGreaterThan(missed.value);
  });
});

describe('a slip', () => {
  const first = (skill: Skill, level: 1 | 2 | 3, rules: Book, fits: (one: Question) => boolean) => {
    for (const question of questions(rules, skill, level, 1, null))
      if (fits(question)) return question;
    throw new Error('None.');
  };
  const whyOf = (question: Question, given: Parameters<typeof judge>[1]) => {
    const verdict = judge(question, given);
    return verdict.kind === 'wrong' && 'slip' in verdict.why ? verdict.why.slip : null;
  };

  test('of counting the lifted pit as the first is seen', () => {
    const question = first(
      'sow',
      1,
      ayo,
      ({ answer }) => answer.kind === 'pit' && answer.right > 1,
    );
    const right = (question.answer as { right: number }).right;

    expect(whyOf(question, { kind: 'pit', pit: (right - 1) as never })).toBe('counted-origin');
    expect(whyOf(question, { kind: 'pit', pit: (right - 2) as never })).toBe(null);
  });

  test('of sowing the pit where a long lap began is seen', () => {
    const question = first(
      'long-lap',
      1,
      ayo,
      ({ answer }) => answer.kind === 'pit' && answer.right > 1,
    );
    const right = (question.answer as { right: number }).right;

    expect(whyOf(question, { kind: 'pit', pit: (right - 1) as never })).toBe('sowed-origin');
  });

  test('of counting the first pit of a chain alone is seen', () => {
    const question = first('chain', 2, ayo, ({ asked }) => asked.kind === 'pits-taken');

    expect(whyOf(question, { kind: 'number', number: 1 })).toBe('forgot-chain');
  });

  test('of leaving out the capturing seed is seen, and is no matter of a chain', () => {
    const question = first('capture', 1, ayoayo, ({ asked }) => asked.kind === 'taken');
    const right = (question.answer as { right: number }).right;

    expect(whyOf(question, { kind: 'number', number: right - 1 })).toBe('forgot-capturing-seed');
    expect(whyOf(question, { kind: 'number', number: right - 2 })).toBe(null);
  });

  test('of taking a sweep that takes nothing is seen', () => {
    const question = first(
      'sweep',
      2,
      ayo,
      ({ asked, answer }) => asked.kind === 'taken' && answer.kind === 'number' && !answer.right,
    );
    const [turn] = question.shown;
    const spared =
      turn?.kind === 'played' ? turn.trace.events.find(({ kind }) => kind === 'spare') : undefined;
    const count = spared?.kind === 'spare' ? spared.count : 0;

    expect(whyOf(question, { kind: 'number', number: count })).toBe('forgot-sweep');
    expect(whyOf(question, { kind: 'number', number: count + 1 })).toBe(null);
  });

  test('of leaving out what was in the store is seen', () => {
    const question = first(
      'count-ahead',
      1,
      ayo,
      ({ asked, start }) => asked.kind === 'store-after' && start.stores[asked.side] > 2,
    );
    if (question.asked.kind !== 'store-after') throw new Error('Another kind.');
    const before = question.start.stores[question.asked.side];
    const right = (question.answer as { right: number }).right;

    expect(whyOf(question, { kind: 'number', number: right - before })).toBe('forgot-store');
  });

  test('of stopping after the first lap of a relay is seen', () => {
    const question = first('long-lap', 1, ayoayo, ({ asked }) => asked.kind === 'laps');

    expect(whyOf(question, { kind: 'number', number: 1 })).toBe('stopped-early');
  });
});

describe('two questions', () => {
  test('are the same if board and asking are, whoever asks', () => {
    const [one, two] = sheet(ayo, ['capture'], 2, 1);
    if (one === undefined || two === undefined) throw new Error('None.');

    expect(essenceOf(ayo, one.start, { ...one.asked })).toBe(essenceOf(ayo, one.start, one.asked));
    expect(essenceOf(ayo, one.start, one.asked)).not.toBe(essenceOf(ayo, two.start, two.asked));
  });
});
