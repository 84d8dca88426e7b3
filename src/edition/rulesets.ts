/** What the book tells of each rule book: apparatus, clauses, and the example that shows each clause. */
import { getCollection } from 'astro:content';
import type { Ruleset } from '../engine/ruleset.ts';
import { RULESETS, rulesetOf } from '../engine/rulesets/all.ts';
import { LOCALES, type Locale } from '../language/locale.ts';
import { ruleWordsOf } from '../language/rule-phrases.ts';
import type { RulesetNames } from '../language/ruleset-name.ts';
import { clausesOf, type Clause } from '../narration/rules.ts';
import { chaptersIn } from './chapters.ts';
import { exampleShowing } from './clause-shown.ts';
import type { Example } from './example.ts';
import { exampleOf } from './examples.ts';
import type { RulesetFile } from './shapes/ruleset.ts';
import { examplesIn } from './text-parts.ts';

/** A clause as the book prints it: with the example that shows it, and why it is a ruling if it is one. */
export type PrintedClause = Clause & {
  readonly example: Example | null;
  /** The rule book the example is played by, when it is another that has the same rule. */
  readonly borrowedFrom: string | null;
  readonly ruling: string | null;
};

/** A rule book with everything the book tells of it. */
export type RuleBook = { readonly ruleset: Ruleset; readonly file: RulesetFile };

/** Every rule book, in the order they are shown. Throws when engine and content know different ones. */
export async function ruleBooks(): Promise<readonly RuleBook[]> {
  const entries = await getCollection('rulesets');
  const strays = entries.filter(({ id }) => rulesetOf(id) === null);
  if (strays.length > 0)
    throw new Error(`content/rulesets/${strays[0]?.id}.yaml: the engine has no such rule book.`);
  return RULESETS.map((ruleset) => {
    const entry = entries.find(({ id }) => id === ruleset.id);
    if (entry === undefined) throw new Error(`content/rulesets/${ruleset.id}.yaml is missing.`);
    const tags = clausesOf(ruleWordsOf('en'), ruleset).map(({ tag }) => tag);
    for (const { tag } of entry.data.rulings)
      if (!tags.includes(tag))
        throw new Error(
          `content/rulesets/${ruleset.id}.yaml: "${tag}" is no clause of it. There are: ${tags.join(', ')}.`,
        );
    return { ruleset, file: entry.data };
  });
}

/** The names of all rule books in a language, to be handed to a board. */
export const namesIn = async (locale: Locale): Promise<RulesetNames> =>
  Object.fromEntries(
    (await ruleBooks()).map(({ ruleset, file }) => [ruleset.id, file.name[locale]]),
  );

/** One rule book. Throws when there is none of that name. */
export async function ruleBook(id: string): Promise<RuleBook> {
  const all = await ruleBooks();
  const found = all.find(({ ruleset }) => ruleset.id === id);
  if (found === undefined)
    throw new Error(
      `There is no rule book "${id}". There are: ${all.map(({ ruleset }) => ruleset.id).join(', ')}.`,
    );
  return found;
}

/** The clauses of a rule book as they are printed. */
export async function printedClauses(
  { ruleset, file }: RuleBook,
  locale: Locale,
): Promise<readonly PrintedClause[]> {
  const shown = await inReadingOrder(locale);
  return clausesOf(ruleWordsOf(locale), ruleset).map((clause) => ({
    ...clause,
    ...exampleFor(shown, ruleset, clause.tag),
    ruling: file.rulings.find((ruling) => ruling.tag === clause.tag)?.[locale] ?? null,
  }));
}

/** The examples as a reader meets them: the first that shows a rule is the one written to show it. */
async function inReadingOrder(locale: Locale): Promise<readonly Example[]> {
  const chapters = await chaptersIn(locale);
  const ids = chapters.flatMap(({ entry }) => examplesIn(entry.body ?? ''));
  return Promise.all(ids.map(exampleOf));
}

/** The board a clause is seen on: one of its own rule book, else of the first that has the same rule. */
export function exampleFor(
  shown: readonly Example[],
  ruleset: Ruleset,
  tag: string,
): Pick<PrintedClause, 'example' | 'borrowedFrom'> {
  for (const book of [ruleset, ...RULESETS]) {
    const hasRule = clausesOf(ruleWordsOf('en'), book).some((clause) => clause.tag === tag);
    const example = hasRule ? exampleShowing(shown, book, tag) : null;
    if (example !== null) return { example, borrowedFrom: book.id === ruleset.id ? null : book.id };
  }
  return { example: null, borrowedFrom: null };
}

/** A page for each rule book in each language, as Astro asks for them. */
export const rulesetPages = async () =>
  (await ruleBooks()).flatMap((book) =>
    LOCALES.map((locale) => ({
      params: { lang: locale, ruleset: book.ruleset.id },
      props: { locale, book },
    })),
  );
