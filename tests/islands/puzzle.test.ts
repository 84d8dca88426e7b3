import { describe, expect, test } from 'vitest';
import { ayo } from '../../src/engine/rulesets/ayo.ts';
import { judge } from '../../src/exercises/judge.ts';
import type { Given, Question } from '../../src/exercises/question.ts';
import { bestMoves } from '../../src/exercises/find-best.ts';
import { questions } from '../../src/exercises/questions.ts';
import type { Skill } from '../../src/exercises/skills.ts';
import { Puzzle } from '../../src/islands/state/puzzle.svelte.ts';

/** The first puzzle of a kind that fits. */
function puzzle(skill: Skill, level: 1 | 2 | 3, fits: (question: Question) => boolean): Puzzle {
  for (const question of questions(ayo, skill, level, 1, bestMoves))
    if (fits(question)) return new Puzzle(question);
  throw new Error('There is none.');
}

const taking = (): Puzzle => puzzle('capture', 3, ({ hints }) => hints.length === 2);

/** The answers that can be given to a question about moves. */
function answers({ question }: Puzzle): { right: Given[]; wrong: Given[] } {
  if (question.answer.kind !== 'moves') throw new Error('It asks for something else.');
  const { right } = question.answer;
  const given = question.moves.map(({ move }): Given => ({ kind: 'move', move }));
  const isRight = (one: Given): boolean =>
    one.kind === 'move' && right.some((move) => JSON.stringify(move) === JSON.stringify(one.move));
  return { right: given.filter(isRight), wrong: given.filter((one) => !isRight(one)) };
}

describe('a puzzle', () => {
  test('begins unanswered, with no hint given and nothing played', () => {
    const one = taking();
    expect(one.state).toEqual({ kind: 'unanswered' });
    expect(one.hints).toEqual([]);
    expect(one.turns).toEqual([]);
    expect(one.note).toEqual({ tries: 0, hints: 0, end: 'open' });
  });

  test('that is answered wrongly says why, and can be answered again', () => {
    const one = taking();
    const [wrong] = answers(one).wrong;
    expect(one.answer(wrong as Given, judge)).toBe('wrong');
    expect(one.state).toMatchObject({ kind: 'wrong', why: { kind: 'does-otherwise' } });
    expect(one.ended).toBe(false);
    expect(one.answer(answers(one).right[0] as Given, judge)).toBe('right');
    expect(one.note).toEqual({ tries: 2, hints: 0, end: 'solved' });
  });

  test('lets the wrong move be looked at, and goes back to the question', () => {
    const one = taking();
    const [wrong] = answers(one).wrong;
    one.answer(wrong as Given, judge);
    one.see(true);
    expect(one.turns).toHaveLength(1);
    one.see(false);
    expect(one.turns).toEqual([]);
  });

  test('counts a hasty second press as nothing', () => {
    const one = taking();
    const [wrong] = answers(one).wrong;
    one.answer(wrong as Given, judge);
    expect(one.answer(wrong as Given, judge)).toBe('again');
    expect(one.note.tries).toBe(1);
    const [right] = answers(one).right;
    one.answer(right as Given, judge);
    expect(one.answer(right as Given, judge)).toBe('ended');
    expect(one.note).toEqual({ tries: 2, hints: 0, end: 'solved' });
  });

  test('gives its hints one at a time, as long as it is open', () => {
    const one = taking();
    expect(one.hint()).toEqual({ kind: 'skill', skill: 'capture' });
    expect(one.hint()?.kind).toBe('among');
    expect(one.hint()).toBeNull();
    expect(one.hints).toHaveLength(2);
    expect(one.note.hints).toBe(2);
  });

  test('shows the move that was chosen, and names the others that are right', () => {
    const one = puzzle('feeding', 3, ({ answer }) =>
      answer.kind === 'moves' ? answer.right.length > 1 : false,
    );
    const second = answers(one).right[1] as Given;
    one.answer(second, judge);
    const right = answers(one).right.length;
    expect(one.state).toHaveProperty('others.length', right - 1);
    expect(one.turns).toMatchObject([
      { kind: 'played', trace: { move: second.kind === 'move' ? second.move : null } },
    ]);
  });

  test('that is given up shows its answer and is not solved any more', () => {
    const one = taking();
    one.show();
    expect(one.turns).toEqual(one.question.shown);
    expect(one.answer(answers(one).right[0] as Given, judge)).toBe('ended');
    expect(one.note.end).toBe('shown');
  });

  test('goes on with the hints and tries of an earlier visit', () => {
    const again = new Puzzle(taking().question, { tries: 3, hints: 9, end: 'open' });
    expect(again.hints).toHaveLength(2);
    expect(again.note.tries).toBe(3);
    const ended = new Puzzle(taking().question, { tries: 3, hints: 1, end: 'solved' });
    expect(ended.note).toEqual({ tries: 0, hints: 0, end: 'open' });
  });
});
