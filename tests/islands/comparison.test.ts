import { describe, expect, test } from 'vitest';
import { makeMove } from '../../src/engine/move-notation.ts';
import { startOf } from '../../src/engine/position.ts';
import { rulesetOf } from '../../src/engine/rulesets/all.ts';
import type { Ruleset } from '../../src/engine/ruleset.ts';
import { heldAgainst, inOrder, toggled } from '../../src/islands/state/chosen-books.ts';
import {
  askedComparison,
  comparisonAddress,
} from '../../src/islands/state/comparison-in-address.ts';
import { moveOrFirst, offeredMoves } from '../../src/islands/state/offered-moves.ts';

const book = (id: string): Ruleset => {
  const ruleset = rulesetOf(id);
  if (ruleset === null) throw new Error(`There is no rule book "${id}".`);
  return ruleset;
};

describe('The rule books of a comparison', () => {
  test('count once each, however often a link names them', () => {
    expect(askedComparison('?books=ayo,ayo,oware,ayo')?.books).toEqual(['ayo', 'oware']);
  });

  test('stand as on the shelf behind the one they are held against', () => {
    expect(inOrder(['oware', 'jodu', 'ayo', 'chess', 'jodu'])).toEqual(['oware', 'ayo', 'jodu']);
    expect(toggled(['oware', 'jodu'], 'ayo')).toEqual(['oware', 'ayo', 'jodu']);
    expect(heldAgainst(['oware', 'ayo', 'jodu'], 'jodu')).toEqual(['jodu', 'ayo', 'oware']);
  });

  test('hand the first place on when the first one goes', () => {
    expect(toggled(['oware', 'ayo', 'jodu'], 'oware')).toEqual(['ayo', 'jodu']);
    expect(toggled(['oware'], 'oware')).toEqual([]);
  });

  test('come back from the address in the same order', () => {
    const books = ['oware', 'ayo', 'jodu'];
    const address = comparisonAddress('https://book.example/en/', {
      position: 'x',
      move: '1',
      books,
    });

    expect(inOrder(askedComparison(new URL(address).search)?.books ?? [])).toEqual(books);
  });
});

describe('The moves offered', () => {
  const START = '4 4 4 4 4 4 / 4 4 4 4 4 4  0-0  S';
  const HELD = '4 4 4 4 4 4 4 4 / 4 4 4 4 4 4 4 0  2-2  S';
  const offered = (books: readonly string[], position: string): readonly string[] => {
    const rulesets = books.map(book);
    return offeredMoves(rulesets, position).map((move) => makeMove(rulesets[0] as Ruleset, move));
  };

  test('are the pits of the side to move, filled or not', () => {
    expect(offered(['ayo', 'oware'], START)).toEqual(['1', '2', '3', '4', '5', '6']);
  });

  test('hold passing and entering from the hand where a rule book knows them', () => {
    expect(offered(['iyogh'], HELD)).toEqual(expect.arrayContaining(['pass', '+1', '+2', '8']));
  });

  test('hold rearranging where a game has not begun, in any of the rule books', () => {
    const start = '4 4 4 4 4 4 4 4 / 4 4 4 4 4 4 4 4  0-0  S';
    expect(offered(['iyogh'], start)).toEqual(['arrange', 'pass']);
  });

  test('are none where the first rule book cannot read the board', () => {
    expect(offered(['ayo', 'iyogh'], HELD)).toEqual([]);
  });

  test('are not asked for what is no move: then the first one allowed is taken', () => {
    const position = { ...startOf(book('ayo')), seeds: [0, 8, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4] };

    expect(moveOrFirst(book('ayo'), position, '99')).toBe('2');
    expect(moveOrFirst(book('ayo'), position, '7')).toBe('7');
  });
});
