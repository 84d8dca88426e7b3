import { describe, expect, test } from 'vitest';
import { row } from '../../src/engine/board.ts';
import { parseMove } from '../../src/engine/move-notation.ts';
import { parsePosition } from '../../src/engine/notation.ts';
import { opponentBare } from '../../src/engine/position.ts';
import { trace } from '../../src/engine/play.ts';
import { RULESETS } from '../../src/engine/rulesets/all.ts';
import { ayo, ayoTaboo } from '../../src/engine/rulesets/ayo.ts';
import { iyogh } from '../../src/engine/rulesets/iyogh.ts';
import { oware } from '../../src/engine/rulesets/oware.ts';
import { lapsIn } from '../../src/engine/tally.ts';
import type { Checked, Side } from '../../src/engine/types.ts';
import { essenceOf } from '../../src/exercises/essence.ts';
import { skillsOf } from '../../src/exercises/offered.ts';
import type { Question } from '../../src/exercises/question.ts';
import { sheetOf } from '../../src/exercises/sheet.ts';
import { LEVELS, type Level, type Skill } from '../../src/exercises/skills.ts';
import { tellAnswer, tellMoves } from '../../src/exercises/tell-answer.ts';
import { tellHint } from '../../src/exercises/tell-hint.ts';
import { tellQuestion } from '../../src/exercises/tell-question.ts';
import { teacherOf } from '../../src/exercises/teacher.ts';
import { voiceOf } from '../../src/exercises/voice.ts';
import { bookOf } from './prove.ts';

const sheet = (
  rules: (typeof RULESETS)[number],
  skill: Skill,
  level: Level,
  count = 12,
): readonly Question[] => sheetOf({ rules, skills: [skill], level, count, seed: 7, best: null });

function read<T>(checked: Checked<T>): T {
  if (!checked.ok) throw new Error('Not written right.');
  return checked.value;
}

describe('Two questions are the same', () => {
  const south = read(parsePosition(ayo, '0 0 0 0 2 1 / 0 0 0 0 2 1  20-22  S'));
  const north = read(parsePosition(ayo, '1 2 0 0 0 0 / 1 2 0 0 0 0  22-20  N'));
  const taken = (start: typeof south, pit: string): string =>
    essenceOf(ayo, start, { kind: 'taken', move: read(parseMove(ayo, pit)) });

  test('on a board that is but turned half round', () => {
    expect(taken(north, '11')).toBe(taken(south, '5'));
    expect(taken(north, '12')).not.toBe(taken(south, '5'));
  });

  test('with other stores, unless what is in a store is asked', () => {
    const richer = { ...south, stores: { south: 21, north: 21 } };
    const store = (start: typeof south, side: Side): string =>
      essenceOf(ayo, start, { kind: 'store-after', moves: [read(parseMove(ayo, '5'))], side });

    expect(taken(richer, '5')).toBe(taken(south, '5'));
    expect(store(richer, 'south')).not.toBe(store(south, 'south'));
    expect(store(south, 'north')).not.toBe(store(south, 'south'));
  });
});

describe('A relay that has to be followed on paper', () => {
  const relaying = RULESETS.filter(({ relay }) => relay.kind !== 'never');
  const cases = relaying.flatMap((rules) =>
    LEVELS.map((level) => ({ rules, level, id: rules.id })),
  );

  test.each(cases)('has few laps: $id, level $level', ({ rules, level }) => {
    const most = { 1: 3, 2: 5, 3: 7 }[level];
    for (const skill of skillsOf(rules)) {
      const laps = sheet(rules, skill, level, 4).flatMap(lapsOf);

      expect(laps.length).toBeGreaterThan(3);
      expect(Math.max(...laps)).toBeLessThanOrEqual(most);
    }
  });

  /** The laps of the moves that are given or to be chosen from. */
  function lapsOf({ start, asked, moves, ...question }: Question): readonly number[] {
    let now = start;
    const given = 'move' in asked ? [asked.move] : 'moves' in asked ? asked.moves : [];
    const line = given.map((move) => {
      const told = trace(bookOf({ start, asked, moves, ...question }), now, move);
      now = told.after;
      return lapsIn(told.events);
    });
    const choice = moves.map((told) => {
      if (told.kind === 'played') return lapsIn(told.trace.events);
      return told.refusal.kind === 'endless' ? Infinity : 1;
    });
    return [...line, ...choice];
  }
});

describe('No guess is safe', () => {
  const answers = (questions: readonly Question[]): readonly number[] =>
    questions.flatMap(({ answer }) => (answer.kind === 'number' ? [answer.right] : []));

  test.each([ayo, oware])('where $id spares sweeps: nearly sweeping takes', (rules) => {
    const right = answers(sheet(rules, 'sweep', 2, 20));

    expect(right.filter((count) => count === 0).length).toBeGreaterThan(2);
    expect(right.filter((count) => count > 0).length).toBeGreaterThan(2);
  });

  test('where a long lap takes or takes nothing', () => {
    const right = answers(sheet(ayo, 'long-lap', 3, 20));

    expect(right.filter((count) => count === 0).length).toBeGreaterThan(2);
    expect(right.filter((count) => count > 0).length).toBeGreaterThan(2);
  });
});

describe('A sweep', () => {
  test('is asked of a row that holds something', () => {
    for (const rules of RULESETS)
      for (const question of sheet(rules, 'sweep', 3, 6))
        expect(opponentBare(bookOf(question), question.start)).toBe(false);
  });

  test('takes what the other side has, and not all on the board', () => {
    const [question] = sheet(ayoTaboo, 'sweep', 1, 1);
    if (question === undefined) throw new Error('None.');
    const sweeping = tellMoves(voiceOf('en'), question).filter(({ right }) => right);

    expect(sweeping.map(({ does }) => does).join()).toMatch(/everything the other side has$/);
    expect(
      row(ayoTaboo.board, question.start.toMove).some((pit) => question.start.seeds[pit]),
    ).toBe(true);
  });
});

describe('Where seeds may be sown in two directions', () => {
  test('the direction is told of every move, in question and key', () => {
    for (const skill of ['sow', 'capture', 'count-ahead'] as const)
      for (const question of sheet(iyogh, skill, 3)) {
        const { given } = tellQuestion(voiceOf('en'), question);
        const moves = tellMoves(voiceOf('en'), question).map(({ move }) => `${move}.`);
        const told = `${given} ${moves.join(' ')}`;

        expect(told).toMatch(/pit \d+, (counter-)?clockwise\./i);
        expect(told).not.toMatch(/pit \d+\./i);
      }
  });

  test('an answer names it, and the pit of a last seed has none', () => {
    const [which] = sheet(iyogh, 'capture', 3, 1);
    const [where] = sheet(iyogh, 'sow', 1, 1);
    if (which === undefined || where === undefined) throw new Error('None.');

    expect(tellAnswer(voiceOf('en'), which)).toMatch(/^Pit \d+, (counter-)?clockwise/);
    expect(tellAnswer(voiceOf('yo'), which)).toMatch(/^Ojú \d+, ní (òdìkejì )?ọ̀nà ọwọ́ aago/);
    expect(tellAnswer(voiceOf('en'), where)).toMatch(/^Pit \d+$/);
  });

  test('and nothing is said of it where there is one', () => {
    const [question] = sheet(ayo, 'sow', 1, 1);

    expect(question && tellQuestion(voiceOf('en'), question).given).toMatch(/plays pit \d+\.$/);
  });
});

describe('A help', () => {
  test('on sowing says what is lifted, all or all but one', () => {
    const first = (rules: (typeof RULESETS)[number]): string => {
      const [question] = sheet(rules, 'sow', 1, 1);
      const [hint] = question?.hints ?? [];
      return question && hint ? tellHint(teacherOf('en'), question, hint) : '';
    };

    expect(first(iyogh)).toMatch(/^Lift all its seeds but one, which stays\. Sow them/);
    expect(first(ayo)).toMatch(/^Lift all its seeds\. Sow them/);
  });

  test('that names a right and a wrong move names no way that nobody could go', () => {
    const named = sheet(iyogh, 'chain', 3, 20).flatMap(({ hints, moves }) => {
      const closed = moves.filter(
        (told) => told.kind === 'refused' && told.refusal.kind === 'wrong-direction',
      );
      const two = hints.flatMap((hint) => (hint.kind === 'among' ? hint.moves : []));
      return two.map((move) => closed.some((told) => told.move === move));
    });

    expect(named.length).toBeGreaterThan(20);
    expect(named).not.toContain(true);
  });
});
