/** What the text of a lesson plan is made of, and what may be wrong with it. */
import { differingParagraphs } from './paragraphs.ts';
import type { LessonFront } from './shapes/lesson.ts';
import { examplesIn, sectionsOf } from './text-parts.ts';

/** The sections of every lesson, in this order: anchors are the same in all languages. */
export const LESSON_SECTIONS = [
  'aims',
  'needs',
  'steps',
  'questions',
  'slips',
  'pace',
  'curriculum',
  'more',
] as const;

/** A step of a lesson, and the minute at which it begins. */
export type Step = { readonly title: string; readonly minutes: number; readonly from: number };

/** The steps of a lesson, in order: `<Step minutes={10} title="…">`. */
export function stepsIn(body: string): readonly Step[] {
  let from = 0;
  return Array.from(body.matchAll(/<Step\s([^>]*)>/g), ([, inside = '']) => {
    const minutes = Number(/\bminutes=\{(\d+)\}/.exec(inside)?.[1]);
    const step = { title: /\btitle="([^"]*)"/.exec(inside)?.[1] ?? '', minutes, from };
    from += minutes;
    return step;
  });
}

/** The places a text leads to, in order, and the skills whose worksheets it offers. */
export const linksIn = (body: string): readonly string[] =>
  Array.from(body.matchAll(/<(?:Go|Worksheet)\s+(to|skill)="([^"]*)"/g), ([, kind, where = '']) =>
    kind === 'to' ? where : `worksheets: ${where}`,
  );

/** How many items the lists of each section have: aims, questions, slips. */
const itemsIn = (body: string): readonly string[] =>
  body.split(/(?=<Section\s)/).flatMap((part) => {
    const id = sectionsOf(part)[0]?.id;
    return id === undefined ? [] : [`${id} ${part.match(/^(?:[-*]|\d+\.) /gm)?.length ?? 0}`];
  });

export type LessonText = { readonly data: LessonFront; readonly body: string };

/**
 * What is wrong with one lesson, one line a fault.
 * @param known the examples and the sheets that there are
 */
export function faultsOfLesson(
  { data, body }: LessonText,
  known: { readonly examples: readonly string[]; readonly sheets: readonly string[] },
): readonly string[] {
  const faults: string[] = [];
  const sections = sectionsOf(body).map(({ id }) => id);
  if (sections.join() !== LESSON_SECTIONS.join())
    faults.push(
      `its sections are ${sections.join(', ')}; needed are ${LESSON_SECTIONS.join(', ')}.`,
    );
  const steps = stepsIn(body);
  for (const { title, minutes } of steps)
    if (!(minutes > 0)) faults.push(`the step "${title}" has no minutes={…}.`);
  const sum = steps.reduce((all, { minutes }) => all + minutes, 0);
  if (sum !== data.minutes)
    faults.push(`its steps take ${sum} minutes; it says that it takes ${data.minutes}.`);
  for (const sheet of data.sheets)
    if (!known.sheets.includes(sheet))
      faults.push(`there is no sheet "${sheet}". There are: ${known.sheets.join(', ')}.`);
  for (const example of examplesIn(body))
    if (!known.examples.includes(example)) faults.push(`there is no example "${example}".`);
  return faults;
}

const alike = (lesson: LessonText): Readonly<Record<string, string>> => ({
  order: String(lesson.data.order),
  ages: `${lesson.data.ages.from}–${lesson.data.ages.to}`,
  minutes: String(lesson.data.minutes),
  skills: lesson.data.skills.join(', '),
  sheets: lesson.data.sheets.join(', '),
  sections: sectionsOf(lesson.body)
    .map(({ id }) => id)
    .join(', '),
  'minutes of its steps': stepsIn(lesson.body)
    .map(({ minutes }) => minutes)
    .join(', '),
  examples: examplesIn(lesson.body).join(', '),
  links: linksIn(lesson.body).join(', '),
  'items in its lists': itemsIn(lesson.body).join(', '),
});

/** In what two languages tell a lesson differently, one line a fault. */
export function unlike(one: LessonText, two: LessonText): readonly string[] {
  const other = alike(two);
  const faults = Object.entries(alike(one))
    .filter(([what, value]) => other[what] !== value)
    .map(
      ([what, value]) => `${what}: ${value} in one language, ${other[what] ?? ''} in the other.`,
    );
  for (const { section, one: own, two: others } of differingParagraphs(one.body, two.body))
    faults.push(`section "${section}": ${own} paragraphs in one language, ${others} in the other.`);
  return faults;
}
