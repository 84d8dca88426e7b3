/** Asks the index, and puts the answers in order: what is spelt as it was typed comes first. */
import { hitOf, isMarked, questionsFor, typedWords } from '../../language/search-match.ts';
import { fold } from '../../language/yoruba-order.ts';

/** One place in the book, as the index keeps it. */
export type Found = {
  /** From the top of the book: `en/rules/#sweep`. */
  readonly raw_url: string;
  readonly content: string;
  readonly locations: readonly number[];
  readonly meta: { readonly title?: string };
  readonly filters: { readonly kind?: readonly string[]; readonly page?: readonly string[] };
};
/** The part of Pagefind that is used. */
export type Index = {
  readonly options: (options: { baseUrl: string; basePath: string }) => Promise<void>;
  readonly init: () => Promise<void>;
  readonly search: (
    words: string,
  ) => Promise<{ results: readonly { readonly id: string; data: () => Promise<Found> }[] }>;
};

export type Answer = {
  readonly address: string;
  readonly title: string;
  readonly page: string;
  readonly kind: string;
  readonly text: string;
  /** Whether a word of it answers the search. */
  readonly answers: (word: string) => boolean;
};
export type Answers = {
  readonly shown: readonly Answer[];
  /** How many places answer; not all may be shown. */
  readonly count: number;
  /** Whether what is shown is spelt as it was typed, with its marks, or nothing is; null where no marks were typed. */
  readonly exact: boolean | null;
  /** How many more answer in another spelling. */
  readonly otherwise: number;
};

const MOST_LOOKED_INTO = 120;
const MOST_SHOWN = 40;
/** Letters that a word and its stem share at least. */
const STEM = 3;
const WORDS = /[\p{L}\p{M}\p{N}’']+/gu;

const wordsOf = ({ content, meta }: Found): readonly string[] =>
  `${meta.title ?? ''} ${content}`.match(WORDS) ?? [];

/** Every word that was typed with marks stands in the place as it was typed. */
const isExact = (found: Found, typed: readonly string[]): boolean => {
  const words = wordsOf(found);
  return typed.filter(isMarked).every((one) => words.some((word) => hitOf(word, one) === 'exact'));
};

/** A place whose title is what was typed comes before one whose title only has it, and that before all others. */
function rank({ meta }: Found, typed: readonly string[]): number {
  const title = (meta.title ?? '').match(WORDS) ?? [];
  const hits = typed.map((one) => title.map((word) => hitOf(word, one)));
  if (!hits.every((row) => row.some((hit) => hit !== null))) return 2;
  return title.length === typed.length && title.join('').length <= typed.join('').length + 4
    ? 0
    : 1;
}

/** @param wide whether other spellings are shown too, where some answer in the one that was typed */
export async function ask(index: Index, typed: string, wide: boolean): Promise<Answers> {
  const found = new Map<string, Found>();
  const words = typedWords(typed);
  for (const question of questionsFor(typed)) {
    const { results } = await index.search(question);
    const looked = results.slice(0, MOST_LOOKED_INTO).filter(({ id }) => !found.has(id));
    const places = await Promise.all(
      looked.map(async (result) => ({ id: result.id, place: await result.data() })),
    );
    for (const { id, place } of places)
      if (question === words.join(' ') || answersAll(place, words)) found.set(id, place);
  }
  const all = [...found.values()];
  const exact = words.some(isMarked) ? all.filter((one) => isExact(one, words)) : [];
  const narrow = exact.length > 0 && !wide;
  const shown = (narrow ? exact : all).toSorted(
    (a, b) =>
      Number(!exact.includes(a)) - Number(!exact.includes(b)) || rank(a, words) - rank(b, words),
  );
  return {
    count: shown.length,
    exact: words.some(isMarked) && !wide ? exact.length > 0 : null,
    shown: shown.slice(0, MOST_SHOWN).map((one) => answerOf(one, words, narrow)),
    otherwise: narrow ? all.length - exact.length : 0,
  };
}

const answersAll = (found: Found, typed: readonly string[]): boolean => {
  const words = wordsOf(found);
  return typed.every((one) => words.some((word) => hitOf(word, one) !== null));
};

/** Stems are trusted where they begin as the typed word does. */
const begins = (word: string, typed: string): boolean =>
  fold(word).slice(0, STEM) === fold(typed).slice(0, STEM);

function answerOf(found: Found, typed: readonly string[], narrow: boolean): Answer {
  // The index knows words by their stems: what it found may begin otherwise than what was typed.
  const pieces = found.content.split(/\s+/);
  const stems = new Set(found.locations.flatMap((at) => pieces[at]?.match(WORDS) ?? []));
  const marked = typed.filter(isMarked);
  const answers = (word: string): boolean =>
    typed.some((one) => {
      const hit = hitOf(word, one);
      return narrow && marked.includes(one) ? hit === 'exact' : hit !== null;
    }) ||
    (!narrow && stems.has(word) && typed.some((one) => begins(word, one)));
  return {
    address: found.raw_url,
    title: found.meta.title ?? '',
    page: found.filters.page?.[0] ?? '',
    kind: found.filters.kind?.[0] ?? '',
    text: found.content,
    answers,
  };
}
