import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import {
  faultsOfLesson,
  LESSON_SECTIONS,
  type LessonText,
  linksIn,
  stepsIn,
  unlike,
} from '../../src/edition/lesson-parts.ts';
import { lessonSchema, OTHER_SHEETS, SKILLS } from '../../src/edition/shapes/lesson.ts';
import { chapterPairs } from '../../src/edition/text-pairs.ts';
import { sectionsOf } from '../../src/edition/text-parts.ts';
import { RULESETS } from '../../src/engine/rulesets/all.ts';
import { SKILLS as SKILLS_OF_EXERCISES } from '../../src/exercises/skills.ts';
import { LOCALES, type Locale } from '../../src/language/locale.ts';
import { exampleIds } from './content-files.ts';

const names = readdirSync('content/lessons/en').sort();

function lesson(locale: Locale, name: string): LessonText {
  const text = readFileSync(`content/lessons/${locale}/${name}`, 'utf8');
  const [, front = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  return { data: lessonSchema.parse(parse(front)), body };
}

const known = {
  examples: exampleIds(),
  sheets: [...OTHER_SHEETS, ...RULESETS.map(({ id }) => id)],
};

describe('The lesson plans', () => {
  test('are the same in both languages, by name', () => {
    expect(readdirSync('content/lessons/yo').sort()).toEqual(names);
    expect(names.length).toBeGreaterThanOrEqual(3);
  });

  test('each have a place of their own in the order', () => {
    const orders = names.map((name) => lesson('en', name).data.order);
    expect(new Set(orders).size).toBe(orders.length);
  });

  test.each(LOCALES)('call the same section by the same name in every lesson (%s)', (locale) => {
    const titles = new Set(
      names.map((name) =>
        sectionsOf(lesson(locale, name).body)
          .map(({ title }) => title)
          .join(' | '),
      ),
    );
    expect([...titles]).toHaveLength(1);
  });

  test('know the skills of the worksheets, no more and no fewer', () => {
    expect(SKILLS).toEqual(SKILLS_OF_EXERCISES);
  });

  describe.each(names)('%s', (name) => {
    test.each(LOCALES)('has no fault, and its minutes add up (%s)', (locale) => {
      expect(faultsOfLesson(lesson(locale, name), known)).toEqual([]);
    });

    test('is told alike in both languages', () => {
      expect(unlike(lesson('en', name), lesson('yo', name))).toEqual([]);
    });

    test('stands in the list for a reviewer paragraph beside paragraph', () => {
      const pairs = chapterPairs(lesson('yo', name).body, lesson('en', name).body, name);
      expect(pairs.length).toBeGreaterThan(20);
      expect(pairs.filter(({ yo, en }) => yo.includes('\n') || en === '')).toEqual([]);
    });
  });
});

const sections = (inside: Partial<Record<(typeof LESSON_SECTIONS)[number], string>>): string =>
  LESSON_SECTIONS.map(
    (id) => `<Section id="${id}" title="${id}">\n\n${inside[id] ?? 'Text.'}\n\n</Section>`,
  ).join('\n\n');

const plain: LessonText = {
  data: lessonSchema.parse({
    title: 'A lesson',
    lede: 'What for.',
    description: 'A lesson.',
    order: 1,
    ages: { from: 6, to: 9 },
    minutes: 25,
    group: 'Pairs.',
    skills: ['sow'],
    sheets: ['board', 'ayo'],
  }),
  body: sections({
    steps:
      '<Step minutes={10} title="First">\n\nOne.\n\n</Step>\n\n<Step minutes={15} title="Then">\n\nTwo.\n\n</Step>',
  }),
};
const withBody = (body: string): LessonText => ({ ...plain, body });
const replaced = (from: string, to: string): LessonText => withBody(plain.body.replace(from, to));

describe('A lesson plan', () => {
  test('begins each step where the one before it ends', () => {
    expect(stepsIn(plain.body)).toEqual([
      { title: 'First', minutes: 10, from: 0 },
      { title: 'Then', minutes: 15, from: 10 },
    ]);
  });

  test('names where it leads to, worksheets too', () => {
    expect(linksIn('<Go to="rules#sweep">a</Go> <Worksheet skill="sow">b</Worksheet>')).toEqual([
      'rules#sweep',
      'worksheets: sow',
    ]);
  });

  test('without a fault goes out', () => {
    expect(faultsOfLesson(plain, known)).toEqual([]);
    expect(unlike(plain, plain)).toEqual([]);
  });

  test.each([
    [replaced('{15}', '{20}'), 'its steps take 30 minutes; it says that it takes 25.'],
    [replaced('minutes={10} ', ''), 'the step "First" has no minutes={…}.'],
    [
      replaced('id="slips"', 'id="pitfalls"'),
      'its sections are aims, needs, steps, questions, pitfalls',
    ],
    [replaced('Two.', '<Frames id="nowhere"/>'), 'there is no example "nowhere".'],
    [{ ...plain, data: { ...plain.data, sheets: ['map'] } }, 'there is no sheet "map".'],
  ])('with a fault is stopped, and told why (%#)', (wrong, why) => {
    expect(faultsOfLesson(wrong, known).join('\n')).toContain(why);
  });

  test.each([
    [replaced('{10}', '{5}'), 'minutes of its steps: 10, 15 in one language, 5, 15 in the other.'],
    [replaced('Text.', 'Text.\n\nMore.'), 'section "aims": 1 paragraphs in one language, 2'],
    [replaced('Two.', '<Go to="rules">Two</Go>.'), 'links:'],
    [replaced('Text.', '- One.\n- Two.'), 'items in its lists:'],
    [{ ...plain, data: { ...plain.data, sheets: ['ayo'] } }, 'sheets: board, ayo in one language'],
  ])('told otherwise in one language is stopped (%#)', (other, why) => {
    expect(unlike(plain, other).join('\n')).toContain(why);
  });

  test.each([
    [{ minutes: 15 }, 'shorter than twenty minutes'],
    [{ minutes: 90 }, 'longer than an hour'],
    [{ ages: { from: 9, to: 6 } }, 'with ages the wrong way round'],
    [{ skills: ['juggle'] }, 'with a skill that nothing trains'],
  ])('is refused with %o: %s', (front: object, why: string) => {
    expect(lessonSchema.safeParse({ ...plain.data, ...front }).success, why).toBe(false);
  });
});
