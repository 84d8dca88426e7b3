/** The glossary: its words in the order of the Yorùbá alphabet, and where the chapters use them. */
import { getCollection } from 'astro:content';
import type { Locale } from '../language/locale.ts';
import { compareYoruba, headingOf } from '../language/yoruba-order.ts';
import { chaptersIn } from './chapters.ts';
import type { Row } from './data-row.ts';
import type { Term } from './shapes/term.ts';
import { termsIn } from './term-uses.ts';

/** All terms, in order. */
export const glossary = async (): Promise<readonly Term[]> =>
  (await getCollection('glossary'))
    .map(({ data }) => data)
    .sort((a, b) => compareYoruba(a.form, b.form));

/** A term by id. Throws when a text names one that is not in the glossary. */
export async function glossaryTerm(id: string): Promise<Term> {
  const found = (await glossary()).find((term) => term.id === id);
  if (found === undefined) throw new Error(`<Term id="${id}"> is not in content/glossary.json.`);
  return found;
}

export type LetterGroup = { readonly letter: string; readonly terms: readonly Term[] };

/** The terms under the letters of the alphabet; letters without a term are left out. */
export async function termsByLetter(): Promise<readonly LetterGroup[]> {
  const groups = Map.groupBy(await glossary(), ({ form }) => headingOf(form));
  return [...groups].map(([letter, terms]) => ({ letter, terms }));
}

/** Where a chapter links a term: an anchor on its first use. */
export type Place = { readonly slug: string; readonly title: string };

/** The chapters of a language that use each term, in reading order, by the term's id. */
export async function placesOfTerms(
  locale: Locale,
): Promise<ReadonlyMap<string, readonly Place[]>> {
  const forms = await glossary();
  const places = new Map<string, Place[]>();
  for (const { slug, entry } of await chaptersIn(locale))
    for (const id of termsIn(entry.body ?? '', forms, locale)) {
      const known = places.get(id) ?? [];
      places.set(id, [...known, { slug, title: entry.data.title }]);
    }
  return places;
}

/** The glossary as rows, to take away. */
export const glossaryRows = async (): Promise<readonly Row[]> =>
  (await glossary()).map((term) => ({
    id: term.id,
    form: term.form,
    printed_in_base_article: term.printed ?? null,
    tones: term.tones ?? null,
    gloss_en: term.gloss.en,
    gloss_yo: term.gloss.yo,
    literal_en: term.literal?.en ?? null,
    literal_yo: term.literal?.yo ?? null,
    morphology_en: term.morphology?.en.replaceAll('*', '') ?? null,
    morphology_yo: term.morphology?.yo ?? null,
    category: term.category,
    how_sure: term.sure,
    sources: term.sources.join(' '),
    note_en: term.note?.en.replaceAll('*', '') ?? null,
    note_yo: term.note?.yo ?? null,
    disagreements: term.see?.join(' ') ?? null,
  }));
