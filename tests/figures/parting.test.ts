import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seedTotal } from '../../src/engine/board.ts';
import { makeMove } from '../../src/engine/move-notation.ts';
import { legalMoves } from '../../src/engine/legal.ts';
import { makePosition } from '../../src/engine/notation.ts';
import type { Ruleset } from '../../src/engine/ruleset.ts';
import { RULESETS, rulesetOf } from '../../src/engine/rulesets/all.ts';
import { compare } from '../../src/figures/comparison.ts';
import { phrasesOf } from '../../src/language/phrases.ts';
import { tagsOf } from '../../src/narration/rules.ts';
import { anyPosition } from '../support/arbitraries.ts';

const phrases = phrasesOf('en');
const book = (id: string): Ruleset => {
  const ruleset = rulesetOf(id);
  if (ruleset === null) throw new Error(id);
  return ruleset;
};

const sameBoard = (one: Ruleset, two: Ruleset): boolean =>
  one.board.columns === two.board.columns && seedTotal(one.board) === seedTotal(two.board);

/** The books of each size of board, so that every pair of them is compared. */
const groups = RULESETS.filter(
  (one, place) => RULESETS.findIndex((two) => sameBoard(one, two)) === place,
).map((one) => RULESETS.filter((two) => sameBoard(one, two)));

const differenceIn = (position: string, move: string, first: string, second: string) =>
  compare({ rulesets: [book(first), book(second)], position, move, phrases })[1]?.difference;

describe('The clause a difference names', () => {
  test.each(groups.map((books) => ({ name: books.map(({ id }) => id).join(', '), books })))(
    'is one of the named book: $name',
    ({ books }) => {
      const [any = book('ayo')] = books;
      const asked = fc.record({ position: anyPosition(any), choice: fc.nat() });

      fc.assert(
        fc.property(asked, ({ position, choice }) => {
          const moves = books.flatMap((one) =>
            legalMoves(one, position).map((move) => makeMove(one, move)),
          );
          const texts = [...moves, '1', 'pass', 'arrange', '+2'];
          const move = texts[choice % texts.length] ?? '1';
          for (const first of books) {
            const rulesets = [first, ...books.filter((one) => one !== first)];
            const written = makePosition(position);
            for (const { ruleset, difference } of compare({
              rulesets,
              position: written,
              move,
              phrases,
            })) {
              if (difference === null) continue;
              const named = difference.book === 'this' ? ruleset : first;
              expect(tagsOf(named)).toContainEqual(
                expect.objectContaining({ tag: difference.tag, stage: difference.stage }),
              );
            }
          }
        }),
        { numRuns: 60 },
      );
    },
  );

  test('rearranging is the opening', () => {
    const START = '4 4 4 4 4 4 4 4 / 4 4 4 4 4 4 4 4  0-0  S';

    expect(differenceIn(START, 'arrange', 'iyogh-summary', 'iyogh')).toEqual({
      stage: 'opening',
      tag: 'opening:arrange',
      book: 'this',
    });
  });

  test('a winning sweep is the custom, not an end', () => {
    const SWEEP = '3 0 0 0 0 2 / 0 0 0 0 1 1  21-20  S';

    expect(differenceIn(SWEEP, '6', 'oware-sweep-to-win', 'ayo-destroy')).toMatchObject({
      stage: 'grand-slam',
      tag: 'grand-slam:wins',
    });
  });

  test('an endless relay is read in the book that refuses it, or as what the other does instead', () => {
    const ENDLESS = '0 1 0 1 2 0 / 1 0 1 0 1 2  20-19  S';

    expect(differenceIn(ENDLESS, '5', 'ayo', 'ayoayo')).toMatchObject({
      tag: 'relay:endless',
      book: 'this',
    });
    expect(differenceIn(ENDLESS, '5', 'ayoayo', 'ayo')).toMatchObject({
      tag: 'relay:never',
      book: 'this',
    });
  });
});

describe('A position that is at its end already', () => {
  const OVER = '0 0 0 1 0 0 / 0 0 0 0 0 0  24-23  N';

  test('is shown ended, with what is gathered', () => {
    const [ayo] = compare({ rulesets: [book('ayo')], position: OVER, move: '7', phrases });

    expect(ayo?.result).toMatchObject({
      kind: 'ended',
      told: [
        'Stores: South 24, North 23.',
        'North has no seeds to play, so the game ends. The one seed left in South’s row goes to South’s store.',
        'South wins, 25 to 23.',
      ],
    });
  });

  test('is compared by how it ends', () => {
    const remainder = '0 0 1 1 0 0 / 0 0 0 0 0 0  23-23  S';

    expect(differenceIn(remainder, '3', 'ayo', 'ayoayo')).toEqual({
      stage: 'end',
      tag: 'end:no-move',
      book: 'this',
    });
    expect(differenceIn(remainder, '3', 'ayo', 'oware')).toBeNull();
  });
});
