import { describe, expect, test } from 'vitest';
import { RULESETS } from '../../src/engine/rulesets/all.ts';
import {
  askedWorksheet,
  FIRST_CHOICE,
  readyChoice,
  skillsIn,
  worksheetAddress,
} from '../../src/islands/state/worksheet-address.ts';
import { tellMisfit } from '../../src/islands/state/worksheet-notices.ts';
import { exerciseWordsOf } from '../../src/language/exercise-phrases.ts';
import { worksheetWordsOf } from '../../src/language/worksheet-phrases.ts';

describe('the address of a worksheet', () => {
  test('holds every choice, and gives it back', () => {
    const choice = { book: 'jodu', skill: 'chain', level: 3, questions: 12, seed: 4711 } as const;
    const address = worksheetAddress('https://example.org/ayo/en/worksheets/?old=1#x', choice);

    expect(address).toBe(
      'https://example.org/ayo/en/worksheets/?book=jodu&skill=chain&level=3&questions=12&seed=4711',
    );
    expect(askedWorksheet(new URL(address).search)).toEqual({ choice, misfits: [] });
  });

  test('tells what is far too long by its beginning', () => {
    const { choice, misfits } = askedWorksheet(`?seed=${'7'.repeat(6000)}`);

    expect(choice).toEqual(FIRST_CHOICE);
    expect(misfits).toEqual([{ part: 'seed', asked: `${'7'.repeat(39)}…` }]);
  });

  test('without anything asks for the first sheet', () => {
    expect(askedWorksheet('')).toEqual({ choice: FIRST_CHOICE, misfits: [] });
  });

  test.each([
    ['book', 'ayoo'],
    ['skill', 'win'],
    ['level', '4'],
    ['questions', '3'],
    ['questions', '21'],
    ['questions', '8.5'],
    ['seed', '0'],
    ['seed', '-1'],
    ['seed', '1e3'],
    ['seed', '100000'],
    ['seed', ''],
  ])('with a %s "%s" that is not to be had says so and keeps the rest', (part, asked) => {
    const rest = { book: 'oware', skill: 'capture', level: '2', questions: '10', seed: '9' };
    const { choice, misfits } = askedWorksheet(
      `?${new URLSearchParams({ ...rest, [part]: asked })}`,
    );

    expect(misfits).toEqual([{ part, asked }]);
    const [misfit] = misfits;
    if (misfit === undefined) throw new Error('None.');
    expect(tellMisfit(worksheetWordsOf('en'), exerciseWordsOf('en'), misfit)).toContain(
      `“${asked}”`,
    );
    const kept = { book: 'oware', skill: 'capture', level: 2, questions: 10, seed: 9 };
    expect(choice).toEqual({ ...kept, [part]: FIRST_CHOICE[part as keyof typeof FIRST_CHOICE] });
  });

  test('with a skill the rule book has not asks all its skills in turn, and says why', () => {
    const { choice, misfits } = askedWorksheet('?book=iyogh&skill=feeding');

    expect(choice.skill).toBe('mixed');
    expect(skillsIn(choice)).not.toContain('feeding');
    expect(misfits).toEqual([{ part: 'lacking', skill: 'feeding', why: 'feeding-free' }]);
  });
});

describe('a ready-made sheet', () => {
  test.each(RULESETS.map(({ id }) => id))('of %s asks each of its skills twice or more', (id) => {
    const choice = readyChoice(id);
    expect(choice).toMatchObject({ book: id, skill: 'mixed' });

    expect(choice.questions).toBeGreaterThanOrEqual(2 * skillsIn(choice).length);
    expect(
      askedWorksheet(new URL(worksheetAddress('https://example.org/', choice)).search),
    ).toEqual({
      choice,
      misfits: [],
    });
  });
});
