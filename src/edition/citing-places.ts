/** Where each source is cited in the book: the pages and their sections, for the bibliography. */
import { lessonWordsOf } from '../language/lesson-phrases.ts';
import type { Locale } from '../language/locale.ts';
import { chaptersIn } from './chapters.ts';
import { disagreementOf } from './disagreements.ts';
import { exampleOf } from './examples.ts';
import { lessons } from './lessons.ts';
import { ruleBooks } from './rulesets.ts';
import { sourcesOfText } from './sources-of-text.ts';
import { citations, type Section, sectionsOf } from './text-parts.ts';

/** A page that cites a source, and the sections that do; none when only the page as a whole does. */
export type CitingPage = {
  readonly to: string;
  readonly title: string;
  readonly sections: readonly Section[];
};

const TAGS =
  /<Section\s[^>]*>|<Cite\s[^>]*?ids="([^"]*)"|<(?:Example|Frames)\s[^>]*?id="([^"]*)"|<(?:Correction|Dispute)\s[^>]*?id="([^"]*)"/g;

/** A section of a text and the sources cited in it; null for what stands before the first section. */
type Citing = { readonly section: Section | null; readonly sources: ReadonlySet<string> };

/** The sections of a text that cite anything, in order, with what they cite. */
async function citingSections(body: string): Promise<readonly Citing[]> {
  const found: { section: Section | null; sources: Set<string> }[] = [
    { section: null, sources: new Set() },
  ];
  for (const [tag, cited, example, told] of body.matchAll(TAGS)) {
    const [section] = sectionsOf(tag);
    if (section) found.push({ section, sources: new Set() });
    const ids =
      cited !== undefined
        ? citations(cited).map(({ source }) => source)
        : example !== undefined
          ? (await exampleOf(example)).file.source
          : told !== undefined
            ? (await disagreementOf(told)).sources
            : [];
    for (const id of ids) found.at(-1)?.sources.add(id);
  }
  return found.filter(({ sources }) => sources.size > 0);
}

/** The pages of a language that cite each source, in reading order, by the source’s id. */
export async function citingPages(
  locale: Locale,
): Promise<ReadonlyMap<string, readonly CitingPage[]>> {
  const pages = new Map<string, CitingPage[]>();
  const add = (source: string, page: CitingPage): void => {
    pages.set(source, [...(pages.get(source) ?? []), page]);
  };
  const texts = [
    ...(await chaptersIn(locale)).map(({ slug, entry: { body, data } }) => ({
      to: slug,
      title: data.short,
      body: body ?? '',
    })),
    ...(await lessons(locale)).map(({ slug, entry: { body, data } }) => ({
      to: `lessons/${slug}`,
      title: `${lessonWordsOf(locale).lesson}: ${data.title}`,
      body: body ?? '',
    })),
  ];
  for (const { to, title, body } of texts) {
    const citing = await citingSections(body);
    // Figures and tables cite too, wherever they stand.
    for (const source of await sourcesOfText(body))
      add(source, {
        to,
        title,
        sections: citing.flatMap(({ section, sources }) =>
          section !== null && sources.has(source) ? [section] : [],
        ),
      });
  }
  for (const { ruleset, file } of await ruleBooks())
    for (const source of file.sources)
      add(source, {
        to: `rule-books/${ruleset.id}`,
        title: `${file.name[locale].text}: ${file.name[locale].custom}`,
        sections: [],
      });
  return pages;
}
