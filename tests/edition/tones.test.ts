import { describe, expect, test } from 'vitest';
import { type SayingFile, type TermFile, toneSchema } from '../../src/edition/shapes/tone.ts';
import { differenceOf, tonedLines } from '../../src/edition/verify-tones.ts';
import { melodyOf } from '../../src/language/tones.ts';
import { listed } from './content-files.ts';

const files = listed('tones').map((one) => toneSchema.parse(one));
const spoken = files.filter((file): file is SayingFile | TermFile => file.kind !== 'comparison');

function fileOf(id: string): SayingFile | TermFile {
  const found = spoken.find((file) => file.id === id);
  if (found === undefined) throw new Error(`No ${id}.`);
  return found;
}
const melodies = (id: string): readonly string[] =>
  tonedLines(fileOf(id)).map(({ words }) => melodyOf(words.flatMap(({ syllables }) => syllables)));

describe('Tones in the data', () => {
  test.each(spoken.map(({ id }) => id))('%s: are those of the spelling', (id) => {
    expect(() => tonedLines(fileOf(id))).not.toThrow();
  });

  test('both lines of the first proverb have seven syllables and begin mid, low, high', () => {
    expect(melodies('P1')).toEqual(['MLHMLHH', 'MLHHHHL']);
  });

  test('the second proverb, corrected, differs in three syllables from what is printed', () => {
    expect(melodies('P2-printed')).toEqual(['LHMLLHMHMLM', 'HLMHHMLHHM']);
    expect(melodies('P2')).toEqual(['LMMLLHMHMLL', 'HLLHHMLHHM']);
  });

  test('a wrong tone stops the build and both sides are told', () => {
    const file = structuredClone(fileOf('ota-enemy'));
    const [word] = file.kind === 'term' ? file.words : [];
    if (word?.syllables[1]) word.syllables[1] = { s: 'tá', tone: 'M' };
    expect(() => tonedLines(file)).toThrow(
      'the spelling says ọ̀ L, tá H rise; the data says ọ̀ L, tá M',
    );
  });

  test('a forgotten glide stops the build', () => {
    const file = structuredClone(fileOf('ota-enemy'));
    if (file.kind === 'term') delete file.words[0]?.syllables[1]?.glide;
    expect(() => tonedLines(file)).toThrow('ota-enemy');
  });

  test('a line that is not made of its words stops the build', () => {
    const file = structuredClone(fileOf('P1'));
    if (file.kind === 'saying') file.lines[0]?.words.pop();
    expect(() => tonedLines(file)).toThrow('is not made of');
  });
});

describe('Words set against one another', () => {
  const [joy, game, enemy, master, novice] = (
    ['ayo-joy', 'ayo', 'ota-enemy', 'ota-master', 'ope'] as const
  ).map((id) => {
    const [line] = tonedLines(fileOf(id));
    if (line === undefined) throw new Error(`${id} has no line.`);
    return line;
  });

  test('ayò and ayọ̀ differ in a letter, ọ̀ta and ọ̀tá in a tone, ọ̀ta and òpè in both', () => {
    if (!joy || !game || !enemy || !master || !novice) throw new Error('A word is missing.');
    expect(differenceOf(game, joy)).toBe('letters');
    expect(differenceOf(master, enemy)).toBe('tones');
    expect(differenceOf(master, novice)).toBe('both');
    expect(() => differenceOf(game, game)).toThrow('the same word');
  });
});
