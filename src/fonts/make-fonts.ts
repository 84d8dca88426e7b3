/**
 * Makes the book's fonts: three faces of Gentium Plus cut down to the letters the book needs, with
 * all the features that place marks. The licence reserves the name of the original, so the result
 * is called Ayo Text, inside the files too. Run with `npm run fonts`.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { LETTERS } from './letters.ts';
import { readNames, withNames, type FontNames } from './name-table.ts';

const FAMILY = 'Ayo Text';
const FACES = [
  { style: 'Regular', from: 'GentiumPlus_400Regular.ttf' },
  { style: 'Italic', from: 'GentiumPlus_400Regular_Italic.ttf' },
  { style: 'Bold', from: 'GentiumPlus_700Bold.ttf' },
] as const;

/** What composes letters and places marks; then kerning, ligatures and the kinds of figures. */
const FEATURES = ['ccmp', 'locl', 'mark', 'mkmk', 'rlig', 'calt', 'kern', 'liga', 'lnum', 'tnum'];

const LICENCE =
  'This Font Software is licensed under the SIL Open Font License, Version 1.1. See OFL.txt.';

function namesFor(original: FontNames, style: string): FontNames {
  const version = original.get(5) ?? 'Version 1';
  return new Map([
    [0, original.get(0) ?? ''],
    [1, FAMILY],
    [2, style],
    [3, `${FAMILY} ${style}; modified from ${version}`],
    [4, `${FAMILY} ${style}`],
    [5, version],
    [6, `AyoText-${style}`],
    [13, LICENCE],
    [14, 'https://openfontlicense.org'],
  ]);
}

const require = createRequire(import.meta.url);

for (const { style, from } of FACES) {
  const original = await readFile(require.resolve(`@expo-google-fonts/gentium-plus/${from}`));
  const renamed = withNames(original, namesFor(readNames(original), style));
  const face = await subsetFont(renamed, LETTERS, {
    targetFormat: 'woff2',
    keepFeatures: FEATURES,
    preserveNameIds: [0, 1, 2, 3, 4, 5, 6, 13, 14],
    noHinting: true,
  });
  await writeFile(new URL(`ayo-text-${style.toLowerCase()}.woff2`, import.meta.url), face);
}
