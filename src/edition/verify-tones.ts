/** Proof of the tones: what the data says of a word must be what its spelling says. */
import { melodyOf, type Sung, sung, syllablesOf } from '../language/tones.ts';
import type { Difference, SayingFile, TermFile, ToneWord } from './shapes/tone.ts';

/** Words said in one breath, with the syllables their spelling gives. */
export type TonedLine = {
  readonly text: string;
  readonly words: readonly (Omit<ToneWord, 'syllables'> & {
    readonly syllables: readonly Sung[];
  })[];
};

const bare = (text: string): string => text.replaceAll(/[^\p{L}\p{M}’ ]/gu, '').trim();

const told = (
  syllables: readonly { s: string; tone: string; glide?: string | null | undefined }[],
) => syllables.map(({ s, tone, glide }) => `${s} ${tone}${glide ? ` ${glide}` : ''}`).join(', ');

function linesIn(
  file: SayingFile | TermFile,
): readonly { text: string; words: readonly ToneWord[] }[] {
  if (file.kind === 'saying') return file.lines;
  return [{ text: file.words.map(({ form }) => form).join(' '), words: file.words }];
}

/** The lines of a saying or term. Throws when the syllables are not those of the spelling, or words do not make up their line. */
export function tonedLines(file: SayingFile | TermFile): readonly TonedLine[] {
  return linesIn(file).map(({ text, words }) => {
    const forms = words.map(({ form }) => form).join(' ');
    if (bare(text) !== bare(forms))
      throw new Error(`content/tones.json, ${file.id}: “${text}” is not made of “${forms}”.`);
    const spelled = words.map(({ form }) => form.split(' ').flatMap(syllablesOf));
    const said = sung(spelled.flat());
    let from = 0;
    return {
      text,
      words: words.map((word, place) => {
        const to = from + (spelled[place]?.length ?? 0);
        const syllables = said.slice(from, to);
        from = to;
        if (told(word.syllables) !== told(syllables))
          throw new Error(
            `content/tones.json, ${file.id}, “${word.form}”: the spelling says ${told(syllables)}; the data says ${told(word.syllables)}.`,
          );
        return { ...word, syllables };
      }),
    };
  });
}

const lettersOf = (line: TonedLine): string =>
  line.text
    .normalize('NFD')
    .replaceAll(/[\u0300\u0301]/g, '')
    .toLowerCase();

/** In what two terms differ. Throws when they are the same. */
export function differenceOf(one: TonedLine, two: TonedLine): Difference {
  const [first, second] = [one, two].map(({ words }) =>
    melodyOf(words.flatMap(({ syllables }) => syllables)),
  );
  if (lettersOf(one) === lettersOf(two) && first === second)
    throw new Error(`“${one.text}” and “${two.text}” are the same word.`);
  if (lettersOf(one) === lettersOf(two)) return 'tones';
  return first === second ? 'letters' : 'both';
}
