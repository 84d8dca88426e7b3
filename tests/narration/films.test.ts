import { describe, expect, test } from 'vitest';
import { filmOfLine } from '../../src/figures/line-film.ts';
import { stillsOf } from '../../src/figures/stills.ts';
import { LOCALES, type Locale } from '../../src/language/locale.ts';
import { phrasesOf } from '../../src/language/phrases.ts';
import { exampleFile, exampleIds } from '../edition/content-files.ts';

const filmIn = (locale: Locale, id: string) => {
  const file = exampleFile(id);
  return filmOfLine({
    ruleset: file.ruleset,
    start: file.start,
    moves: file.moves.map((move) => move.play),
    remarks: file.moves.flatMap((move, turn) =>
      (move.say ?? []).map((remark) => ({ turn, at: remark.at, text: remark[locale] })),
    ),
    phrases: phrasesOf(locale),
  });
};

/** A film as a page of text: one beat a paragraph, its remark indented, its seeds below. */
const asText = (locale: Locale, id: string): string =>
  filmIn(locale, id)
    .beats.map(({ name, caption, remark }, place) =>
      [`${place + 1} ${name}: ${caption}`, ...(remark === null ? [] : [`    ${remark}`])].join(
        '\n',
      ),
    )
    .join('\n');

describe.each(LOCALES)('What is said of every worked example, in %s', (locale) => {
  test.each(exampleIds())('%s', async (id) => {
    await expect(`${asText(locale, id)}\n`).toMatchFileSnapshot(`golden/${locale}/${id}.txt`);
  });
});

describe('The stills of a film', () => {
  test.each(exampleIds())('%s: every beat is told under exactly one picture', (id) => {
    const film = filmIn('en', id);

    expect(stillsOf(film).flatMap((still) => still.beats)).toEqual(film.beats);
  });

  test.each(exampleIds())('%s: no beat is without words', (id) => {
    expect(filmIn('en', id).beats.filter((beat) => beat.caption === '')).toEqual([]);
  });

  test.each(exampleIds())('%s: every remark of the file is shown', (id) => {
    const remarks = exampleFile(id).moves.flatMap((move) => move.say ?? []);
    const shown = filmIn('en', id).beats.filter((beat) => beat.remark !== null);

    expect(shown).toHaveLength(remarks.length);
  });
});
