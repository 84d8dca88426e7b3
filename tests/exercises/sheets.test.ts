import { describe, expect, test } from 'vitest';
import { pitNumber } from '../../src/engine/move-notation.ts';
import { makePosition } from '../../src/engine/notation.ts';
import { RULESETS } from '../../src/engine/rulesets/all.ts';
import type { Move, Pit } from '../../src/engine/types.ts';
import { bestMoves } from '../../src/exercises/find-best.ts';
import { judge } from '../../src/exercises/judge.ts';
import { skillsOf } from '../../src/exercises/offered.ts';
import type { Given, Question } from '../../src/exercises/question.ts';
import { isAmong } from '../../src/exercises/same-move.ts';
import { sheetOf } from '../../src/exercises/sheet.ts';
import { LEVELS } from '../../src/exercises/skills.ts';
import { tellAnswer, tellMoves } from '../../src/exercises/tell-answer.ts';
import { tellHint } from '../../src/exercises/tell-hint.ts';
import { tellQuestion } from '../../src/exercises/tell-question.ts';
import { tellVerdict } from '../../src/exercises/tell-verdict.ts';
import { teacherOf } from '../../src/exercises/teacher.ts';
import { LOCALES } from '../../src/language/locale.ts';
import { bookOf, prove, wishes } from './prove.ts';

const COUNT = 4;

/** A sheet of every skill of every rule book at every level, each with a seed of its own. */
const plans = RULESETS.flatMap((rules, book) =>
  skillsOf(rules).flatMap((skill, place) =>
    LEVELS.map((level) => ({
      rules,
      skills: [skill],
      level,
      count: COUNT,
      seed: 1 + 1000 * book + 10 * place + level,
      best: bestMoves,
    })),
  ),
);
const sheets = plans.map((plan) => ({ plan, questions: sheetOf(plan) }));
const all = sheets.flatMap(({ questions }) => questions);
const nameOf = ({ ruleset, skill, level, seed, number }: Question): string =>
  `${ruleset} ${skill} ${level} ${seed} ${number}`;

describe(`${plans.length} sheets over all rule books, skills and levels`, () => {
  test('are more than a hundred, and each has as many questions as were asked for', () => {
    expect(sheets.length).toBeGreaterThan(100);
    expect(sheets.filter(({ questions }) => questions.length !== COUNT)).toEqual([]);
  });

  test('hold no question twice', () => {
    const voice = teacherOf('en');
    for (const { questions } of sheets) {
      const texts = questions.map((question) => {
        const { given, ask } = tellQuestion(voice, question);
        return `${makePosition(question.start)} ${given} ${ask}`;
      });
      expect(new Set(texts).size).toBe(COUNT);
    }
  });

  test('ask about positions that the game goes on from, with all their seeds', () => {
    for (const question of all) {
      const { seeds, stores, stage } = question.start;
      const { board } = bookOf(question);
      const found = [...seeds, stores.south, stores.north].reduce((sum, one) => sum + one, 0);
      expect(found, nameOf(question)).toBe(board.columns * 2 * board.start);
      expect(stage.kind, nameOf(question)).toBe('play');
    }
  });

  test('have a key that is proved again without what made it', () => {
    for (const question of all) expect(question.answer, nameOf(question)).toEqual(prove(question));
  });

  test('have a right answer, and a wrong move where a move is asked for', () => {
    for (const { answer, moves, ...question } of all) {
      if (answer.kind !== 'moves') continue;
      const wrong = moves.filter(({ move }) => !isAmong(move, answer.right));
      const name = nameOf({ answer, moves, ...question });
      expect(answer.right.length, name).toBeGreaterThan(0);
      expect(wrong.length, name).toBeGreaterThan(0);
    }
  });

  test('say how many moves are right where more than one is', () => {
    for (const question of all) {
      if (question.answer.kind !== 'moves') continue;
      const { how } = tellQuestion(teacherOf('en'), question);
      const count = question.answer.right.length;
      const words = ['One move is right', 'two right moves', 'three right', 'four right', 'five'];
      expect(how, nameOf(question)).toContain(words[count - 1]);
    }
  });
});

/** The pit a move is played from. */
function pitOf(move: Move): Pit {
  if (move.kind !== 'sow') throw new Error('Only pits are asked about.');
  return move.from;
}

/** Answers to a question: every one that is right, and some that are wrong. */
function answersTo(question: Question): readonly (readonly [right: boolean, given: Given])[] {
  const { answer, start } = question;
  switch (answer.kind) {
    case 'moves':
      return wishes(bookOf(question), start).map((move) => [
        isAmong(move, answer.right),
        { kind: 'move', move },
      ]);
    case 'number':
      return [-2, -1, 0, 1, 2].map((by) => [
        by === 0,
        { kind: 'number', number: answer.right + by },
      ]);
    case 'pit':
      return start.seeds.map((_, pit) => [
        pit === answer.right,
        { kind: 'pit', pit: pit as typeof answer.right },
      ]);
    case 'board':
      return [
        [true, { kind: 'board', seeds: answer.right.slice() }],
        [false, { kind: 'board', seeds: start.seeds }],
        [false, { kind: 'board', seeds: answer.right.toSpliced(0, 2, 0, 99) }],
      ];
    default:
      return answer satisfies never;
  }
}

describe('an answer', () => {
  test('is judged right exactly if it is', () => {
    for (const question of all)
      for (const [right, given] of answersTo(question))
        expect(judge(question, given).kind === 'right', nameOf(question)).toBe(right);
  });

  test('of another kind is wrong', () => {
    for (const question of all) {
      const given: Given =
        question.answer.kind === 'number'
          ? { kind: 'pit', pit: 0 as never }
          : { kind: 'number', number: 1 };
      expect(judge(question, given)).toEqual({ kind: 'wrong', why: { kind: 'other-kind' } });
    }
  });

  test('that is wrong is told why', () => {
    const voice = teacherOf('en');
    for (const question of all)
      for (const [, given] of answersTo(question)) {
        const told = tellVerdict(voice, question, judge(question, given));
        expect(told.length, nameOf(question)).toBeGreaterThan(5);
      }
  });

  test('that does not feed is not told which move feeds', () => {
    const voice = teacherOf('en');
    const starving = all.filter(({ asked }) => asked.kind === 'which-feeds');
    for (const question of starving)
      for (const { move, ...told } of question.moves) {
        if (told.kind !== 'refused') continue;
        const words = tellVerdict(voice, question, judge(question, { kind: 'move', move }));
        const named = words.match(/\d+/g) ?? [];
        expect(named.map(Number), nameOf(question)).toEqual([pitNumber(pitOf(move))]);
      }
    expect(starving.length).toBeGreaterThan(20);
  });
});

describe('the words of every question', () => {
  test.each(LOCALES)('are all there in %s, in composed letters', (locale) => {
    const voice = teacherOf(locale);
    const foreign = locale === 'yo' ? /\b(the|seeds?|pits?|move|takes?|you|which)\b/i : /[ẹọṣ]/i;
    for (const question of all) {
      const { given, ask, how } = tellQuestion(voice, question);
      const verdicts = answersTo(question).map(([, one]) =>
        tellVerdict(voice, question, judge(question, one)),
      );
      const texts = [
        given,
        ask,
        how,
        tellAnswer(voice, question),
        ...question.hints.map((hint) => tellHint(voice, question, hint)),
        ...tellMoves(voice, question).flatMap(({ move, does }) => [move, does]),
        ...verdicts,
      ].join(' ');
      expect(given.length * ask.length, nameOf(question)).toBeGreaterThan(0);
      expect(texts, nameOf(question)).not.toMatch(/undefined|NaN|\[object|=>/);
      expect(texts, nameOf(question)).not.toMatch(foreign);
      expect(texts.normalize('NFC')).toBe(texts);
    }
  });
});

describe('the proof', () => {
  test('sees a wrong key of every kind', () => {
    const kinds = new Set<string>();
    for (const question of all) {
      const { answer } = question;
      if (kinds.has(answer.kind)) continue;
      kinds.add(answer.kind);
      const wrong = answersTo(question).filter(([right]) => !right);
      for (const [, given] of wrong) {
        const key =
          given.kind === 'move'
            ? { kind: 'moves', right: [given.move] }
            : given.kind === 'number'
              ? { kind: 'number', right: given.number }
              : given.kind === 'pit'
                ? { kind: 'pit', right: given.pit }
                : { kind: 'board', right: given.seeds };
        expect(key).not.toEqual(prove(question));
      }
    }
    expect(kinds.size).toBe(4);
  });
});
