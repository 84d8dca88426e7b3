/** The chapters of the book in reading order, in each language. */
import { type CollectionEntry, getCollection } from 'astro:content';
import { LOCALES, type Locale, isLocale } from '../language/locale.ts';

export type Chapter = {
  readonly entry: CollectionEntry<'chapters'>;
  readonly locale: Locale;
  /** The address below the language: `rules`. */
  readonly slug: string;
};

/** The chapters of a language, in reading order. Throws when one lacks its translation. */
export async function chaptersIn(locale: Locale): Promise<readonly Chapter[]> {
  const all = (await getCollection('chapters')).map(placed);
  for (const chapter of all)
    for (const other of LOCALES)
      if (!all.some((one) => one.slug === chapter.slug && one.locale === other))
        throw new Error(`content/chapters/${other}/${chapter.slug}.mdx is missing.`);
  return all
    .filter((chapter) => chapter.locale === locale)
    .sort((a, b) => a.entry.data.order - b.entry.data.order);
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
