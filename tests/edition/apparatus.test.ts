import { describe, expect, test } from 'vitest';
import { type Disagreement, disagreementSchema } from '../../src/edition/shapes/disagreement.ts';
import { SHOWN } from '../../src/edition/shapes/example.ts';
import { type Source, sourceSchema } from '../../src/edition/shapes/source.ts';
import { citedIn, disagreementsIn, examplesIn, sectionsOf } from '../../src/edition/text-parts.ts';
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
const disagreements = listed<Disagreement>('disagreements').map((one) =>
  disagreementSchema.parse(one),
);
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

  test.each(chapterNames('en'))(
    '%s has the same anchors, examples, corrections and disputes',
    (name) => {
      const en = chapterText('en', name);
      const yo = chapterText('yo', name);

      expect(sectionsOf(yo).map(({ id }) => id)).toEqual(sectionsOf(en).map(({ id }) => id));
      expect(examplesIn(yo)).toEqual(examplesIn(en));
      expect(disagreementsIn(yo)).toEqual(disagreementsIn(en));
      expect([...citedIn(yo)].sort()).toEqual([...citedIn(en)].sort());
    },
  );
});

describe('Every claim has its source', () => {
  const cited = new Set([
    ...[...chapters, ...pages].flatMap(citedIn),
    ...exampleIds().flatMap((id) => exampleFile(id).source),
    ...disagreements.flatMap((one) => one.sources),
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

  const told = new Set(chapters.flatMap(disagreementsIn));

  test('every error and every dispute is told in a chapter, or says why it is not', () => {
    const due = disagreements.filter(({ kind, apart }) => kind !== 'note' && apart === undefined);

    expect(due.map(({ id }) => id).filter((id) => !told.has(id))).toEqual([]);
  });

  test('what says why no chapter tells it is told in none', () => {
    const alone = disagreements.filter(({ apart }) => apart !== undefined);

    expect(alone.map(({ id }) => id).filter((id) => told.has(id))).toEqual([]);
  });

  test('each disagreement is written down once', () => {
    const ids = disagreements.map(({ id }) => id);

    expect(ids).toEqual([...new Set(ids)]);
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
