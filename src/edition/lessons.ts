/** The lesson plans in their order, in each language: a plan with a fault stops the build here. */
import { type CollectionEntry, getCollection } from 'astro:content';
import { isLocale, LOCALES, type Locale } from '../language/locale.ts';
import { examples } from './examples.ts';
import { faultsOfLesson, type LessonText, type Step, stepsIn, unlike } from './lesson-parts.ts';
import type { Station } from './reading-order.ts';
import { ruleBooks } from './rulesets.ts';
import { OTHER_SHEETS } from './shapes/lesson.ts';

export type Lesson = {
  readonly entry: CollectionEntry<'lessons'>;
  readonly locale: Locale;
  /** The address below `lessons/`: `numbers`. */
  readonly slug: string;
  readonly steps: readonly Step[];
};

let read: Promise<readonly Lesson[]> | null = null;

/** The lessons of a language, in order. Throws with every fault of every lesson named. */
export async function lessons(wanted: Locale): Promise<readonly Lesson[]> {
  return (await (read ??= readAll())).filter(({ locale }) => locale === wanted);
}

/** The lessons of a language as pages that follow each other. */
export const lessonStations = async (locale: Locale): Promise<readonly Station[]> =>
  (await lessons(locale)).map(({ slug, entry: { data } }) => ({
    slug: `lessons/${slug}`,
    title: data.title,
    short: data.title,
    part: 'apparatus',
    sister: false,
  }));

async function readAll(): Promise<readonly Lesson[]> {
  const all = (await getCollection('lessons')).map(placed);
  const known = {
    examples: [...(await examples()).keys()],
    sheets: [...OTHER_SHEETS, ...(await ruleBooks()).map(({ ruleset }) => ruleset.id)],
  };
  const faults = all.flatMap((lesson) => {
    const others = LOCALES.filter((locale) => locale !== lesson.locale).flatMap((locale) => {
      const other = all.find((one) => one.slug === lesson.slug && one.locale === locale);
      if (other === undefined) return [`content/lessons/${locale}/${lesson.slug}.mdx is missing.`];
      return unlike(textOf(lesson), textOf(other));
    });
    return [...faultsOfLesson(textOf(lesson), known), ...others].map(
      (fault) => `content/lessons/${lesson.locale}/${lesson.slug}.mdx: ${fault}`,
    );
  });
  if (faults.length > 0)
    throw new Error(`The lesson plans are not ready to go out:\n  ${faults.join('\n  ')}`);
  return all.sort((a, b) => a.entry.data.order - b.entry.data.order);
}

const textOf = ({ entry }: Lesson): LessonText => ({ data: entry.data, body: entry.body ?? '' });

function placed(entry: CollectionEntry<'lessons'>): Lesson {
  const [locale, slug = ''] = entry.id.split('/');
  if (!isLocale(locale)) throw new Error(`content/lessons/${entry.id}: no such language.`);
  return { entry, locale, slug, steps: stepsIn(entry.body ?? '') };
}
