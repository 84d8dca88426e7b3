/** The chapters of the book in reading order, in each language. */
import { type CollectionEntry, getCollection } from 'astro:content';
import { differingParagraphs } from './paragraphs.ts';
import { examplesIn, sectionsOf } from './text-parts.ts';
import { LOCALES, type Locale, isLocale } from '../language/locale.ts';

export type Chapter = {
  readonly entry: CollectionEntry<'chapters'>;
  readonly locale: Locale;
  /** The address below the language: `rules`. */
  readonly slug: string;
};

/** The chapters of a language, in reading order. Throws when one lacks its translation. */
export async function chaptersIn(wanted: Locale): Promise<readonly Chapter[]> {
  const all = (await getCollection('chapters')).map(placed);
  for (const chapter of all)
    for (const locale of LOCALES) {
      const other = all.find((one) => one.slug === chapter.slug && one.locale === locale);
      if (other === undefined)
        throw new Error(`content/chapters/${locale}/${chapter.slug}.mdx is missing.`);
      demandSameParts(chapter, other);
    }
  return all
    .filter((chapter) => chapter.locale === wanted)
    .sort((a, b) => a.entry.data.order - b.entry.data.order);
}

/**
 * Throws when a chapter and its translation have not the same sections and examples, in the same
 * order, or not the same number of paragraphs in a section: a paragraph has one anchor in all languages.
 */
function demandSameParts(one: Chapter, two: Chapter): void {
  const partsOf = ({ entry }: Chapter): string =>
    [...sectionsOf(entry.body ?? '').map(({ id }) => id), ...examplesIn(entry.body ?? '')].join(
      ', ',
    );
  if (partsOf(one) !== partsOf(two))
    throw new Error(
      `${one.slug}.mdx has other sections or examples in one language than in the other:\n  ${one.locale}: ${partsOf(one)}\n  ${two.locale}: ${partsOf(two)}`,
    );
  const [different] = differingParagraphs(one.entry.body ?? '', two.entry.body ?? '');
  if (different !== undefined)
    throw new Error(
      `${one.slug}.mdx, section "${different.section}": ${different.one} paragraphs in ${one.locale}, ${different.two} in ${two.locale}. Each paragraph needs its counterpart, in the same order.`,
    );
}

function placed(entry: CollectionEntry<'chapters'>): Chapter {
  const [locale, slug = ''] = entry.id.split('/');
  if (!isLocale(locale)) throw new Error(`content/chapters/${entry.id}: no such language.`);
  return { entry, locale, slug };
}

/** A page that is no chapter, in a language. Throws when it is missing. */
export async function pageIn(locale: Locale, slug: string): Promise<CollectionEntry<'pages'>> {
  const found = (await getCollection('pages')).find((entry) => entry.id === `${locale}/${slug}`);
  if (found === undefined) throw new Error(`content/pages/${locale}/${slug}.mdx is missing.`);
  return found;
}
