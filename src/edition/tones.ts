/** What is shown by its tones, proved against its spelling before it reaches a page. */
import { getCollection } from 'astro:content';
import { melodyOf } from '../language/tones.ts';
import type { Row } from './data-row.ts';
import type { SayingFile, TermFile, ToneComparisonFile, ToneFile } from './shapes/tone.ts';
import { differenceOf, type TonedLine, tonedLines } from './verify-tones.ts';

export type Saying = { readonly file: SayingFile; readonly lines: readonly TonedLine[] };
export type Term = { readonly file: TermFile; readonly line: TonedLine };
type Group = ToneComparisonFile['groups'][number];
export type Compared = Omit<Group, 'terms'> & { readonly terms: readonly Term[] };

async function toneFile(id: string): Promise<ToneFile> {
  const found = (await getCollection('tones')).find((entry) => entry.id === id);
  if (found === undefined) throw new Error(`content/tones.json: there is no "${id}".`);
  return found.data;
}

/** A saying by its id. Throws when there is none, or its tones are not those of its spelling. */
export async function sayingOf(id: string): Promise<Saying> {
  const file = await toneFile(id);
  if (file.kind !== 'saying') throw new Error(`content/tones.json: "${id}" is no saying.`);
  return { file, lines: tonedLines(file) };
}

/** A term by its id. Throws when there is none, or its tones are not those of its spelling. */
async function termOf(id: string): Promise<Term> {
  const file = await toneFile(id);
  const [line] = file.kind === 'term' ? tonedLines(file) : [];
  if (file.kind !== 'term' || line === undefined)
    throw new Error(`content/tones.json: "${id}" is no term.`);
  return { file, line };
}

/** A comparison by its id. Throws when two of its terms do not differ as it says. */
export async function toneComparisonOf(
  id: string,
): Promise<{ readonly file: ToneComparisonFile; readonly groups: readonly Compared[] }> {
  const file = await toneFile(id);
  if (file.kind !== 'comparison') throw new Error(`content/tones.json: "${id}" is no comparison.`);
  const groups = await Promise.all(
    file.groups.map(async (group) => ({
      ...group,
      terms: await Promise.all(group.terms.map(termOf)),
    })),
  );
  for (const { terms, differ } of groups) {
    const [one, two] = terms;
    const found = one && two ? differenceOf(one.line, two.line) : undefined;
    if (found !== differ)
      throw new Error(
        `content/tones.json, ${id}: ${namesOf(terms)} differ in ${found}, not ${differ}.`,
      );
  }
  return { file, groups };
}

const namesOf = (terms: readonly Term[]): string =>
  terms.map(({ line }) => line.text).join(' and ');

/** Every syllable in a row, for the download. */
export async function toneRows(): Promise<readonly Row[]> {
  const entries = await getCollection('tones');
  return entries.flatMap(({ data }) => {
    if (data.kind === 'comparison') return [];
    return tonedLines(data).flatMap(({ words }, line) =>
      words.flatMap(({ form, from, gloss, syllables }) =>
        syllables.map(({ s, tone, glide }) => ({
          id: data.id,
          line: line + 1,
          word: form,
          short_for: from ?? null,
          syllable: s,
          tone,
          glide,
          melody_of_word: melodyOf(syllables),
          gloss_en: gloss.en,
          gloss_yo: gloss.yo,
          sources: data.sources.join(' '),
        })),
      ),
    );
  });
}
