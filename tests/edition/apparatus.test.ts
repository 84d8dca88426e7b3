import { describe, expect, test } from 'vitest';
import { type Correction, correctionSchema } from '../../src/edition/shapes/correction.ts';
import { SHOWN } from '../../src/edition/shapes/example.ts';
import { type Source, sourceSchema } from '../../src/edition/shapes/source.ts';
import { citedIn, correctionsIn, examplesIn, sectionsOf } from '../../src/edition/text-parts.ts';
import { LOCALES } from '../../src/language/locale.ts';
import {
  chapterNames,
  chapterText,
  exampleFile,
  exampleIds,
  listed,
  pageText,
} from './content-files.ts';

const sources = listed<Source>('sources').map((source) => sourceSchema.parse(source));
const corrections = listed<Correction>('corrections').map((one) => correctionSchema.parse(one));
const chapters = LOCALES.flatMap((locale) =>
  chapterNames(locale).map((name) => chapterText(locale, name)),
);
const pages = LOCALES.flatMap((locale) =>
  ['start.mdx', 'about.mdx'].map((name) => pageText(locale, name)),
);

describe('The two languages tell the same book', () => {
  test('the chapters are the same', () => {
    expect(chapterNames('yo')).toEqual(chapterNames('en'));
  });

  test.each(chapterNames('en'))('%s has the same anchors, examples and corrections', (name) => {
    const en = chapterText('en', name);
    const yo = chapterText('yo', name);

    expect(sectionsOf(yo).map(({ id }) => id)).toEqual(sectionsOf(en).map(({ id }) => id));
    expect(examplesIn(yo)).toEqual(examplesIn(en));
    expect(correctionsIn(yo)).toEqual(correctionsIn(en));
    expect([...citedIn(yo)].sort()).toEqual([...citedIn(en)].sort());
  });
});

describe('Every claim has its source', () => {
  const cited = new Set([
    ...[...chapters, ...pages].flatMap(citedIn),
    ...exampleIds().flatMap((id) => exampleFile(id).source),
    ...corrections.flatMap((correction) => correction.sources),
  ]);
  const known = sources.map(({ id }) => id);

  test('every source that is cited is in the bibliography', () => {
    expect([...cited].filter((id) => !known.includes(id))).toEqual([]);
  });

  test('every source in the bibliography is cited', () => {
    expect(known.filter((id) => !cited.has(id))).toEqual([]);
  });

  test('every worked example names the sources of its rule', () => {
    expect(exampleIds().filter((id) => exampleFile(id).source.length === 0)).toEqual([]);
  });

  test('every correction that is written down is told in a chapter, and the other way round', () => {
    const told = [...new Set(chapters.flatMap(correctionsIn))].sort();

    expect(corrections.map(({ id }) => id).sort()).toEqual(told);
  });
});

describe('Every rule is shown', () => {
  test('every worked example stands in a chapter, once', () => {
    const shown = chapterNames('en').flatMap((name) => examplesIn(chapterText('en', name)));

    expect([...shown].sort()).toEqual([...exampleIds()].sort());
  });

  test.each(SHOWN)('some example shows: %s', (shown) => {
    expect(exampleIds().some((id) => exampleFile(id).shows.includes(shown))).toBe(true);
  });
});
