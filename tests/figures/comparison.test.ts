import { describe, expect, test } from 'vitest';
import { rulesetOf } from '../../src/engine/rulesets/all.ts';
import type { Ruleset } from '../../src/engine/ruleset.ts';
import { compare } from '../../src/figures/comparison.ts';
import { phrasesOf } from '../../src/language/phrases.ts';

const books = (...ids: string[]): Ruleset[] =>
  ids.map((id) => {
    const ruleset = rulesetOf(id);
    if (ruleset === null) throw new Error(id);
    return ruleset;
  });

const compared = (position: string, move: string, ...ids: string[]) =>
  compare({ rulesets: books(...ids), position, move, phrases: phrasesOf('en') });

const stages = (position: string, move: string, ...ids: string[]) =>
  compared(position, move, ...ids).map(({ difference }) => difference?.stage ?? null);

describe('Rule books held against the first', () => {
  const SWEEP = '3 0 0 0 0 2 / 0 0 0 0 1 1  21-20  S';

  test('the sweep is where the customs part', () => {
    expect(stages(SWEEP, '6', 'ayo', 'oware', 'ayo-destroy', 'ayo-taboo', 'handout')).toEqual([
      null,
      null,
      'grand-slam',
      'grand-slam',
      'grand-slam',
    ]);
  });

  test('a refused move says why', () => {
    const [, taboo] = compared(SWEEP, '6', 'ayo', 'ayo-taboo');

    expect(taboo?.result.kind === 'refused' && taboo.result.why).toContain(
      'it is not allowed while another move exists: play pit 1',
    );
  });

  test('the twelfth seed parts them at the long lap', () => {
    const TWELVE = '0 0 12 0 0 0 / 1 1 1 1 1 1  15-15  S';

    expect(stages(TWELVE, '3', 'ayo', 'jodu-48')).toEqual([null, 'origin']);
  });

  test('the remainder parts them at the end, by the rule that ends the game', () => {
    const [, ayoayo] = compared('0 0 0 0 0 1 / 0 0 0 1 1 0  22-23  S', '6', 'ayo', 'ayoayo');

    expect(ayoayo?.difference).toEqual({ stage: 'end', tag: 'end:no-move', book: 'this' });
    expect(ayoayo?.result.kind === 'played' && ayoayo.result.ending).toMatch(
      /so the game ends\. .* wins, \d+ to \d+\.$/,
    );
  });

  test('a relay parts them where the last seed is lifted again', () => {
    expect(stages('0 1 0 1 2 0 / 1 0 1 0 1 2  20-19  S', '5', 'ayo', 'ayoayo')).toEqual([
      null,
      'relay',
    ]);
  });

  test('a board of other size or number of seeds is told, not forced', () => {
    const [, jodu, iyogh] = compared(SWEEP, '6', 'ayo', 'jodu', 'iyogh');

    expect(jodu?.result.kind).toBe('not-here');
    expect(iyogh?.result.kind).toBe('not-here');
  });

  test('pits that hold something else than under the first book are framed', () => {
    const [first, destroy] = compared(SWEEP, '6', 'ayo', 'ayo-destroy');
    const framedIn = (one: typeof first): number[] =>
      one?.result.kind === 'played'
        ? one.result.picture.pits
            .filter((pit) => pit.marks.includes('differs'))
            .map((pit) => pit.pit + 1)
        : [];

    expect(framedIn(first)).toEqual([]);
    expect(framedIn(destroy)).toEqual([1, 7, 8]);
  });
});
