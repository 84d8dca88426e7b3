import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { RULESETS } from '../../src/engine/rulesets/all.ts';
import { filmOfLine } from '../../src/figures/line-film.ts';
import { LOCALES, type Locale } from '../../src/language/locale.ts';
import { phrasesOf } from '../../src/language/phrases.ts';

/** The start and the moves of the game that is kept as text for a rule book. */
function keptGame(id: string): { start: string; moves: readonly string[] } {
  const text = readFileSync(new URL(`../playthroughs/${id}.txt`, import.meta.url), 'utf8');
  return {
    start: text.split('\n')[2] ?? '',
    moves: Array.from(text.matchAll(/^\d+\. (\S+) {2}\(of /gm), ([, move = '']) => move),
  };
}

/** A whole game told: each move a paragraph of its own. */
function toldIn(locale: Locale, id: string): string {
  const film = filmOfLine({
    ruleset: id,
    ...keptGame(id),
    remarks: [],
    phrases: phrasesOf(locale),
  });
  const moves = new Map<number, string[]>();
  for (const { turn, name, caption } of film.beats) {
    const move = name === 'start' ? -1 : turn;
    moves.set(move, [...(moves.get(move) ?? []), caption]);
  }
  return Array.from(moves, ([move, told]) => `${move + 1}. ${told.join(' ')}`).join('\n');
}

describe.each(LOCALES)('A whole game of each rule book, told in %s', (locale) => {
  test.each(RULESETS.map(({ id }) => id))('%s', async (id) => {
    await expect(`${toldIn(locale, id)}\n`).toMatchFileSnapshot(`golden/games/${locale}/${id}.txt`);
  });
});
